import type { ReadCareer } from '@lettrine/contract/career'
import { limits } from '@lettrine/contract/limits'
import { FileUp, LockKeyhole } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { importText } from './import.fr.ts'
import { type GivenCv, useReadCv } from './import.queries.ts'
import { useFileDrop } from './use-file-drop.ts'

const texts = importText.give
const accepted = '.pdf,.docx,.odt,.txt,.md,.json,.xml,.zip,application/pdf,text/plain'
const megabyte = 1024 * 1024

const megabytesOf = (bytes: number): string =>
  (bytes / megabyte).toLocaleString('fr', { maximumFractionDigits: 1 })

/** Why a CV cannot be sent, before it is. */
function faultOf(given: GivenCv): string | undefined {
  if (typeof given === 'string') {
    if (given.trim() === '') return texts.blank
    return given.length > limits.careerText ? texts.tooLong(given.length) : undefined
  }
  return given.size > limits.careerFile ? texts.tooLarge(megabytesOf(given.size)) : undefined
}

function messageOf(fault: Error): { message: string; mayRetry: boolean } {
  if (!(fault instanceof ApiError)) return { message: texts.failed, mayRetry: true }
  if (fault.isOffline) return { message: texts.offline, mayRetry: true }
  return { message: fault.message, mayRetry: fault.status >= 500 || fault.status === 429 }
}

/** The first step: a file, dropped or chosen, or a text. */
export function GiveCv({
  typed,
  onType,
  onRead,
}: {
  typed: string
  onType: (text: string) => void
  onRead: (read: ReadCareer) => void
}) {
  const reading = useReadCv(onRead)
  const [fileFault, setFileFault] = useState<string>()
  const [textFault, setTextFault] = useState<string>()

  function give(given: GivenCv) {
    const fault = faultOf(given)
    setFileFault(typeof given === 'string' ? undefined : fault)
    setTextFault(typeof given === 'string' ? fault : undefined)
    reading.reset()
    if (fault === undefined) reading.mutate(given)
  }
  const given = reading.variables
  const page = useRef<HTMLDivElement>(null)
  useFocusAfterReading(page, reading.isPending, given)
  const failure = reading.error && messageOf(reading.error)
  return (
    <div ref={page} className="import-give">
      {fileFault && <Banner tone="danger">{fileFault}</Banner>}
      {failure && (
        <Banner
          tone="danger"
          action={
            failure.mayRetry &&
            given !== undefined && (
              <Button variant="secondary" size="small" onClick={() => give(given)}>
                {texts.retry}
              </Button>
            )
          }
        >
          {failure.message}
        </Banner>
      )}
      {reading.isPending && given !== undefined ? (
        <ReadingStatus given={given} onCancel={reading.cancel} />
      ) : (
        <DropZone onFile={give} onSeveral={() => setFileFault(texts.onlyOne)} />
      )}
      <p className="import-or" aria-hidden="true">
        {texts.or}
      </p>
      <form
        className="import-paste"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          give(typed)
        }}
      >
        <TextArea
          label={texts.paste}
          hint={texts.pasteHint}
          error={textFault}
          rows={8}
          value={typed}
          readOnly={reading.isPending}
          onChange={(event) => {
            setTextFault(undefined)
            onType(event.target.value)
          }}
        />
        <Button type="submit" variant="secondary" disabled={reading.isPending}>
          {texts.read}
        </Button>
      </form>
      <p className="import-privacy">
        <LockKeyhole aria-hidden="true" />
        {texts.privacy}
      </p>
    </div>
  )
}

/** When reading ends without cards, the focus is back on the button that began it. */
function useFocusAfterReading(
  page: { current: HTMLElement | null },
  isPending: boolean,
  given: GivenCv | undefined,
) {
  const begun = useRef<GivenCv>(undefined)
  useEffect(() => {
    if (!isPending && begun.current !== undefined) {
      const part = typeof begun.current === 'string' ? '.import-paste' : '.import-drop'
      page.current?.querySelector<HTMLElement>(`${part} button`)?.focus()
    }
    begun.current = isPending ? given : undefined
  }, [page, isPending, given])
}

function ReadingStatus({ given, onCancel }: { given: GivenCv; onCancel: () => void }) {
  const cancel = useRef<HTMLButtonElement>(null)
  // What was pressed is gone or disabled.
  useEffect(() => cancel.current?.focus(), [])
  return (
    <Panel className="import-reading">
      <Spinner className="size-6" />
      <div role="status">
        <p className="import-drop-title">
          {typeof given === 'string' ? texts.readingText : texts.readingFile(given.name)}
        </p>
        <p className="text-ink-muted text-ui">{texts.readingNote}</p>
      </div>
      <Button ref={cancel} variant="secondary" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </Panel>
  )
}

/** A button for a file; one can also be dropped anywhere on the page. */
function DropZone({ onFile, onSeveral }: { onFile: (file: File) => void; onSeveral: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const isOver = useFileDrop(([file, ...others]) => {
    if (others.length > 0) onSeveral()
    else if (file) onFile(file)
  })
  return (
    <section className="import-drop" aria-label={texts.drop} data-over={isOver || undefined}>
      <FileUp aria-hidden="true" className="import-drop-icon" />
      <p className="import-drop-title">{isOver ? texts.dropNow : texts.drop}</p>
      <Button size="large" onClick={() => input.current?.click()}>
        {texts.choose}
      </Button>
      <p className="import-formats">
        {texts.formats} <span className="import-drop-anywhere">{texts.dropAnywhere}</span>
      </p>
      <input
        ref={input}
        type="file"
        accept={accepted}
        aria-label={texts.file}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          // Reset, so that the same file can be chosen again.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </section>
  )
}
