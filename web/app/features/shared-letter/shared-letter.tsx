import type { SharedLetter as Letter } from '@lettrine/contract/sharing'
import { Download } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { saveBase64 } from '../../lib/api/file-download.ts'
import { LetterText } from '../../shared/letters/letter-text.tsx'
import { PageSheets } from '../../shared/page-settings/page-sheets.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { toast } from '../../ui/toast.ts'
import { sharedText as texts } from './shared-letter.fr.ts'
import { useSharedLetter } from './use-shared-letter.ts'

/** Public page of a shared letter; needs no account. */
export function SharedLetter({ token }: { token: string }) {
  const { opened, open } = useSharedLetter(token)
  return (
    <div className="flex min-h-dvh flex-col bg-desk print:bg-transparent">
      <header className="flex h-16 items-center justify-between gap-4 px-(--gutter) print:hidden">
        <Link to="/" aria-label={texts.home}>
          <Logo className="h-7" />
        </Link>
        <ThemeSwitch />
      </header>
      <main id="main" className="mx-auto w-full max-w-[52rem] flex-1 px-(--gutter) pt-4 pb-16 print:p-0">
        {opened.phase === 'opening' && (
          <p role="status" className="flex items-center gap-3 pt-16 text-ink-muted">
            <Spinner />
            {texts.loading}
          </p>
        )}
        {opened.phase === 'locked' && (
          <Locked refusal={opened.refusal} onOpen={(password) => open(password)} />
        )}
        {opened.phase === 'gone' && (
          <Notice title={texts.goneTitle} text={texts.gone}>
            <ButtonLink to="/" variant="secondary">
              {texts.home}
            </ButtonLink>
          </Notice>
        )}
        {opened.phase === 'failed' && (
          <Notice title={texts.failedTitle} text={opened.message}>
            <Button onClick={() => void open()}>{texts.retry}</Button>
          </Notice>
        )}
        {opened.phase === 'shown' && (
          <Shown letter={opened.letter} token={token} password={opened.password} />
        )}
      </main>
    </div>
  )
}

function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="mx-auto mt-10 flex max-w-[30rem] flex-col items-start gap-5 border-margin-line border-l pl-6 sm:pl-10">
      <h1 className="font-serif text-h2 leading-head tracking-head">{title}</h1>
      <p className="text-body text-ink-muted">{text}</p>
      {children}
    </section>
  )
}

function Locked({
  refusal,
  onOpen,
}: {
  refusal: string | undefined
  onOpen: (password: string) => Promise<void>
}) {
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  async function submit() {
    if (password === '') return setMissing(true)
    setBusy(true)
    await onOpen(password)
    setBusy(false)
  }
  return (
    <Notice title={texts.lockedTitle} text={texts.locked}>
      <form
        noValidate
        className="flex w-full flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <PasswordField
          label={texts.password}
          error={missing ? texts.passwordMissing : refusal}
          autoComplete="off"
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value)
            setMissing(false)
          }}
        />
        <Button type="submit" className="self-start" busy={busy} busyLabel={texts.unlocking}>
          {texts.unlock}
        </Button>
      </form>
    </Notice>
  )
}

type View = keyof typeof texts.views
const views = (['page', 'text'] as const).map((value) => ({ value, label: texts.views[value] }))

// On a phone a whole page is too small to read: the text comes first.
const firstView = (): View => (window.matchMedia('(width < 640px)').matches ? 'text' : 'page')

function Shown({ letter, token, password }: { letter: Letter; token: string; password: string | undefined }) {
  const [chosen, setView] = useState(firstView)
  const isLaidOut = letter.pages.length > 0
  const view = isLaidOut ? chosen : 'text'
  const title = letter.title || texts.untitled
  useEffect(() => {
    document.title = `${title} · Lettrine`
  }, [title])
  return (
    <article className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4 print:hidden">
        <div>
          <h1 className="font-serif text-h2 leading-head tracking-head">{title}</h1>
          <p className="mt-1 text-ui text-ink-muted">{texts.by(letter.author, letter.updatedAt)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {isLaidOut && (
            <SegmentedControl
              label={texts.view}
              labelHidden
              options={views}
              value={view}
              onValueChange={setView}
            />
          )}
          {letter.allowDownload && <DownloadButton token={token} password={password} />}
        </div>
      </header>
      {!isLaidOut && <p className="text-ui text-ink-muted print:hidden">{texts.textAlone}</p>}
      {view === 'page' ? (
        <>
          <PageSheets pages={letter.pages} />
          <div className="sr-only">
            <LetterText content={letter.content} language={letter.language} />
          </div>
        </>
      ) : (
        <div className="rounded-card bg-paper px-5 py-8 shadow-card sm:px-12 sm:py-12">
          <LetterText content={letter.content} language={letter.language} />
        </div>
      )}
      <p className="text-center text-small text-ink-muted print:hidden">{texts.made}</p>
    </article>
  )
}

function DownloadButton({ token, password }: { token: string; password: string | undefined }) {
  const [busy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    try {
      const { data } = await api.sharing.download({ token, ...(password !== undefined && { password }) })
      saveBase64(data.blob, data.fileName, data.mediaType)
    } catch (fault) {
      toast.error({
        title: texts.downloadFailed,
        ...(fault instanceof ApiError && { message: fault.message }),
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      icon={<Download size={18} />}
      busy={busy}
      busyLabel={texts.downloading}
      onClick={() => void download()}
    >
      {texts.download}
    </Button>
  )
}
