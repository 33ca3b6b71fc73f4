import { ArrowLeft } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { LogoMark } from '../../ui/logo.tsx'
import { notFoundTexts as texts } from './not-found.fr.ts'

export function NotFound() {
  const navigate = useNavigate()
  const back = () => (window.history.length > 1 ? void navigate(-1) : void navigate('/'))
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-5 py-10">
      <div className="flex max-w-[28rem] flex-col items-start gap-6 border-margin-line border-l pl-6 sm:pl-10">
        <LogoMark className="size-12" />
        <div className="flex flex-col gap-2">
          <h1 className="font-serif text-h2 leading-head tracking-head">{texts.title}</h1>
          <p className="text-body text-ink-muted">{texts.lead}</p>
        </div>
        <Button icon={<ArrowLeft className="size-4" />} onClick={back}>
          {texts.back}
        </Button>
      </div>
    </main>
  )
}
