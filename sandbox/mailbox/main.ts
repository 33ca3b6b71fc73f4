import { mailboxTexts as say } from './mailbox.fr.ts'
import { startMailbox } from './server.ts'

const { PORT = '4020', SMTP_PORT = '4025' } = process.env
const mailbox = await startMailbox({ port: Number(PORT), smtpPort: Number(SMTP_PORT) })
console.log(say.listening(mailbox.url, mailbox.smtpUrl))
