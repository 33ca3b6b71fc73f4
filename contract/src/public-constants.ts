/**
 * Constants shown on public pages, apart from the schemas that use them, so that those pages do not load the validator.
 * The modules they belong to export them too.
 */

/** What stands for «unlimited» in `monthlyAILimit`. */
export const unlimitedAiUses = 1_000_000

/** What stands for «unlimited» in the `limit` of letters. */
export const unlimitedLetters = 1_000_000

/** Days of the money-back guarantee; longer than the 14 days required by law. */
export const moneyBackDays = 30

/** Days a deleted letter stays in the bin. */
export const binDays = 30

/** Days that an archive is kept. */
export const archiveDays = 7

/** Notifications stored per user; a new one deletes the oldest. */
export const maxNotifications = 50

export const sharePasswordMinLength = 6

/** Points. */
export const fontSizeRange = { min: 8, max: 24, default: 12 } as const
/** Centimetres. */
export const marginRange = { min: 0, max: 5, step: 0.5, default: 2.5 } as const

/** States of a letter. */
export const letterStatuses = ['draft', 'final', 'archived', 'template', 'shared'] as const

/** Target word count of a letter. */
export const wordTargetRange = { min: 150, max: 600, step: 50, default: 350 } as const

export const currency = 'eur'
