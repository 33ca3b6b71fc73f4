import { otherUser } from '../identity/sandbox-users.ts'

export type Seen = {
  status: number
  html: string
  /** The form's action. */
  action: string
  /** The address on the other site where the sandbox sent the browser, if it did. */
  left?: string
}

/** A simulated browser: stores cookies, follows redirects, submits the form. */
export class Visitor {
  readonly #cookies = new Map<string, string>()

  async open(url: string, init: RequestInit = {}): Promise<Seen> {
    const { origin } = new URL(url)
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { ...init, headers: { cookie, ...init.headers }, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      this.#cookies.set(name!, value!)
    }
    const location = answer.headers.get('location')
    if (!location) {
      const html = await answer.text()
      const action = /action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
      return { status: answer.status, html, action: new URL(action, url).href }
    }
    const next = new URL(location, url)
    if (next.origin !== origin) return { status: answer.status, html: '', action: '', left: next.href }
    return this.open(next.href)
  }

  /** Submits the form of `page` with another identity than the demo ones, or refuses. */
  decide(page: Seen, choice: 'refuse' | { name: string; email: string; verified: boolean }): Promise<Seen> {
    const fields =
      choice === 'refuse'
        ? { person: otherUser, decision: 'refuse' }
        : {
            person: otherUser,
            name: choice.name,
            email: choice.email,
            ...(choice.verified ? { verified: 'on' } : {}),
            decision: 'accept',
          }
    return this.open(page.action, { method: 'POST', body: new URLSearchParams(fields) })
  }
}
