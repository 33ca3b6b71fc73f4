import { createHash } from 'node:crypto'
import type { DBAdapter, DBAdapterInstance, DBTransactionAdapter, Where } from 'better-auth/types'

/** What is stored of the token of a session: 190 random bits need neither salt nor a slow hash. */
export const hashSessionToken = (token: string) => createHash('sha256').update(token).digest('base64url')

type Question = { model: string; where?: Where[] | undefined }

/** The tokens that a question on sessions names, by their hash. */
function tokensOf({ model, where = [] }: Question): Map<unknown, string> {
  if (model !== 'session') return new Map()
  const named = where.filter(({ field }) => field === 'token').flatMap(({ value }) => value)
  return new Map(
    named.flatMap((token) => (typeof token === 'string' ? [[hashSessionToken(token), token]] : [])),
  )
}

/** The same question, by the hashes of the tokens. */
function asStored<Asked extends Question>(asked: Asked): Asked {
  if (asked.model !== 'session' || !asked.where) return asked
  const hashed = ({ value }: Where) =>
    Array.isArray(value) ? value.map((one) => hashSessionToken(String(one))) : hashSessionToken(String(value))
  const where = asked.where.map((one) => (one.field === 'token' ? { ...one, value: hashed(one) } : one))
  return { ...asked, where }
}

/** A row with the token that it was asked by; a row found otherwise keeps the hash. */
function withToken<Row>(row: Row, tokens: Map<unknown, string>): Row {
  const token = tokens.get((row as { token?: unknown } | null)?.token)
  return token === undefined ? row : { ...row, token }
}

function hashing<Adapter extends DBTransactionAdapter>(adapter: Adapter): Adapter {
  const one =
    (ask: (asked: never) => Promise<unknown>) =>
    async (asked: Question): Promise<unknown> =>
      withToken(await ask(asStored(asked) as never), tokensOf(asked))
  const plain = (ask: (asked: never) => Promise<unknown>) => (asked: Question) =>
    ask(asStored(asked) as never)
  const replaced = {
    create: async (asked: { model: string; data: { token?: string } }) => {
      if (asked.model !== 'session' || asked.data.token === undefined) return adapter.create(asked)
      const { token } = asked.data
      const row = await adapter.create({ ...asked, data: { ...asked.data, token: hashSessionToken(token) } })
      return { ...row, token }
    },
    findOne: one(adapter.findOne),
    findMany: async (asked: Question) => {
      const tokens = tokensOf(asked)
      return (await adapter.findMany(asStored(asked))).map((row) => withToken(row, tokens))
    },
    update: one(adapter.update),
    consumeOne: one(adapter.consumeOne),
    incrementOne: one(adapter.incrementOne),
    updateMany: plain(adapter.updateMany),
    delete: plain(adapter.delete),
    deleteMany: plain(adapter.deleteMany),
    count: plain(adapter.count),
  }
  return { ...adapter, ...replaced } as Adapter
}

/** Better Auth's tables through `open`, where the token of a session is stored as its hash only. */
export function hashSessionTokens(open: DBAdapterInstance): DBAdapterInstance {
  return (options) => {
    const adapter: DBAdapter = open(options)
    const wrapped: DBAdapter = {
      ...hashing(adapter),
      transaction: (work) => adapter.transaction((change) => work(hashing(change))),
    }
    return wrapped
  }
}
