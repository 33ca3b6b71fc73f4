import { landingTexts } from './landing.fr.ts'

const { sample, proof } = landingTexts

/** A letter being written, drawn as the page it will be; it stands for the product and reads like the product. */
export function SamplePage() {
  return (
    <figure className="relative w-full max-w-[30rem]" aria-label={sample.label}>
      <div
        aria-hidden="true"
        className="@container aspect-[1/1.3] overflow-hidden bg-page text-page-ink shadow-page"
      >
        <div className="flex h-full flex-col gap-[1.6cqw] px-[10.5cqw] py-[8.5cqw] font-serif text-[2.28cqw] leading-[1.42]">
          <div>
            <p className="text-[4.3cqw] leading-tight">{sample.name}</p>
            {sample.sender.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <div className="pl-[52%]">
            {sample.recipient.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p className="mt-[2.4cqw]">{sample.date}</p>
          </div>
          <p className="my-[1cqw]">
            <strong className="font-semibold">{sample.subjectLabel}</strong> {sample.subject}
          </p>
          {sample.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            {sample.lastBefore}
            <span className="underline decoration-margin-line decoration-2 underline-offset-2">
              {sample.lastFigure}
            </span>
            <span className="landing-wet">{sample.lastWet}</span>
            <span className="landing-caret" />
          </p>
        </div>
      </div>
      <figcaption className="absolute -bottom-5 left-3 max-w-[12.5rem] rounded-card bg-raised px-3.5 py-2.5 text-small shadow-float sm:bottom-[16%] sm:-left-14 lg:-left-[9.75rem]">
        <span className="flex items-center gap-2 font-semibold text-success">
          <svg viewBox="0 0 16 16" aria-hidden="true" className="size-3.5">
            <path d="m2.5 8.5 3.5 3.5 7.5-8" fill="none" stroke="currentColor" strokeWidth="1.8" />
          </svg>
          {proof.title}
        </span>
        {proof.text}
      </figcaption>
    </figure>
  )
}
