import { mailboxTexts as texts } from './mailbox.fr.ts'
import { startMailbox } from './server.ts'

const { PORT = '4020', SMTP_PORT = '4025' } = process.env
const mailbox = await startMailbox({ port: Number(PORT), smtpPort: Number(SMTP_PORT) })
console.log(texts.listening(mailbox.url, mailbox.smtpUrl))
