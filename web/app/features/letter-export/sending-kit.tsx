import { queryOf } from '@lettrine/contract/export'
import type { SendingKit as Kit } from '@lettrine/contract/sending'
import { useQuery } from '@tanstack/react-query'
import { Check, Download, Mail } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { downloadFile } from '../../lib/api/file-download.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { CopyButton } from './copy-button.tsx'
import type { FileOptions } from './file-options.ts'
import { exportText, sendingText as texts } from './letter-export.fr.ts'

type SendingProps = { letterId: string; options: FileOptions; prepare: () => Promise<void> }

/** The parts of an e-mail application, each with a copy button. */
export function SendingKit({ letterId, options, prepare }: SendingProps) {
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['sending-kit', letterId],
    queryFn: async () => {
      await prepare()
      return (await api.sending.prepare({ id: letterId })).data
    },
    // The letter may have changed since the last fetch.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  if (isError)
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p>{texts.failed}</p>
        <p className="text-small text-ink-muted">{error.message}</p>
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </div>
    )
  if (!data)
    return (
      <p role="status" className="flex items-center gap-2 text-ink-muted">
        <Spinner />
        {texts.loading}
      </p>
    )
  return (
    <>
      <p className="text-ui text-ink-muted">
        {texts.intro} {data.to === '' && texts.noAddress}
      </p>
      <KitParts kit={data} />
      <KitActions kit={data} letterId={letterId} options={options} prepare={prepare} />
    </>
  )
}

function KitParts({ kit }: { kit: Kit }) {
  return (
    <dl className="grid gap-3">
      <Part label={texts.fileName} text={kit.fileName} />
      {kit.to !== '' && <Part label={texts.to} text={kit.to} />}
      <Part label={texts.subject} text={kit.subject} />
      <Part label={texts.body} text={kit.body} />
    </dl>
  )
}

function Part({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center justify-between gap-2 text-small font-medium">
        {label}
        <CopyButton text={text} what={label} />
      </dt>
      <dd className="rounded-control border border-line bg-paper px-3 py-2 text-ui break-words whitespace-pre-line select-all">
        {text}
      </dd>
    </div>
  )
}

function KitActions({ kit, letterId, options, prepare }: SendingProps & { kit: Kit }) {
  const [busy, setBusy] = useState<'pdf' | 'eml' | 'sent'>()
  const query = new URLSearchParams(queryOf({ ...options, format: 'pdf' }))

  async function run(what: 'pdf' | 'eml' | 'sent', failed: string, action: () => Promise<void>) {
    setBusy(what)
    try {
      await prepare()
      await action()
    } catch (fault) {
      toast.error({ title: failed, ...(fault instanceof Error ? { message: fault.message } : {}) })
    } finally {
      setBusy(undefined)
    }
  }
  const download = (what: 'pdf' | 'eml') =>
    run(what, exportText.failed, async () => {
      await downloadFile(`/v1/letters/${letterId}/sending-kit.${what}?${query}`)
    })
  const markSent = () =>
    run('sent', texts.sentFailed, async () => {
      await api.sending.markSent({ id: letterId, options: { ...options, format: 'pdf' } })
      toast.success({ title: texts.sentDone, message: texts.sentMessage })
    })

  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<Download size={18} />}
          busy={busy === 'pdf'}
          onClick={() => void download('pdf')}
        >
          {texts.pdf}
        </Button>
        <Button
          variant="secondary"
          icon={<Download size={18} />}
          busy={busy === 'eml'}
          onClick={() => void download('eml')}
        >
          {texts.message}
        </Button>
        <a
          href={kit.mailto}
          className="inline-flex min-h-10 items-center gap-2 rounded-control border border-line-strong bg-raised px-4 text-ui font-semibold text-ink no-underline hover:border-line-field pointer-coarse:min-h-11"
        >
          <Mail aria-hidden="true" size={18} />
          {texts.mailto}
        </a>
      </div>
      <p className="text-small text-ink-muted">
        {texts.messageHint} {texts.mailtoHint}
      </p>
      <Button
        variant="primary"
        className="justify-self-start"
        icon={<Check size={18} />}
        busy={busy === 'sent'}
        onClick={() => void markSent()}
      >
        {texts.sent}
      </Button>
    </div>
  )
}
