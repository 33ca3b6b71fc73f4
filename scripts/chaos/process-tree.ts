import { existsSync, readFileSync } from 'node:fs'

/** Pids of the children of a process, and of theirs; of Linux. */
export function descendantsOf(pid: number): number[] {
  const list = `/proc/${pid}/task/${pid}/children`
  if (!existsSync(list)) return []
  const children = readFileSync(list, 'utf8').trim().split(/\s+/u).filter(Boolean).map(Number)
  return children.flatMap((child) => [child, ...descendantsOf(child)])
}

export function commandOf(pid: number): string {
  const file = `/proc/${pid}/cmdline`
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\0', ' ') : ''
}
