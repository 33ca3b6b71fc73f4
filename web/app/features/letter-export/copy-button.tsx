import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { sendingText as texts } from './letter-export.fr.ts'

const shownMs = 2_000

/** Copies a text to the clipboard and confirms it; `what` names the text for screen readers. */
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
      // The browser refused, or the page lacks the permission: the text is on screen.
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
