import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { ProductPicture } from '../../ui/product-picture.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { landingTexts as texts } from './landing.fr.ts'
import { ownerClaims } from './owner-claims.fr.ts'
import { Pricing } from './pricing.tsx'

export function Landing() {
  return (
    <main id="main" className="bg-paper">
      <Hero />
      <Figures />
      <Features />
      <Steps />
      <Testimonials />
      <Pricing />
      <Questions />
      <Closing />
    </main>
  )
}

function Figures() {
  return (
    <div className="border-line border-y">
      <ul className="wrap flex flex-col justify-between gap-4 py-6 md:flex-row md:gap-8">
        {ownerClaims.figures.map(({ figure, text }) => (
          <li key={figure} className="flex flex-wrap items-baseline gap-x-2.5">
            <span className="font-serif text-h3">{figure}</span>
            <span className="text-ui text-ink-muted">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Steps() {
  return (
    <section className="bg-desk">
      <div className="wrap flex flex-col gap-12 py-20">
        <h2 className="font-serif text-h2 leading-head tracking-head">{texts.steps.title}</h2>
        <ol className="grid gap-8 md:grid-cols-3">
          {texts.steps.items.map(({ title, text }, place) => (
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
        <ProductPicture name="editor" alt={texts.steps.picture} className="shadow-float" />
      </div>
    </section>
  )
}

function Testimonials() {
  return (
    <section className="wrap flex flex-col gap-10 py-20">
      <h2 className="font-serif text-h2 leading-head tracking-head">{texts.testimonials.title}</h2>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {ownerClaims.testimonials.map(({ words, name, who }) => (
          <li key={name} className="border-margin-line border-l pl-6">
            <figure className="flex h-full flex-col justify-between gap-5">
              <blockquote className="font-serif text-h4 leading-snug italic">
                «&nbsp;{words}&nbsp;»
              </blockquote>
              <figcaption className="text-small">
                <span className="block font-semibold">{name}</span>
                <span className="text-ink-muted">{who}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Questions() {
  return (
    <section className="wrap grid gap-8 py-20 md:grid-cols-[1fr_2fr]">
      <div className="flex flex-col items-start gap-3">
        <h2 className="font-serif text-h2 leading-head tracking-head">{texts.questions.title}</h2>
        <Link
          to="/help"
          className="inline-flex min-h-11 items-center text-accent-text underline-offset-[3px]"
        >
          {texts.questions.all}
        </Link>
      </div>
      <div className="border-line border-t">
        {texts.questions.items.map(({ question, answer }) => (
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
        <h2 className="max-w-[14ch] font-serif text-h1 leading-head tracking-head">{texts.closing.title}</h2>
        <div className="flex flex-col gap-3">
          <ButtonLink to="/register" size="large" variant="secondary">
            {texts.closing.action}
          </ButtonLink>
          <p className="text-small text-night-muted">{texts.closing.note}</p>
        </div>
      </div>
    </section>
  )
}
