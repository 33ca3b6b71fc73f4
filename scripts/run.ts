import { spawn } from 'node:child_process'

export type Ran = { code: number; output: string; seconds: number }

/** Runs a program to its end and returns its output; `show` also prints it live. */
export function run(
  program: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; show?: boolean; timeoutMs?: number } = {},
): Promise<Ran> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...(options.cwd ? { cwd: options.cwd } : {}),
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(options.timeoutMs ? { timeout: options.timeoutMs } : {}),
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text: string) => {
        output += text
        if (options.show) process.stdout.write(text)
      })
    }
    child.on('error', reject)
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 }),
    )
  })
}
