import { localDay } from '@lettrine/contract/day.fr'
import { Copy, Download, Printer } from 'lucide-react'
import { saveFile } from '../../lib/api/file-download.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import './recovery-codes.css'
import { secondFactorTexts } from './second-factor.fr.ts'

const texts = secondFactorTexts.codes

/** The recovery codes, which are displayed once: to copy, to download, to print. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const heading = texts.printed(localDay(new Date()))
  const asText = `${heading}\n\n${codes.join('\n')}\n`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast.success({ title: texts.copied })
    } catch {
      toast.error({ title: texts.copyFailed })
    }
  }
  return (
    <Dialog
      open
      // They cannot be displayed again: a key or a click beside the dialog must not lose them.
      onOpenChange={(_open, { reason }) => reason === 'close-press' && onClose()}
      title={texts.title}
      description={texts.lead}
      actions={<Button onClick={onClose}>{texts.kept}</Button>}
    >
      <div className="recovery-codes">
        <p className="hidden print:block">{heading}</p>
        <ul
          aria-label={texts.list}
          className="grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-control bg-sunken px-4 py-3 font-mono text-ui min-[25rem]:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" icon={<Copy aria-hidden="true" size={18} />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" size={18} />}
          onClick={() => saveFile(asText, texts.fileName, 'text/plain;charset=utf-8')}
        >
          {texts.download}
        </Button>
        <Button
          variant="secondary"
          icon={<Printer aria-hidden="true" size={18} />}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
      </div>
    </Dialog>
  )
}
