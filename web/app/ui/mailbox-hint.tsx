import { Mailbox } from 'lucide-react'
import { useMailboxUrl } from '../lib/mailbox.ts'
import { Banner } from './banner.tsx'
import { uiTexts as say } from './ui.fr.ts'

/** In a demonstration, says where the mail that was just sent is read. */
export function MailboxHint() {
  const url = useMailboxUrl()
  if (!url) return null
  return (
    <Banner tone="info" icon={<Mailbox aria-hidden="true" />}>
      {say.mailboxBefore}
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="font-semibold text-inherit underline underline-offset-[3px]"
      >
        {say.mailbox}
      </a>
      {say.mailboxAfter}
    </Banner>
  )
}
