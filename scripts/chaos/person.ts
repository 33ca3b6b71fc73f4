import { Observations } from './observations.ts'

export type Answer<Data> = { status: number; told: string; data: Data | undefined; details: unknown }

const password = 'Corail-des-mers-42'
const patienceMs = 60_000
let people = 0

/** Somebody with an account, who asks the product by its public address. */
export class Person {
  readonly #url: string
  readonly email: string
  token = ''
  id = ''

  private constructor(url: string) {
    this.#url = url
    people += 1
    this.email = `personne-${people}@example.org`
  }

  /** Signs up, as often as it takes. */
  static async signUp(url: string, seen = new Observations()): Promise<Person> {
    const person = new Person(url)
    const body = { name: 'Inès Carpentier', email: person.email, password }
    const answer = await fetch(`${url}/v1/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(body),
    })
    seen.add(String(answer.status), answer.ok)
    if (!answer.ok) throw new Error(`Sign-up answered ${answer.status}: ${await answer.text()}`)
    person.id = ((await answer.json()) as { user: { id: string } }).user.id
    const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])
    const token = await fetch(`${url}/v1/auth/token`, { headers: { cookie: cookie.join('; ') } })
    person.token = ((await token.json()) as { token: string }).token
    return person
  }

  /** A request; one that is cut or never answered is told by `told` and has the status 0. */
  async ask<Data>(method: string, path: string, body?: object, at = this.#url): Promise<Answer<Data>> {
    try {
      const answer = await fetch(`${at}/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(patienceMs),
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const text = await answer.text()
      const json = text.startsWith('{')
        ? (JSON.parse(text) as { data?: Data; code?: string; details?: unknown })
        : {}
      const told = json.code ? `${answer.status} ${json.code}` : String(answer.status)
      return { status: answer.status, told, data: json.data, details: json.details }
    } catch (fault) {
      const told = (fault as Error).name === 'TimeoutError' ? 'no answer' : 'cut'
      return { status: 0, told, data: undefined, details: undefined }
    }
  }
}
