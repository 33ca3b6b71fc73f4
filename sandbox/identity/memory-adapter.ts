import type { Adapter, AdapterPayload } from 'oidc-provider'

type StoredRecord = { payload: AdapterPayload; expiresAtMs: number }

const records = new Map<string, StoredRecord>()

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
    records.set(this.#key(id), { payload, expiresAtMs: Date.now() + expiresIn * 1000 })
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = records.get(this.#key(id))
    return found && found.expiresAtMs > Date.now() ? found.payload : undefined
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findWhere((payload) => payload.uid === uid)
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#findWhere((payload) => payload.userCode === userCode)
  }

  async consume(id: string): Promise<void> {
    const found = records.get(this.#key(id))
    if (found) found.payload.consumed = Math.floor(Date.now() / 1000)
  }

  async destroy(id: string): Promise<void> {
    records.delete(this.#key(id))
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of records) if (payload.grantId === grantId) records.delete(key)
  }

  #findWhere(fits: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    const mine = [...records].filter(([key]) => key.startsWith(`${this.#model}:`))
    return mine.find(([, { payload, expiresAtMs }]) => expiresAtMs > Date.now() && fits(payload))?.[1].payload
  }
}
