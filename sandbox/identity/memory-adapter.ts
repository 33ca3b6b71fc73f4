import type { Adapter, AdapterPayload } from 'oidc-provider'

type Kept = { payload: AdapterPayload; expiresAtMs: number }

const kept = new Map<string, Kept>()

/** In-memory store of the provider’s sessions, grants and codes. */
export class MemoryAdapter implements Adapter {
  readonly #model: string

  constructor(model: string) {
    this.#model = model
  }

  #key(id: string): string {
    return `${this.#model}:${id}`
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    kept.set(this.#key(id), { payload, expiresAtMs: Date.now() + expiresIn * 1000 })
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = kept.get(this.#key(id))
    return found && found.expiresAtMs > Date.now() ? found.payload : undefined
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findWhere((payload) => payload.uid === uid)
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#findWhere((payload) => payload.userCode === userCode)
  }

  async consume(id: string): Promise<void> {
    const found = kept.get(this.#key(id))
    if (found) found.payload.consumed = Math.floor(Date.now() / 1000)
  }

  async destroy(id: string): Promise<void> {
    kept.delete(this.#key(id))
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key)
  }

  #findWhere(fits: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    const mine = [...kept].filter(([key]) => key.startsWith(`${this.#model}:`))
    return mine.find(([, { payload, expiresAtMs }]) => expiresAtMs > Date.now() && fits(payload))?.[1].payload
  }
}
