import type { EnabledBilling } from '../../server/src/domains/payments/index.ts'

/** Counts mails instead of sending them, by kind and by customer. */
export class MailCount {
  private readonly keys = new Set<string>()
  private readonly counts = new Map<string, number>()

  readonly mailer: EnabledBilling['mailer'] = {
    send: async (_db, { idempotencyKey, userId }) => {
      if (this.keys.has(idempotencyKey)) return
      this.keys.add(idempotencyKey)
      // «billing payment-failed …»: the kind is the second word, as `billing-mails.ts` writes it.
      const kind = idempotencyKey.split(' ')[1] ?? idempotencyKey
      this.add(kind)
      if (userId) this.add(`${userId} ${kind}`)
    },
  }

  private add(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1)
  }

  /** Number of mails of a kind to a customer. */
  countOf(userId: string, kind: string): number {
    return this.counts.get(`${userId} ${kind}`) ?? 0
  }

  /** Kinds in alphabetical order, with their numbers of mails. */
  byKind(): [kind: string, count: number][] {
    return [...this.counts].filter(([what]) => !what.includes(' ')).sort(([a], [b]) => (a < b ? -1 : 1))
  }
}
