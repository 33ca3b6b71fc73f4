import type { CSSProperties } from 'react'
import { landingTexts } from './landing.fr.ts'
import { letterPieces } from './letter-pieces.ts'
import type { SamplePerson } from './sample-people.fr.ts'
import { sampleDay } from './use-sample-letter.ts'
import type { SampleLetter } from './write-samples.ts'

const { sample, proof } = landingTexts

/** A letter that is written on its page; new words are highlighted while their animation lasts. */
export function LetterSheet({
  person,
  letter,
  pace,
}: {
  person: SamplePerson
  letter: SampleLetter
  /** The first letter appears quickly; a requested one is animated in full. */
  pace: 'first' | 'watched'
}) {
  const [opening = [], ...paragraphs] = letterPieces(letter.paragraphs, person.figure)
  return (
    <figure className="relative w-full max-w-[30rem]" aria-label={sample.label(person.label)}>
      <div
        className="landing-sheet @container aspect-[1/1.3] overflow-hidden bg-page text-page-ink shadow-page"
        data-pace={pace}
      >
        <div className="flex h-full flex-col gap-[1.4cqw] px-[9.5cqw] py-[7.5cqw] font-serif text-[2.15cqw] leading-[1.4]">
          <Heading person={person} />
          <p className="my-[1cqw]">
            <strong className="font-semibold">{sample.subjectLabel}</strong> {sample.subject(person)}
          </p>
          {[opening, ...paragraphs].map((pieces) => (
            <p key={pieces[0]?.place}>
              {pieces.map(({ text, isFigure, place }) => (
                <span
                  key={place}
                  className={isFigure ? 'landing-piece landing-figure' : 'landing-piece'}
                  style={{ '--place': place } as CSSProperties}
                >
                  {text}
                </span>
              ))}
            </p>
          ))}
          <p className="mt-[1.2cqw] pl-[52%]">{person.name}</p>
        </div>
      </div>
      <figcaption className="absolute -bottom-5 left-3 max-w-[12.5rem] rounded-card bg-raised px-3.5 py-2.5 text-small shadow-float sm:bottom-[16%] sm:-left-14 lg:-left-[9.75rem]">
        <span className="flex items-center gap-2 font-semibold text-success">
          <svg viewBox="0 0 16 16" aria-hidden="true" className="size-3.5">
            <path d="m2.5 8.5 3.5 3.5 7.5-8" fill="none" stroke="currentColor" strokeWidth="1.8" />
          </svg>
          {proof.title}
        </span>
        {proof.text(person.figure)}
      </figcaption>
    </figure>
  )
}

function Heading({ person: { name, jobTitle, sender, recipient, place } }: { person: SamplePerson }) {
  return (
    <>
      <div>
        <p className="text-[4.3cqw] leading-tight">{name}</p>
        <p className="text-[2.3cqw] landing-job italic">{jobTitle}</p>
        <p className="mt-[1.4cqw] flex justify-between gap-[2cqw] border-current border-y-[0.5px] py-[0.7cqw] text-[1.95cqw]">
          {sender.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
      <div className="pl-[52%]">
        {recipient.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="mt-[2cqw]">{sample.date(place, sampleDay)}</p>
      </div>
    </>
  )
}
