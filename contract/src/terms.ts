/** The day from which the terms of use and of sale apply; a purchase keeps the version that was agreed to. */
export const termsVersion = '2026-11-21'

/** The day from which the privacy policy applies. */
export const privacyVersion = '2026-11-22'
