/**
 * Figures that public pages say, apart from the schemas that use them: whoever reads a page is not sent a validator.
 * The modules they belong to give them too.
 */

/** What stands for «unlimited» in `monthlyAILimit`. */
export const unlimitedAiUses = 1_000_000

/** What stands for «unlimited» in the `limit` of letters. */
export const unlimitedLetters = 1_000_000

/** Days within which a payment is given back in full, whatever the reason; wider than the 14 days of the law. */
export const moneyBackDays = 30

/** Days a deleted letter stays in the bin. */
export const binDays = 30

/** Days that an archive is kept. */
export const archiveDays = 7

/** How many notifications are kept for a user; older ones go when a new one comes. */
export const maxNotifications = 50

export const sharePasswordMinLength = 6

/** Points. */
export const fontSizeRange = { min: 8, max: 24, default: 12 } as const
/** Centimetres. */
export const marginRange = { min: 0, max: 5, step: 0.5, default: 2.5 } as const
