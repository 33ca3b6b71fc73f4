import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../server/testing/free-port.ts'
import { openRelay } from './relay.ts'

export type Proxy = {
  name: string
  port: number
  start: (webPorts: readonly number[]) => Promise<void>
  close: () => Promise<void>
}

/** The proxy in front of the web processes: Caddy with the file of deploy, or a minimal one where Caddy is not installed. */
export async function openProxy(folder: string): Promise<Proxy> {
  const port = await freePort()
  return spawnSync('caddy', ['version']).status === 0 ? caddy(folder, port) : minimalProxy(port)
}

/** deploy/Caddyfile, with addresses of this machine in the place of containers. */
function caddyfile(port: number, webPorts: readonly number[]): string {
  const shipped = readFileSync(join(import.meta.dirname, '../../deploy/Caddyfile'), 'utf8')
  const upstreams = webPorts.map((web) => `127.0.0.1:${web}`).join(' ')
  const adapted = shipped
    .replace(/\{\$SITE\} \{/, `http://localhost:${port} {\n\tbind 127.0.0.1`)
    .replace(/to web1:3000 web2:3000/, `to ${upstreams}`)
  if (!adapted.includes(`to ${upstreams}`))
    throw new Error('deploy/Caddyfile has other upstreams than expected')
  return `{\n\tadmin off\n\tauto_https off\n}\n${adapted}`
}

function caddy(folder: string, port: number): Proxy {
  let end = async () => {}
  return {
    name: 'Caddy',
    port,
    start: async (webPorts) => {
      const file = join(folder, 'Caddyfile')
      writeFileSync(file, caddyfile(port, webPorts))
      const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
        env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
        stdio: 'ignore',
      })
      end = async () => {
        const exited = once(child, 'exit')
        child.kill('SIGTERM')
        await exited
      }
    },
    close: () => end(),
  }
}

const askEveryMs = 2_000

/** Gives each connection to the next web process that says it is ready. */
function minimalProxy(port: number): Proxy {
  let close = async () => {}
  return {
    name: 'a minimal proxy (Caddy is not installed)',
    port,
    start: async (webPorts) => {
      let ready: readonly number[] = webPorts
      let turn = 0
      const look = async () => {
        const answers = await Promise.all(
          webPorts.map((web) =>
            fetch(`http://127.0.0.1:${web}/readyz`, { signal: AbortSignal.timeout(1_500) }).then(
              ({ ok }) => ok,
              () => false,
            ),
          ),
        )
        ready = webPorts.filter((_, place) => answers[place])
      }
      const timer = setInterval(() => void look(), askEveryMs)
      const relay = await openRelay(() => ready[turn++ % ready.length], { slowMs: 0, cutAfter: 0, port })
      close = async () => {
        clearInterval(timer)
        await relay.close()
      }
    },
    close: () => close(),
  }
}
