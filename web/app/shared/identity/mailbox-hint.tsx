import { Mailbox } from 'lucide-react'
import { Banner } from '../../ui/banner.tsx'
import { uiTexts as texts } from '../../ui/ui.fr.ts'
import { useMailboxUrl } from './mailbox.ts'

/** In a demonstration, links to the mailbox of the mail that was just sent. */
export function MailboxHint() {
  const url = useMailboxUrl()
  if (!url) return null
  return (
    <Banner tone="info" icon={<Mailbox aria-hidden="true" />}>
      {texts.mailboxBefore}
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="font-semibold text-inherit underline underline-offset-[3px]"
      >
        {texts.mailbox}
      </a>
      {texts.mailboxAfter}
    </Banner>
  )
}
