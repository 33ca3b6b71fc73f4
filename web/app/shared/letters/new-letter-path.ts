/** A new letter, asked for one thing at a time. */
export const newLetterPath = '/dashboard/letters/new?step=offer'
