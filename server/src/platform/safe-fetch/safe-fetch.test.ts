import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FetchFailure, type FetchFault } from './fetch-failure.ts'
import { buildPageFetcher, type FetchRules, publicWeb } from './safe-fetch.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const html = { 'content-type': 'text/html; charset=utf-8' }
const redirectTo =
  (location: string): Answer =>
  (_, response) =>
    response.writeHead(302, { location }).end()

/** An endless body. */
function pour(response: ServerResponse, chunk: Buffer): void {
  const more = () => {
    while (!response.destroyed && response.write(chunk)) {}
  }
  response.on('drain', more)
  more()
}

const pages: Record<string, Answer> = {
  '/offer': (_, response) => response.writeHead(200, html).end('<p>Boulangère</p>'),
  '/gzip': (_, response) =>
    response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync('<p>Boulangère</p>')),
  '/latin1': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' })
      .end(Buffer.from('Boulangère à 1 900 \x80', 'latin1')),
  '/meta': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(Buffer.from('<meta charset="windows-1252">Boulangère', 'latin1')),
  '/undeclared': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(Buffer.from('Boulangère', 'latin1')),
  '/moved': redirectTo('/offer'),
  '/moved-twice': redirectTo('/moved'),
  '/loop': redirectTo('/loop'),
  '/to-metadata': redirectTo('http://169.254.169.254/latest/meta-data/'),
  '/to-loopback': redirectTo('http://[::1]/'),
  '/to-decimal': redirectTo('http://2130706433/'),
  '/to-file': redirectTo('file:///etc/passwd'),
  '/to-gopher': redirectTo('gopher://offers.example/1'),
  '/to-private-name': redirectTo('http://private.example/'),
  '/to-nowhere': redirectTo('http://'),
  '/endless': (_, response) => pour(response.writeHead(200, html), Buffer.alloc(65_536, 'a')),
  '/announced-large': (_, response) => {
    response.writeHead(200, { ...html, 'content-length': '6000000' }).write('a')
  },
  '/bomb': (_, response) =>
    response
      .writeHead(200, { ...html, 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(50_000_000), { level: 9 })),
  '/slow': (_, response) => {
    response.writeHead(200, html)
    const timer = setInterval(() => response.write('.'), 40)
    response.on('close', () => clearInterval(timer))
  },
  '/silent': () => {},
  '/headers': (_, response) => response.writeHead(200, { ...html, 'x-large': 'a'.repeat(40_000) }).end('a'),
  '/missing': (_, response) => response.writeHead(404, html).end('<p>Rien</p>'),
  '/broken': (_, response) => response.writeHead(500, html).end('<p>Panne</p>'),
  '/pdf': (_, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
  '/untyped': (_, response) => response.writeHead(200).end('a'),
  '/double-gzip': (_, response) =>
    response.writeHead(200, { ...html, 'content-encoding': 'gzip, gzip' }).end('a'),
  '/bad-gzip': (_, response) => response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end('plain'),
  '/cut': (_, response) => {
    response.writeHead(200, { ...html, 'content-length': '100' }).write('abc', () => response.destroy())
  },
}

let server: Server
let port: number
beforeAll(async () => {
  server = createServer((request, response) => pages[request.url ?? '']?.(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** The real rules, save that offers.example is this test's own server and its one port. */
const rules = (changed: Partial<FetchRules> = {}): FetchRules => ({
  ...publicWeb,
  resolve: async (host) => (host === 'offers.example' ? ['127.0.0.1'] : ['10.0.0.7']),
  mayConnect: (address, wanted) =>
    (address === '127.0.0.1' && wanted === port) || publicWeb.mayConnect(address, wanted),
  ...changed,
})

const at = (path: string) => `http://offers.example:${port}${path}`
const fetchPage = (url: string, changed?: Partial<FetchRules>, signal?: AbortSignal) =>
  buildPageFetcher(rules(changed))(url, { signal })

async function faultOf(asked: Promise<unknown>): Promise<FetchFault | string> {
  const fault: unknown = await asked.then(
    () => 'nothing was thrown',
    (thrown: unknown) => thrown,
  )
  return fault instanceof FetchFailure ? fault.fault : String(fault)
}

describe('pages that are read', () => {
  test.each([
    ['/offer', '<p>Boulangère</p>'],
    ['/gzip', '<p>Boulangère</p>'],
    ['/latin1', 'Boulangère à 1 900 €'],
    ['/meta', '<meta charset="windows-1252">Boulangère'],
    ['/undeclared', 'Boulangère'],
    ['/moved-twice', '<p>Boulangère</p>'],
  ])('%s', async (path, text) => {
    expect(await fetchPage(at(path))).toMatchObject({ type: 'html', text })
  })

  test('the address is the one that redirects led to', async () => {
    expect((await fetchPage(at('/moved'))).url).toBe(at('/offer'))
  })
})

describe('addresses that are refused before any connection', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://0.0.0.0/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.0.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://192.0.0.1/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fc00::1]/',
    'http://[fe80::1]/',
    'http://[ff02::1]/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://a.localhost/',
    'http://db.internal/',
    'http://printer.local/',
    'http://intranet/',
    'http://①②⑦.⓪.⓪.①/',
    'file:///etc/passwd',
    'gopher://example.com/',
    'ftp://example.com/',
    'javascript:alert(1)',
    'data:text/html,a',
    'http://user:secret@example.com/',
    'http://user@example.com/',
    'http://example.com:8080/',
    'https://example.com:22/',
    'http://',
    'not a url',
    '',
    '//example.com/',
  ])('%s', async (url) => {
    expect(await faultOf(fetchPage(url))).toBe('refused')
  })

  test('a name with one private address among public ones', async () => {
    const resolve = async () => ['93.184.215.14', '10.0.0.7']
    expect(await faultOf(fetchPage('https://example.com/', { resolve }))).toBe('refused')
  })
})

describe('answers that are refused', () => {
  test.each<[string, FetchFault]>([
    ['/to-metadata', 'refused'],
    ['/to-loopback', 'refused'],
    ['/to-decimal', 'refused'],
    ['/to-file', 'refused'],
    ['/to-gopher', 'refused'],
    ['/to-private-name', 'refused'],
    ['/to-nowhere', 'refused'],
    ['/loop', 'unreachable'],
    ['/endless', 'too-large'],
    ['/announced-large', 'too-large'],
    ['/bomb', 'too-large'],
    ['/headers', 'too-large'],
    ['/missing', 'unreachable'],
    ['/broken', 'unreachable'],
    ['/cut', 'unreachable'],
    ['/bad-gzip', 'unreachable'],
    ['/pdf', 'not-a-page'],
    ['/untyped', 'not-a-page'],
    ['/double-gzip', 'not-a-page'],
  ])('%s is %s', async (path, fault) => {
    expect(await faultOf(fetchPage(at(path)))).toBe(fault)
  })

  test.each(['/slow', '/silent'])('%s times out', async (path) => {
    const before = performance.now()
    expect(await faultOf(fetchPage(at(path), { timeoutMs: 300 }))).toBe('timeout')
    expect(performance.now() - before).toBeLessThan(2000)
  })

  test('a resolver that never answers times out', async () => {
    const resolve = () => new Promise<string[]>(() => {})
    expect(await faultOf(fetchPage(at('/offer'), { resolve, timeoutMs: 200 }))).toBe('timeout')
  })

  test.each([
    ['no address', async () => []],
    ['an unknown name', async () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' }))],
  ])('%s is unreachable', async (_, resolve) => {
    expect(await faultOf(fetchPage('http://example.com/', { resolve }))).toBe('unreachable')
  })
})

describe('a name that changes its address (DNS rebinding)', () => {
  test('the connection uses the checked address, whatever the DNS answers next', async () => {
    let asked = 0
    const resolve = async () => [asked++ === 0 ? '127.0.0.1' : '10.0.0.7']
    expect((await fetchPage(at('/offer'), { resolve })).text).toBe('<p>Boulangère</p>')
    expect(asked).toBe(1)
  })

  test('a redirect to the same name is checked again', async () => {
    let asked = 0
    const resolve = async () => [asked++ === 0 ? '127.0.0.1' : '10.0.0.7']
    expect(await faultOf(fetchPage(at('/moved'), { resolve }))).toBe('refused')
  })
})

test('aborting the signal stops the fetch', async () => {
  const leaving = new AbortController()
  const closed = new Promise<void>((resolve) => {
    pages['/left'] = (request) => request.on('close', resolve)
  })
  const asked = faultOf(fetchPage(at('/left'), {}, leaving.signal))
  setTimeout(() => leaving.abort(new Error('left')), 100)
  expect(await asked).toBe('Error: left')
  await closed
})
