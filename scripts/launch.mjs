// Runs first on a new machine, so it uses only built-in modules of Node, from version 18 up.
// It installs what is missing (so its few texts are in this file), then runs the Node that npm installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [command, ...rest] = process.argv.slice(2)
const lock = join(root, 'package-lock.json')
const modules = join(root, 'node_modules')
const mark = join(modules, '.lettrine-installed')

function isInstalled() {
  const hash = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (existsSync(mark)) return readFileSync(mark, 'utf8') === hash
  const npmsOwn = join(modules, '.package-lock.json')
  return existsSync(npmsOwn) && statSync(npmsOwn).mtimeMs >= statSync(lock).mtimeMs
}

function install() {
  console.log('Installation des dépendances (une minute environ, la première fois)…')
  const npm = process.env.npm_execpath
  const [program, ...prefix] = npm ? [process.execPath, npm] : ['npm']
  const done = spawnSync(program, [...prefix, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (done.status !== 0) {
    console.error(
      'L’installation a échoué\u00a0: lisez le message de npm ci-dessus, puis relancez la commande.',
    )
    process.exit(1)
  }
  writeFileSync(mark, createHash('sha256').update(readFileSync(lock)).digest('hex'))
}

/** The Node 24 that npm installed, else the current one when it is recent enough. */
function findNode() {
  const executable = process.platform === 'win32' ? 'node.exe' : 'node'
  const os = process.platform === 'win32' ? 'win' : process.platform
  const installed = join(modules, `node-${os}-${process.arch}`, 'bin', executable)
  if (existsSync(installed)) return installed
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error(
    `Node 24 n’est pas fourni pour ${process.platform} ${process.arch}\u00a0: installez-le, puis relancez.`,
  )
  process.exit(1)
}

if (!isInstalled()) install()
const node = findNode()
const child = spawn(node, [join(root, 'scripts', `${command}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [dirname(node), join(modules, '.bin'), process.env.PATH].join(delimiter),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(modules, '.cache', 'node'),
  },
})
// Ctrl+C reaches the whole group: wait for the child, which stops its own children. A SIGTERM to this process alone is forwarded.
process.on('SIGINT', () => {})
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm runs this file in a shell that exits without forwarding its signal: the exit of the shell is the signal.
const parent = process.ppid
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
}
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
