import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { MailStore } from './mail-store.ts'
import type { MailboxMode } from './modes.ts'

type Refusal = Error & { responseCode: number }

const refusal = (responseCode: number, sentence: string): Refusal =>
  Object.assign(new Error(sentence), { responseCode })

/** A mail server on this machine alone, that delivers to the list of kept mails. */
export async function startSmtpServer(options: {
  port: number
  mails: MailStore
  modeNow: () => MailboxMode
  slowMs: number
}): Promise<{ url: string; close: () => Promise<void> }> {
  const server = new SMTPServer({
    banner: 'Lettrine sandbox',
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: 5_000_000,
    disableReverseLookup: true,
    onRcptTo: (_address, _session, answer) => {
      const mode = options.modeNow()
      if (mode === 'busy') return answer(refusal(451, 'Sandbox: try again later'))
      if (mode === 'refusing') return answer(refusal(550, 'Sandbox: no such mailbox'))
      answer()
    },
    onData: (stream, session, answer) => {
      receive(stream, session).then(
        () => answer(),
        (fault) => answer(fault),
      )
    },
  })
  // A client that disconnects is no error of the server.
  server.on('error', () => {})

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of stream as AsyncIterable<Buffer>) parts.push(part)
    if (stream.sizeExceeded) throw refusal(552, 'Sandbox: message too large')
    const recipients = session.envelope.rcptTo.map(({ address }) => address)
    await options.mails.add(Buffer.concat(parts), recipients, new Date())
    if (options.modeNow() === 'slow') await pause(options.slowMs)
    if (options.modeNow() === 'cut-off') for (const connection of server.connections) connection.close()
  }

  const net = server.listen(options.port, '127.0.0.1')
  await once(net, 'listening')
  return {
    url: `smtp://127.0.0.1:${(net.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
