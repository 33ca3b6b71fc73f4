import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { watchConnections } from './drain.ts'

it('lets a request that has begun end, and ends connections that ask for nothing', async () => {
  let finish = () => {}
  const server = createServer((_request, response) => {
    finish = () => response.end('done')
  })
  const endConnections = watchConnections(server)
  await once(server.listen(0), 'listening')
  const { port } = server.address() as AddressInfo
  const unused = connect(port)
  await once(unused, 'connect')
  const answer = fetch(`http://127.0.0.1:${port}/`)
  await once(server, 'request')

  const stop = endConnections()
  const closed = new Promise((done) => server.close(done))
  await once(unused, 'close')
  finish()
  expect(await (await answer).text()).toBe('done')
  await closed
  stop()
})
