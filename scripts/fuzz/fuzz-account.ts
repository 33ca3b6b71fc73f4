import { setTimeout as pause } from 'node:timers/promises'
import { codeOfApplication, nextCodeOfApplication } from '../../sandbox/testing/application.ts'

type Json = Record<string, unknown>

const password = 'Corail-des-mers-42'

let asked = 0

/** Each request comes from another address: the limits of one would make all accounts wait for each other. */
const nextAddress = () => `203.0.113.${1 + (asked++ % 254)}`

/** An account of the fuzzer, with things of its own that requests can name. */
export class FuzzAccount {
  readonly #url: string
  readonly #email: string
  #token = ''
  #cookies = new Map<string, string>()
  #applicationKey: string | undefined
  #signingIn: Promise<void> | undefined
  /** Ids of its resources, by the parameter that names them. */
  readonly ids = new Map<string, string[]>()

  private constructor(url: string, email: string) {
    this.#url = url
    this.#email = email
  }

  static async open(url: string, number: number): Promise<FuzzAccount> {
    const account = new FuzzAccount(url, `fuzz-${number}@example.org`)
    await account.#enter('sign-up', { name: 'Inès Carpentier' })
    return account
  }

  get token(): string {
    return this.#token
  }

  /** Of its session, for routes that take no token. */
  get cookieHeaders(): Record<string, string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return { cookie, 'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '' }
  }

  get email(): string {
    return this.#email
  }

  /** Signs in again: a request may have ended its sessions. */
  signIn(): Promise<void> {
    this.#signingIn ??= this.#enter('sign-in', {}).finally(() => {
      this.#signingIn = undefined
    })
    return this.#signingIn
  }

  async #enter(way: 'sign-up' | 'sign-in', more: Json): Promise<void> {
    const body = { ...more, email: this.#email, password }
    const answer = await this.#ask(`${way}/email`, body)
    if (answer.status === 429) {
      await pause(1_000 * Number(answer.headers.get('retry-after') ?? 1))
      return this.#enter(way, more)
    }
    if (!answer.ok) throw new Error(`${way} answered ${answer.status}: ${await answer.text()}`)
    const { twoFactorRedirect } = (await answer.json()) as { twoFactorRedirect?: boolean }
    if (twoFactorRedirect) await this.#takeSecondStep(way, more)
    const token = await fetch(`${this.#url}/v1/auth/token`, { headers: this.cookieHeaders })
    this.#token = ((await token.json()) as { token: string }).token
  }

  /**
   * A code works once: the next one may be half a minute away, and the first step does not last for ever. The device is
   * trusted, so that few sign-ins need a code.
   */
  async #takeSecondStep(way: 'sign-up' | 'sign-in', more: Json): Promise<void> {
    const key = this.#applicationKey ?? ''
    for (const code of [codeOfApplication(key), nextCodeOfApplication(key)])
      if ((await this.#ask('two-factor/verify-totp', { code, trustDevice: true })).ok) return
    await pause(15_000)
    return this.#enter(way, more)
  }

  async #ask(path: string, body: Json): Promise<Response> {
    const answer = await fetch(`${this.#url}/v1/auth/${path}`, {
      method: 'POST',
      headers: {
        ...this.cookieHeaders,
        'content-type': 'application/json',
        'x-forwarded-for': nextAddress(),
      },
      body: JSON.stringify(body),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) this.#cookies.set(name, value)
      else this.#cookies.delete(name)
    }
    return answer
  }

  /** Turns on the second factor: what asks for one is reached then. */
  async turnOnSecondFactor(): Promise<void> {
    const { key } = (await this.#post('/users/second-factor', { password })) as { key: string }
    this.#applicationKey = key
    await this.#post('/users/second-factor/activate', { code: codeOfApplication(key) })
  }

  /** Makes what requests name: letters with versions, a link, an export, a template. */
  async furnish(): Promise<void> {
    const letter = await this.#make('/letters', {
      content: 'Madame,\n\nJe tiens la caisse.',
      title: 'Vendeuse',
    })
    const other = await this.#make('/letters', { content: 'Monsieur,', title: 'Caviste' })
    const template = await this.#make('/templates', {
      title: 'Caviste',
      template: '{{appel}},\n\nJe connais {{entreprise}}.\n\n{{formule}}',
    })
    const share = (await this.#post(`/letters/${letter}/shares`, {})) as {
      share?: { id: string }
      token?: string
    }
    await this.#post(`/letters/${letter}/export`, {})
    const versions = await this.#get(`/letters/${letter}/versions`, 'versions')
    const copies = await this.#get(`/letters/${letter}/copies`, 'copies')
    this.ids.set('letterId', [letter, other])
    this.ids.set('templateId', [template])
    this.ids.set('id', [letter, letter, other, template])
    this.ids.set('versionId', versions)
    this.ids.set('copyId', copies)
    this.ids.set('shareId', share.share ? [share.share.id] : [])
    this.ids.set('token', share.token ? [share.token] : [])
  }

  async #make(path: string, body: Json): Promise<string> {
    return ((await this.#post(path, body)) as { id: string }).id
  }

  async #post(path: string, body: Json): Promise<unknown> {
    return this.#data(path, { method: 'POST', body: JSON.stringify(body) })
  }

  async #get(path: string, list: string): Promise<string[]> {
    const data = (await this.#data(path, {})) as Record<string, { id: string }[]>
    return (data[list] ?? []).map(({ id }) => id)
  }

  async #data(path: string, init: RequestInit): Promise<unknown> {
    const headers = { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' }
    const answer = await fetch(`${this.#url}/v1${path}`, { ...init, headers })
    return ((await answer.json()) as { data?: unknown }).data ?? {}
  }
}
