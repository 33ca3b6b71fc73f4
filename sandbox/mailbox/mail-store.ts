import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'

export type StoredMail = {
  id: string
  receivedAt: string
  from: string
  to: string[]
  subject: string
  messageId: string
  headers: Record<string, string>
  html: string
  text: string
  /** As it came over the wire. */
  source: string
}

const maxStored = 200

/** The latest mails, in memory. */
export class MailStore {
  #mails: StoredMail[] = []

  /** Reads a message as it came; the newest mail comes first in every list. */
  async add(source: Buffer, recipients: string[], receivedAt: Date): Promise<void> {
    const parsed = await PostalMime.parse(source)
    this.#mails.unshift({
      id: randomUUID(),
      receivedAt: receivedAt.toISOString(),
      from: parsed.from?.address ? `${parsed.from.name ?? ''} <${parsed.from.address}>`.trim() : '',
      to: recipients,
      subject: parsed.subject ?? '',
      messageId: parsed.messageId ?? '',
      headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
      html: parsed.html ?? '',
      text: parsed.text ?? '',
      source: source.toString('utf8'),
    })
    this.#mails.length = Math.min(this.#mails.length, maxStored)
  }

  /** The newest first; `to` in any capitals. */
  list(to?: string): readonly StoredMail[] {
    if (to === undefined) return this.#mails
    const wanted = to.toLowerCase()
    return this.#mails.filter((mail) => mail.to.some((address) => address.toLowerCase() === wanted))
  }

  find(id: string): StoredMail | undefined {
    return this.#mails.find((mail) => mail.id === id)
  }

  clear(): void {
    this.#mails = []
  }
}
