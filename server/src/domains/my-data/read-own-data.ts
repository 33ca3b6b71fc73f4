import { MyData, OwnLetter } from '@lettrine/contract/my-data'
import type { Database } from '../../platform/database/database.ts'
import { exportOwnMails } from '../../platform/mail/outgoing-mails.repository.ts'
import { exportOwnActivity } from '../activity/index.ts'
import { exportOwnAnalyses } from '../analysis/index.ts'
import { exportOwnCareer } from '../career/index.ts'
import { exportOwnKeptExports } from '../exports/index.ts'
import {
  exportOwnAccount,
  exportOwnOperatorActions,
  exportOwnPasskeys,
  exportOwnSecondFactor,
  exportOwnSessions,
  exportOwnSignInMethods,
} from '../identity/index.ts'
import { exportOwnLetters, exportOwnVersions } from '../letters/index.ts'
import { exportOwnNotifications } from '../notifications/index.ts'
import { exportOwnPaymentMethods, exportOwnPayments, exportOwnReceipts } from '../payments/index.ts'
import { exportOwnAvatar, exportOwnProfile } from '../profile/index.ts'
import { exportOwnFaults, exportOwnIgnoredRules, exportOwnWords } from '../proofreading/index.ts'
import { findSettings } from '../settings/index.ts'
import { exportOwnShares } from '../sharing/index.ts'
import { exportOwnAiUses, exportOwnRefusals, exportOwnSubscriptions } from '../subscriptions/index.ts'
import { exportOwnTemplateActivity, exportOwnTemplates } from '../templates/index.ts'
import { exportOwnVoice } from '../voice/index.ts'

/** The files of the archive, by the id of what they show. */
export type ArchiveFiles = {
  avatar: string | null
  templates: Map<string, string>
  letters: Map<string, string>
  copies: Map<string, string>
}

export type OwnLetterRow = Awaited<ReturnType<typeof exportOwnLetters>>[number]

type Source = { db: Database; userId: string; files: ArchiveFiles }
type Section = Exclude<keyof MyData, 'version' | 'madeAt' | 'letters'>

/** Readers of each part of `donnees.json`. A new part in the contract does not compile without a reader. */
const readers: Record<Section, (source: Source) => Promise<unknown>> = {
  account: ({ db, userId }) => exportOwnAccount(db, userId),
  profile: async ({ db, userId }) => (await exportOwnProfile(db, userId)) ?? null,
  career: async ({ db, userId }) => (await exportOwnCareer(db, userId)) ?? null,
  voice: ({ db, userId }) => exportOwnVoice(db, userId),
  settings: ({ db, userId }) => findSettings(db, userId),
  avatar: async ({ db, userId, files }) => {
    const avatar = await exportOwnAvatar(db, userId)
    return avatar && files.avatar ? { madeAt: avatar.madeAt, file: files.avatar } : null
  },
  signInMethods: ({ db, userId }) => exportOwnSignInMethods(db, userId),
  sessions: ({ db, userId }) => exportOwnSessions(db, userId),
  secondFactor: async ({ db, userId }) => (await exportOwnSecondFactor(db, userId)) ?? null,
  passkeys: ({ db, userId }) => exportOwnPasskeys(db, userId),
  operatorActions: ({ db, userId }) => exportOwnOperatorActions(db, userId),
  mails: ({ db, userId }) => exportOwnMails(db, userId),
  subscriptions: ({ db, userId }) => exportOwnSubscriptions(db, userId),
  payments: ({ db, userId }) => exportOwnPayments(db, userId),
  paymentMethods: ({ db, userId }) => exportOwnPaymentMethods(db, userId),
  receipts: ({ db, userId }) => exportOwnReceipts(db, userId),
  aiUses: ({ db, userId }) => exportOwnAiUses(db, userId),
  notifications: ({ db, userId }) => exportOwnNotifications(db, userId),
  planRefusals: ({ db, userId }) => exportOwnRefusals(db, userId),
  personalWords: ({ db, userId }) => exportOwnWords(db, userId),
  frequentFaults: ({ db, userId }) => exportOwnFaults(db, userId),
  ignoredRules: ({ db, userId }) => exportOwnIgnoredRules(db, userId),
  templates: async ({ db, userId, files }) => {
    const rows = await exportOwnTemplates(db, userId)
    // A letter created after the files were written has none.
    return rows.flatMap((row) =>
      files.templates.has(row.id) ? { ...row, file: files.templates.get(row.id) } : [],
    )
  },
  templateMarks: ({ db, userId }) => exportOwnTemplateActivity(db, userId),
}

/** Exports only the fields of the contract, so that a secret in a row is never exported. */
function leaving(shape: { parse: (value: unknown) => unknown }, value: unknown): string {
  const parsed = shape.parse(JSON.parse(JSON.stringify(value ?? null)))
  return JSON.stringify(parsed, null, 2)
}

const lettersAtOnce = 20

/** A user’s letters, in batches. */
export async function* iterateOwnLetters(db: Database, userId: string): AsyncGenerator<OwnLetterRow> {
  let after: string | undefined
  while (true) {
    const rows = await exportOwnLetters(db, userId, { after, limit: lettersAtOnce })
    yield* rows
    after = rows.at(-1)?.id
    if (rows.length < lettersAtOnce) return
  }
}

/** `donnees.json`, one letter at a time. */
export async function* streamOwnData(source: Source, madeAt: Date): AsyncGenerator<string> {
  yield `{\n"version": 1,\n"madeAt": ${JSON.stringify(madeAt)}`
  for (const [section, read] of Object.entries(readers))
    yield `,\n"${section}": ${leaving(MyData.shape[section as Section], await read(source))}`
  yield ',\n"letters": ['
  let isFirst = true
  for await (const letter of iterateOwnLetters(source.db, source.userId)) {
    yield `${isFirst ? '' : ','}\n${leaving(OwnLetter, await withItsOwn(source, letter))}`
    isFirst = false
  }
  yield '\n]\n}\n'
}

async function withItsOwn({ db, userId, files }: Source, letter: OwnLetterRow) {
  const { id } = letter
  const copies = await exportOwnKeptExports(db, userId, id)
  return {
    ...letter,
    file: files.letters.get(id) ?? null,
    versions: await exportOwnVersions(db, userId, id),
    copies: copies.map((copy) => ({ ...copy, file: files.copies.get(copy.id) ?? null })),
    shares: await exportOwnShares(db, userId, id),
    analyses: await exportOwnAnalyses(db, userId, id),
    activity: await exportOwnActivity(db, { userId, letterId: id }),
  }
}
