import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { sendingText as texts } from './letter-export.fr.ts'

const shownMs = 2_000

/** Puts a text on the clipboard and says so; `what` names it for those who do not see where the button stands. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // The browser refused, or the page is not allowed to: the text is on screen.
      toast.error({ title: texts.copyFailed })
    }
  }

  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={copied ? <Check size={16} /> : <Copy size={16} />}
        onClick={() => void copy()}
      >
        {copied ? texts.copied : texts.copy}
        <span className="sr-only">{` ${what}`}</span>
      </Button>
      <span className="sr-only" role="status">
        {copied ? texts.copied : ''}
      </span>
    </>
  )
}
