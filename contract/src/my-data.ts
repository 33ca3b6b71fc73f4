import { z } from 'zod'
import { ExportFormat } from './export.ts'
import { id } from './fields.ts'
import { KeptExportReason } from './kept-exports.ts'
import { Language, LetterStatus, LetterType, VersionAuthor } from './letters.ts'
import { myDataDescriptions as texts } from './my-data.fr.ts'
import { SignInMethod } from './sessions.ts'
import { TemplateDifficulty, TemplateModeration, TemplateType } from './templates.ts'
import { VoiceChoices } from './voice.ts'

// The content of `donnees.json` in the data export. Plain types without today's input limits: data stored under older
// limits must be exported too. Fields that are not listed here are not exported.

const instant = z.iso.datetime()
const maybeInstant = instant.nullable()
const count = z.number().int()
const text = z.string()
const maybeText = z.string().nullable()

const Account = z
  .object({
    id,
    name: text,
    email: text,
    isEmailVerified: z.boolean(),
    image: maybeText,
    createdAt: instant,
    updatedAt: instant,
    administratorSince: maybeInstant,
  })
  .describe(texts.account)

const OwnProfile = z
  .object({
    phoneNumber: maybeText,
    jobTitle: maybeText,
    industry: maybeText,
    location: maybeText,
    website: maybeText,
    bio: maybeText,
    gender: maybeText,
    civility: maybeText,
    address: z.array(text),
    city: maybeText,
    experience: maybeText,
    education: maybeText,
    skills: z.array(text),
    achievements: z.array(text),
    languages: z.array(text),
  })
  .describe(texts.profile)

const period = { from: text, to: text }

const OwnVoice = z
  .object({
    texts: z.array(z.object({ content: text, addedAt: instant })),
    choices: VoiceChoices.nullable(),
  })
  .describe(texts.voice)

const OwnCareer = z
  .object({
    cards: z.object({
      jobs: z.array(
        z.object({
          kind: text,
          title: text,
          employer: text,
          employerKind: text,
          place: text,
          ...period,
          current: z.boolean(),
          tasks: z.array(text),
          results: z.array(z.object({ text, year: text })),
          confirmed: z.boolean(),
        }),
      ),
      education: z.array(
        z.object({
          diploma: text,
          field: text,
          school: text,
          place: text,
          ...period,
          status: text,
          details: z.array(text),
          confirmed: z.boolean(),
        }),
      ),
      certificates: z.array(z.object({ name: text, year: text, confirmed: z.boolean() })),
      languages: z.array(z.object({ name: text, level: text, cefr: text, confirmed: z.boolean() })),
      tools: z.array(z.object({ name: text, confirmed: z.boolean() })),
      interests: z.array(z.object({ name: text, used: z.boolean(), confirmed: z.boolean() })),
    }),
    unfiled: z.array(text),
    updatedAt: instant,
  })
  .describe(texts.career)

const OwnSettings = z
  .object({
    tone: text,
    language: text,
    design: text,
    wordTarget: count,
    theme: text,
    notifyAbout: z.array(text),
    mailAbout: z.array(text),
    allowsModel: z.boolean(),
    allowsAnalytics: z.boolean().nullable(),
  })
  .describe(texts.settings)

const OwnSignInMethod = z.object({ method: SignInMethod.or(text), accountId: text, since: instant })

const OwnSession = z.object({
  address: maybeText,
  userAgent: maybeText,
  openedAt: instant,
  lastUsedAt: instant,
  expiresAt: instant,
})

const OwnSecondFactor = z.object({ since: instant, lastUsedAt: maybeInstant })

const OwnPasskey = z.object({ name: text, addedAt: instant, lastUsedAt: maybeInstant })

const OperatorAction = z.object({ action: text, details: z.unknown(), doneAt: instant })

const Mail = z.object({ subject: text, createdAt: instant, sentAt: maybeInstant, failedAt: maybeInstant })

const Subscription = z.object({
  id,
  planId: text,
  status: text,
  currentPeriodStart: instant,
  currentPeriodEnd: maybeInstant,
  createdAt: instant,
  updatedAt: instant,
})

const AiUse = z.object({ purpose: text, grantedAt: instant, refundedAt: maybeInstant })

const OwnPayment = z.object({
  id,
  kind: text,
  status: text,
  planId: text,
  interval: text,
  amountCents: count,
  refundedCents: count,
  currency: text,
  createdAt: instant,
  settledAt: maybeInstant,
})

const OwnPaymentMethod = z.object({ payerEmail: maybeText, createdAt: instant, goneAt: maybeInstant })

const OwnReceipt = z.object({
  number: text,
  paymentId: id,
  issuedAt: instant,
  totalCents: count,
  taxCents: count,
  customerName: text,
})

const PlanRefusal = z.object({ feature: text, day: text, count })

const OwnNotification = z.object({
  type: text,
  title: text,
  message: text,
  createdAt: instant,
  readAt: maybeInstant,
})

const OwnTemplate = z.object({
  id,
  title: text,
  template: text,
  description: text,
  type: TemplateType,
  tags: z.array(text),
  industry: z.array(text),
  difficulty: TemplateDifficulty,
  estimatedTime: count,
  isPremium: z.boolean(),
  isFeatured: z.boolean(),
  isAIGenerated: z.boolean(),
  moderation: TemplateModeration,
  refusalReason: maybeText,
  submittedAt: maybeInstant,
  version: count,
  useCount: count,
  finishedCount: count,
  reviewCount: count,
  createdAt: instant,
  updatedAt: instant,
  file: text.describe(texts.file),
})

const TemplateMarks = z
  .object({
    bookmarks: z.array(z.object({ templateId: id, createdAt: instant })),
    uses: z.array(z.object({ templateId: id, letterId: id, usedAt: instant, finishedAt: maybeInstant })),
    ratings: z.array(z.object({ templateId: id, rating: count, ratedAt: instant })),
  })
  .describe(texts.templateMarks)

const Version = z.object({
  id,
  version: count,
  title: text,
  content: text,
  plan: z.looseObject({}).nullable().describe(texts.letterPlan),
  author: VersionAuthor,
  wordsAdded: count,
  wordsRemoved: count,
  label: text,
  createdAt: instant,
})

const Copy = z.object({
  id,
  version: count,
  format: ExportFormat,
  fileName: text,
  mediaType: text,
  size: count,
  sha256: text,
  reason: KeptExportReason,
  createdAt: instant,
  sentAt: maybeInstant,
  file: maybeText.describe(texts.fileOrMissing),
})

const Share = z.object({
  id,
  hasPassword: z.boolean(),
  allowDownload: z.boolean(),
  expiresAt: maybeInstant,
  revokedAt: maybeInstant,
  viewCount: count,
  downloadCount: count,
  lastViewedAt: maybeInstant,
  createdAt: instant,
})

export const OwnLetter = z.object({
  id,
  title: text,
  company: text,
  jobTitle: text,
  recipient: z.looseObject({}).describe(texts.recipient),
  sender: z.looseObject({}).describe(texts.sender),
  reference: text,
  offer: text,
  content: text.describe(texts.content),
  type: LetterType,
  language: Language,
  status: LetterStatus,
  statusBeforeArchive: LetterStatus.nullable(),
  hasEnclosure: z.boolean(),
  confirmedClaims: z.array(text),
  isBookmarked: z.boolean(),
  page: z.looseObject({}).describe(texts.page),
  plan: z.looseObject({}).nullable().describe(texts.letterPlan),
  wordCount: count,
  version: count,
  createdAt: instant,
  updatedAt: instant,
  sharedUntil: maybeInstant,
  deletedAt: maybeInstant.describe(texts.deletedAt),
  file: maybeText.describe(texts.fileOrMissing),
  versions: z.array(Version),
  copies: z.array(Copy),
  shares: z.array(Share).describe(texts.shares),
  analyses: z.array(
    z.object({ version: count, strength: count, competitiveness: count, createdAt: instant }),
  ),
  activity: z.array(z.object({ day: z.iso.date(), kind: text, count })).describe(texts.activity),
})
export type OwnLetter = z.infer<typeof OwnLetter>

/** All personal data of one user; `donnees.json` in the data export. */
export const MyData = z
  .object({
    version: z.literal(1),
    madeAt: instant,
    account: Account,
    profile: OwnProfile.nullable(),
    career: OwnCareer.nullable(),
    voice: OwnVoice,
    settings: OwnSettings,
    avatar: z
      .object({ madeAt: instant, file: text.describe(texts.file) })
      .nullable()
      .describe(texts.avatar),
    signInMethods: z.array(OwnSignInMethod).describe(texts.signInMethods),
    sessions: z.array(OwnSession).describe(texts.sessions),
    secondFactor: OwnSecondFactor.nullable().describe(texts.secondFactor),
    passkeys: z.array(OwnPasskey).describe(texts.passkeys),
    operatorActions: z.array(OperatorAction).describe(texts.operatorActions),
    mails: z.array(Mail).describe(texts.mails),
    subscriptions: z.array(Subscription),
    payments: z.array(OwnPayment).describe(texts.payments),
    paymentMethods: z.array(OwnPaymentMethod).describe(texts.paymentMethods),
    receipts: z.array(OwnReceipt).describe(texts.receipts),
    aiUses: z.array(AiUse).describe(texts.aiUses),
    notifications: z.array(OwnNotification).describe(texts.notifications),
    planRefusals: z.array(PlanRefusal).describe(texts.planRefusals),
    personalWords: z.array(z.object({ word: text, createdAt: instant })),
    ignoredRules: z.array(z.object({ rule: text, createdAt: instant })),
    frequentFaults: z.array(z.object({ rule: text, count, lastAt: instant })),
    templates: z.array(OwnTemplate),
    templateMarks: TemplateMarks,
    letters: z.array(OwnLetter).describe(texts.letters),
  })
  .describe(texts.whole)
export type MyData = z.infer<typeof MyData>

/** The same, for programs: `schema.json` in the archive (JSON Schema 2020-12). */
export const myDataSchema = (): object => z.toJSONSchema(MyData)
