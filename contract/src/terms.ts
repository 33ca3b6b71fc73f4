/** Date of the terms of use and of sale; a purchase stores the accepted version. */
export const termsVersion = '2026-11-26'

/** The day from which the privacy policy applies. */
export const privacyVersion = '2026-11-22'
