import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { run } from './run.ts'
import { scriptText as texts } from './scripts.fr.ts'

const inputs = [
  'web/app/**/*',
  'web/public/**/*',
  'web/*.{ts,json}',
  '{contract,letter-craft}/src/**/*.ts',
  'package-lock.json',
]
const mark = 'web/build/inputs.sha256'

/** Builds the pages when a source file has changed since the last build. */
export async function buildWebIfStale(): Promise<void> {
  const hash = hashOfInputs()
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return
  console.log(texts.building)
  // Otherwise a build started by a test would inherit NODE_ENV=test and bundle the development build of React.
  const env = { NODE_ENV: 'production' }
  const { code, output } = await run('react-router', ['build'], { cwd: 'web', env })
  if (code !== 0) throw new Error(texts.buildFailed(output))
  writeFileSync(mark, hash)
}

function hashOfInputs(): string {
  const hash = createHash('sha256')
  const files = inputs.flatMap((pattern) => globSync(pattern, { withFileTypes: true }))
  const paths = files
    .filter((file) => file.isFile() && !/\.test\.tsx?$/.test(file.name))
    .map((file) => `${file.parentPath}/${file.name}`)
  for (const path of paths.sort()) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}
