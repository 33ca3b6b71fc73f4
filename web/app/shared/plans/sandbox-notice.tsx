import { FlaskConical } from 'lucide-react'
import { Banner } from '../../ui/banner.tsx'
import { uiTexts } from '../../ui/ui.fr.ts'
import { usePayments } from './payments-config.ts'

const texts = uiTexts.sandbox

/** Said wherever a price is shown or paid, as long as no real money can move. */
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
            className="whitespace-nowrap underline"
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
