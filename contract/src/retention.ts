/**
 * Retention periods and notice periods that no other module of the contract defines. The server enforces them and the
 * public pages state them.
 */

/** Days a session lasts without being used. */
export const sessionDays = 30
/** Days after which a session ends in any case, counted from its sign-in. */
export const maxSessionDays = 90
/** Days a device is remembered after a sign-in on it. */
export const knownDeviceDays = 365
/** Hours a failed sign-in is remembered. */
export const failedSignInHours = 24
/** Hours in which a link for a new password can be used. */
export const passwordLinkHours = 24
/** Days in which a link that proves an address can be used. */
export const addressLinkDays = 7
/** Days a job waits for a worker at most. */
export const waitingJobDays = 14
/** Kept exports per letter, not counting those that were sent. */
export const maxKeptExports = 50
/** Days for which refusals by the plan are counted. */
export const planRefusalDays = 30
/** Versions of a letter that have no name; beyond, those that followed another most closely are deleted. */
export const maxUnnamedVersions = 200
/** Bytes of an account: its letters, the bin included, and all their versions. */
export const maxLetterStorageBytes = 500_000_000
/** Bytes of the kept exports of an account. */
export const maxExportStorageBytes = 500_000_000
/** Share links per letter. */
export const maxSharesPerLetter = 20
/** Retention of the analytics counts, in months. */
export const analyticsRetentionMonths = 13
/** Months after which consent to an external analytics service is requested again (CNIL, deliberation 2020-092). */
export const analyticsConsentMonths = 6
/** Years in which a PayPal account that had a trial of a plan gets no other. */
export const trialPayerYears = 3
/** Retention of accounting records, in years (article L. 123-22 of the Code de commerce). */
export const accountingYears = 10

/** Days before the end of a trial at which its reminder is sent. */
export const trialNoticeDays = 3
/** Days before a yearly renewal at which its reminder is sent; the law requires one to three months. */
export const yearlyNoticeDays = 45
/** Grace period in days after a refused renewal, while it is retried. */
export const graceDays = 7
