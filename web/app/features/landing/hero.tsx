import './hero.css'
import { Feather } from 'lucide-react'
import { ButtonLink } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { landingTexts } from './landing.fr.ts'
import { LetterSheet } from './letter-sheet.tsx'
import { samplePeople } from './sample-people.fr.ts'
import { useSampleLetter } from './use-sample-letter.ts'

const texts = landingTexts.hero

/** Hero: the promise, and a sample letter that the composer writes on the page. */
export function Hero() {
  const { person, letter, isAgain, isBusy, hasFailed, choose, writeAgain } = useSampleLetter()
  return (
    <section className="wrap grid items-start gap-x-10 gap-y-12 pt-28 pb-14 lg:grid-cols-[1fr_30rem] lg:pt-26 lg:pb-0">
      <div className="flex flex-col gap-8 lg:py-16">
        <h1 className="landing-title max-w-[9.4em] font-serif text-hero leading-[0.99] tracking-hero">
          {texts.title}
        </h1>
        <p className="max-w-[34rem] text-lead leading-normal text-ink-muted">{texts.lead}</p>
        <div className="flex flex-col gap-3">
          <div className="flex flex-col gap-2.5 sm:flex-row">
            <ButtonLink to="/register" size="large">
              {texts.action}
            </ButtonLink>
            <ButtonLink to="/#features" size="large" variant="secondary">
              {texts.second}
            </ButtonLink>
          </div>
          <p className="text-small text-ink-muted">{texts.note}</p>
        </div>
        <fieldset className="landing-try">
          <legend>{texts.tryFor}</legend>
          <div className="flex flex-wrap gap-2">
            {samplePeople.map(({ id, label }) => (
              <Chip key={id} selected={id === person.id} onClick={() => choose(id)}>
                {label}
              </Chip>
            ))}
          </div>
          <button
            type="button"
            className="landing-again"
            aria-busy={isBusy}
            onClick={() => void writeAgain()}
          >
            <Feather aria-hidden="true" size={16} />
            {texts.writeAgain}
          </button>
          <p role="status" className="text-danger text-small empty:hidden">
            {hasFailed ? texts.othersMissing : ''}
          </p>
        </fieldset>
      </div>
      <div className="flex justify-center lg:max-h-[42.5rem] lg:justify-end lg:overflow-visible">
        <LetterSheet
          key={`${person.id}-${letter.seed}`}
          person={person}
          letter={letter}
          pace={isAgain ? 'watched' : 'first'}
        />
      </div>
    </section>
  )
}
