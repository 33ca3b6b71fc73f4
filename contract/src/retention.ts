/**
 * How long things are kept and told of ahead, where no other module of the contract says it. The server holds to these
 * figures, and the pages that people read say them.
 */

/** Days a session lasts without being used. */
export const sessionDays = 30
/** Days a device is known after a sign-in on it. */
export const knownDeviceDays = 365
/** Hours a failed sign-in is remembered. */
export const failedSignInHours = 24
/** Hours in which a link for a new password can be used. */
export const passwordLinkHours = 24
/** Days in which a link that proves an address can be used. */
export const addressLinkDays = 7
/** Days a job waits for a worker at most. */
export const waitingJobDays = 14
/** Files kept as they left, for one letter, beside those that were sent. */
export const maxKeptExports = 50
/** Days for which it is counted what a plan refused. */
export const planRefusalDays = 30
/** Links that one letter can have at a time. */
export const maxSharesPerLetter = 20
/** Months for which it is known how often something happened on the pages. */
export const analyticsRetentionMonths = 13
/** Months after which who accepted an outside measure is asked again (CNIL, deliberation 2020-092). */
export const analyticsConsentMonths = 6
/** Years for which accounts are kept (article L. 123-22 of the Code de commerce). */
export const accountingYears = 10

/** Days ahead that the end of a trial is told of. */
export const trialNoticeDays = 3
/** Days ahead that a yearly renewal is told of; the law asks for one to three months. */
export const yearlyNoticeDays = 45
/** Days that access lasts after a renewal was refused, while it is tried again. */
export const graceDays = 7
