import './landing.css'
import { ButtonLink } from '../../ui/button.tsx'
import { Features } from './features.tsx'
import { landingTexts as say } from './landing.fr.ts'
import { Pricing } from './pricing.tsx'
import { SamplePage } from './sample-page.tsx'

export function Landing() {
  return (
    <main id="main" className="bg-paper">
      <Hero />
      <Facts />
      <Features />
      <Steps />
      <Pricing />
      <Questions />
      <Closing />
    </main>
  )
}

function Hero() {
  const { hero } = say
  return (
    <section className="wrap grid items-center gap-x-10 gap-y-12 pt-28 pb-14 lg:grid-cols-[1fr_30rem] lg:pt-26 lg:pb-0">
      <div className="flex flex-col gap-8 lg:pb-20">
        <h1 className="landing-title max-w-[9.4em] font-serif text-hero leading-[0.99] tracking-hero">
          {hero.title}
        </h1>
        <p className="max-w-[34rem] text-lead leading-normal text-ink-muted">{hero.lead}</p>
        <div className="flex flex-col gap-3">
          <div className="flex flex-col gap-2.5 sm:flex-row">
            <ButtonLink to="/register" size="large">
              {hero.action}
            </ButtonLink>
            <ButtonLink to="/#features" size="large" variant="secondary">
              {hero.second}
            </ButtonLink>
          </div>
          <p className="text-small text-ink-muted">{hero.note}</p>
        </div>
      </div>
      <div className="flex justify-center lg:max-h-[42.5rem] lg:justify-end lg:overflow-visible">
        <SamplePage />
      </div>
    </section>
  )
}

function Facts() {
  return (
    <ul className="border-line border-y">
      <li className="contents">
        <div className="wrap flex flex-col justify-between gap-4 py-6 md:flex-row md:gap-8">
          {say.facts.map(({ figure, text }) => (
            <p key={figure} className="flex flex-wrap items-baseline gap-x-2.5">
              <span className="font-serif text-h3">{figure}</span>
              <span className="text-ui text-ink-muted">{text}</span>
            </p>
          ))}
        </div>
      </li>
    </ul>
  )
}

function Steps() {
  return (
    <section className="bg-desk">
      <div className="wrap flex flex-col gap-10 py-20">
        <h2 className="font-serif text-h2 leading-head tracking-head">{say.steps.title}</h2>
        <ol className="grid gap-8 md:grid-cols-3">
          {say.steps.items.map(({ title, text }, place) => (
            <li key={title} className="flex gap-4">
              <span aria-hidden="true" className="font-serif text-[3.5rem] leading-[0.8] text-rubric">
                {place + 1}
              </span>
              <div>
                <h3 className="font-serif text-h4">{title}</h3>
                <p className="text-ui text-ink-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Questions() {
  return (
    <section className="wrap grid gap-8 py-20 md:grid-cols-[1fr_2fr]">
      <h2 className="font-serif text-h2 leading-head tracking-head">{say.questions.title}</h2>
      <div className="border-line border-t">
        {say.questions.items.map(({ question, answer }) => (
          <details key={question} className="group border-line border-b">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3 font-serif text-h4 [&::-webkit-details-marker]:hidden">
              {question}
              <span
                aria-hidden="true"
                className="text-h3 text-ink-muted transition-transform duration-quick group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <p className="max-w-[40rem] pb-5 leading-body text-ink-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

function Closing() {
  return (
    <section className="bg-night text-night-ink">
      <div className="wrap flex flex-col items-start justify-between gap-8 py-20 md:flex-row md:items-end">
        <h2 className="max-w-[14ch] font-serif text-h1 leading-head tracking-head">{say.closing.title}</h2>
        <div className="flex flex-col gap-3">
          <ButtonLink to="/register" size="large" variant="secondary">
            {say.closing.action}
          </ButtonLink>
          <p className="text-small text-night-muted">{say.closing.note}</p>
        </div>
      </div>
    </section>
  )
}
