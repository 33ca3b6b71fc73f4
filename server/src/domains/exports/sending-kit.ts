import type { ExportOptionsInput } from '@lettrine/contract/export'
import type { SendingKit } from '@lettrine/contract/sending'
import { accompanyingEmail, mailtoAddress } from '@lettrine/letter-craft/sending/accompanying-email'
import MailComposer from 'nodemailer/lib/mail-composer'
import { assertComplete } from '../letters/index.ts'
import { keepExport } from './keep-export.ts'
import type { KeptExportRow } from './kept-exports.repository.ts'
import { letterFileName } from './letter-file-name.ts'
import { postOf } from './letter-page.ts'
import { type ExportDeps, type LetterFile, makeFile, prepareLetter } from './make-file.ts'

type Letter = LetterFile['letter']

/**
 * Subject, body and file name to send the letter by e-mail; the sender address is the one on the page.
 * @throws `LETTER_NOT_FOUND`, `LETTER_EMPTY`, `LETTER_UNFILLED`
 */
export async function prepareSending(
  deps: Pick<ExportDeps, 'db' | 'clock'>,
  userId: string,
  letterId: string,
): Promise<{ kit: SendingKit; from: { name: string; address: string } }> {
  const { letter, signature, account } = await prepareLetter(deps, userId, letterId, { format: 'pdf' })
  assertComplete(letter)
  const address = letter.sender.email || account.email
  return { kit: kitOf(letter, signature), from: { name: signature, address } }
}

function kitOf(letter: Letter, signature: string): SendingKit {
  const post = postOf(letter)
  const email = accompanyingEmail({
    language: letter.language,
    type: letter.type,
    sender: { name: signature, phone: letter.sender.phone },
    recipient: letter.recipient.name,
    company: letter.company,
    post,
    reference: letter.reference,
    hasEnclosure: letter.hasEnclosure,
  })
  const to = letter.recipient.email
  return {
    ...email,
    to,
    fileName: letterFileName(letter, signature, 'pdf'),
    mailto: mailtoAddress(to, email),
  }
}

/** The PDF to send. @throws `LETTER_EMPTY`, `LETTER_UNFILLED`, and as `makeFile` */
export async function makeAttachment(
  deps: ExportDeps,
  userId: string,
  letterId: string,
  given: ExportOptionsInput,
): Promise<LetterFile> {
  const file = await makeFile(deps, userId, letterId, { ...given, format: 'pdf' })
  assertComplete(file.letter)
  return file
}

/** A message ready to be opened in a mail program and sent, the PDF attached (RFC 5322, MIME). */
export async function draftMessage(
  deps: ExportDeps,
  userId: string,
  letterId: string,
  given: ExportOptionsInput,
): Promise<{ file: LetterFile; message: Buffer; fileName: string }> {
  const { kit, from } = await prepareSending(deps, userId, letterId)
  const file = await makeAttachment(deps, userId, letterId, given)
  const id = deps.newId()
  const message = await new MailComposer({
    from,
    ...(kit.to === '' ? {} : { to: kit.to }),
    subject: kit.subject,
    text: kit.body,
    date: deps.clock(),
    messageId: `<${id}@lettrine>`,
    baseBoundary: id,
    // Lines of a message end with CR LF (RFC 5322, 2.3).
    newline: 'win',
    // Makes Outlook open the file as a draft instead of a received message.
    headers: { 'X-Unsent': '1' },
    attachments: [{ filename: file.fileName, content: file.bytes, contentType: file.mediaType }],
  })
    .compile()
    .build()
  return { file, message, fileName: letterFileName(file.letter, file.signature, 'eml') }
}

/** Marks the letter as sent: its PDF is kept permanently. */
export async function markSent(
  deps: ExportDeps,
  userId: string,
  letterId: string,
  given: ExportOptionsInput,
): Promise<Omit<KeptExportRow, 'bytes'>> {
  return keepExport(deps, await makeAttachment(deps, userId, letterId, given), 'sent')
}
