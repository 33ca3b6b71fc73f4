import { FlaskConical } from 'lucide-react'
import { Banner } from '../../ui/banner.tsx'
import { uiTexts } from '../../ui/ui.fr.ts'
import { usePayments } from './payments-config.ts'

const texts = uiTexts.sandbox

/** Displayed next to prices and payments while payments are in sandbox mode. */
export function SandboxNotice() {
  const payments = usePayments()
  if (!payments || payments.mode === 'live') return null
  return (
    <Banner
      tone="info"
      icon={<FlaskConical aria-hidden="true" />}
      action={
        payments.sandboxUrl && (
          <a
            href={payments.sandboxUrl}
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-center whitespace-nowrap underline pointer-coarse:min-h-11"
          >
            {texts.look}
          </a>
        )
      }
    >
      {texts.text}
    </Banner>
  )
}
