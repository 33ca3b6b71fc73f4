/** Longest texts accepted, in UTF-16 units. The same limits apply to the fields on screen and on the server. */
export const limits = {
  title: 200,
  company: 200,
  jobTitle: 200,
  personName: 100,
  email: 254,
  password: 128,
  passkeyName: 80,
  content: 50_000,
  offer: 20_000,
  url: 2_048,
  prompt: 2_000,
  passage: 5_000,
  profileText: 5_000,
  answer: 1_000,
  listItem: 200,
  listItems: 50,
  addressLine: 120,
  addressLines: 6,
  phone: 40,
  location: 120,
  bio: 1_000,
  /** Bytes. */
  avatar: 5 * 1024 * 1024,
  careerField: 200,
  careerLine: 500,
  careerLines: 40,
  careerCards: 60,
  /** Lines of cards whose wording a letter keeps. */
  wordings: 60,
  /** Every card of every list. */
  excludedFacts: 360,
  /** A pasted CV. */
  careerText: 60_000,
  careerUnfiled: 400,
  careerUnfiledLine: 2_000,
  /** Bytes of a CV as a file. */
  careerFile: 5 * 1024 * 1024,
  careerFilePages: 20,
  /** A text of the person’s own, and the shortest that tells anything. */
  voiceText: 10_000,
  voiceTextMin: 80,
  voiceTexts: 8,
  voiceTurn: 40,
  voiceTurns: 80,
  search: 200,
  confirmedClaims: 200,
  claimKey: 200,
  word: 50,
  personalWords: 2_000,
  ruleId: 80,
  faultsAtOnce: 500,
  exerciseSeed: 2_147_483_647,
  lettersAtOnce: 500,
  versionLabel: 80,
  templateDescription: 300,
  templateTags: 20,
  templateTag: 50,
  personalTemplates: 500,
  refusalReason: 500,
} as const

export const nameMinLength = 2
/** At sign-in: accounts from before may have one so short. */
export const passwordMinLength = 6
/** Of every password that is set. */
export const newPasswordMinLength = 8
