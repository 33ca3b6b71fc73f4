/** Simulated behaviours of mail servers. */
export const mailboxModes = [
  'normal',
  /** «451»: come back later. */
  'busy',
  /** «550»: this address will never be served. */
  'refusing',
  /** Answers for a message seconds after it came. */
  'slow',
  /** Keeps the message, then cuts the connection before it answers for it. */
  'cut-off',
] as const
export type MailboxMode = (typeof mailboxModes)[number]

export const isMailboxMode = (text: unknown): text is MailboxMode =>
  mailboxModes.some((mode) => mode === text)
