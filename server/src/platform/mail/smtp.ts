import { createTransport } from 'nodemailer'

export type MailMessage = {
  from: string
  to: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  messageId: string
}

/** The mail server refused a message; `isFinal` for a permanent refusal. Contains the reply code, not its text. */
export class MailRefusal extends Error {
  readonly code: string
  readonly isFinal: boolean

  constructor(code: string, isFinal: boolean) {
    super(`The mail server did not take the message: ${code}`)
    this.name = 'MailRefusal'
    this.code = code
    this.isFinal = isFinal
  }
}

export type SmtpSender = {
  /** Resolves once the mail server accepted the message; rejects with `MailRefusal`. */
  send: (message: MailMessage) => Promise<void>
  close: () => void
}

/** @param url - `smtp://` or `smtps://`, with user and password when the server asks for them; these never go in clear */
export function openSmtp(url: string): SmtpSender {
  const transport = createTransport({
    ...smtpAddress(url),
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
    // Attachments by path or URL are disabled.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (message) => {
      try {
        await transport.sendMail(message)
      } catch (fault) {
        throw refusalOf(fault)
      }
    },
    close: () => transport.close(),
  }
}

function smtpAddress(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return {
    requireTLS: username !== '' && !secure && !isLocal,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
  }
}

/** 5xx about the message or its address is for good; one about our own access can be fixed by the operator. */
function refusalOf(fault: unknown): MailRefusal {
  const { responseCode, code } = (fault ?? {}) as { responseCode?: number; code?: string }
  const isOurAccess = code === 'EAUTH' || responseCode === 530 || responseCode === 535
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  const isFinal = isAboutMessage && responseCode !== undefined && responseCode >= 500 && !isOurAccess
  return new MailRefusal(String(responseCode ?? code ?? 'unknown'), isFinal)
}
