import type { Letter } from '@lettrine/contract/letters'
import { Copy, Share } from 'lucide-react'
import { useMemo, useState } from 'react'
import { renderSVG } from 'uqr'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { sharingText as texts } from './letter-sharing.fr.ts'
import { useReportSent } from './letter-sharing.queries.ts'
import { excerptOf, type ShareTarget, shareAddress, shareTargets } from './share-targets.ts'

export type SharedLetter = Pick<Letter, 'id' | 'title' | 'company' | 'jobTitle' | 'content'>

const maxMessageLength = 1000

/** One link, and the ways to send it. */
export function ShareLinkSender({
  letter,
  shareId,
  url,
}: {
  letter: SharedLetter
  shareId: string
  url: string
}) {
  const [message, setMessage] = useState(() => texts.messageFor(letter.jobTitle, letter.company))
  const [includePreview, setIncludePreview] = useState(false)
  const sent = useReportSent(letter.id)
  const excerpt = useMemo(() => excerptOf(letter.content), [letter.content])
  const text = includePreview && excerpt ? `${message}\n\n${texts.excerpt(excerpt)}` : message
  const whole = { url, subject: letter.title || texts.messageFor(letter.jobTitle, letter.company), text }
  const count = (platform: ShareTarget | 'copy') => sent.mutate({ id: letter.id, shareId, platform })

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toast.success({ title: texts.copied })
      count('copy')
    } catch {
      toast.error({ title: texts.copyFailed })
    }
  }

  async function shareOnDevice() {
    try {
      await navigator.share({ title: whole.subject, text, url })
      count('copy')
    } catch (fault) {
      // AbortError: the user closed the share sheet.
      if ((fault as DOMException).name !== 'AbortError') toast.error({ title: texts.failed })
    }
  }

  return (
    <>
      <div className="sharing-link">
        <TextField
          label={texts.link}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button icon={<Copy size={18} />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
      <TextArea
        label={texts.message}
        value={message}
        maxLength={maxMessageLength}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <Checkbox checked={includePreview} onCheckedChange={setIncludePreview} disabled={excerpt === ''}>
        {texts.includePreview}
      </Checkbox>
      <fieldset className="sharing-targets">
        <legend>{texts.send}</legend>
        {shareTargets.map((target) => (
          <a
            key={target}
            href={shareAddress(target, whole)}
            target={target === 'email' ? undefined : '_blank'}
            rel="noreferrer"
            onClick={() => count(target)}
          >
            {texts.platforms[target]}
          </a>
        ))}
        {'share' in navigator && (
          <button type="button" onClick={() => void shareOnDevice()}>
            <Share aria-hidden="true" size={16} />
            {texts.device}
          </button>
        )}
      </fieldset>
      <QrCode url={url} />
    </>
  )
}

function QrCode({ url }: { url: string }) {
  const image = useMemo(
    () => `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(url, { border: 2 }))}`,
    [url],
  )
  return (
    <details className="sharing-qr">
      <summary>{texts.qr}</summary>
      <div>
        <img src={image} alt={texts.qr} width={160} height={160} />
        <p className="muted small">{texts.qrHint}</p>
      </div>
    </details>
  )
}
