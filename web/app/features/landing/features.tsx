import { ProductPicture } from '../../ui/product-picture.tsx'
import { faultySentence } from './faulty-sample.fr.ts'
import { landingTexts as texts } from './landing.fr.ts'
import { MarginSection } from './margin-section.tsx'

export function Features() {
  return (
    <div id="features" className="wrap pt-14 md:pt-0">
      <MarginSection {...texts.proofreading}>
        <ProductPicture name="proofreading" alt={texts.proofreading.picture} className="shadow-float" />
      </MarginSection>
      <MarginSection id="ai-generation" {...texts.writing}>
        <FactsAndLetter />
      </MarginSection>
      <MarginSection id="templates" {...texts.templates}>
        <ProductPicture name="library" alt={texts.templates.picture} className="shadow-float" />
      </MarginSection>
      <MarginSection {...texts.typography}>
        <BeforeAndAfter />
      </MarginSection>
      <MarginSection {...texts.safety}>
        <ol className="flex flex-col gap-3">
          {texts.safety.states.map((state, place) => (
            <li key={state} className="flex items-center gap-3 text-ui">
              <span
                aria-hidden="true"
                className={place === 1 ? 'size-2 rounded-full bg-warning' : 'size-2 rounded-full bg-success'}
              />
              {state}
            </li>
          ))}
        </ol>
      </MarginSection>
      <MarginSection id="export" {...texts.export}>
        <ul className="grid grid-cols-2 gap-x-10 gap-y-6 sm:flex">
          {texts.export.formats.map(({ name, text }) => (
            <li key={name}>
              <p className="font-serif text-h3">{name}</p>
              <p className="text-small text-ink-muted">{text}</p>
            </li>
          ))}
        </ul>
      </MarginSection>
    </div>
  )
}

function FactsAndLetter() {
  const { given, said, rows, asked } = texts.writing
  return (
    <table className="w-full max-w-[46rem] text-left text-ui">
      <thead className="text-small text-ink-muted">
        <tr className="border-line border-b">
          <th scope="col" className="w-2/5 py-3 pr-6 font-normal">
            {given}
          </th>
          <th scope="col" className="py-3 font-normal">
            {said}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.given} className="border-line border-b align-top">
            <td className="py-3.5 pr-6">{row.given}</td>
            <td className="py-3.5 font-serif text-h4 leading-snug">{row.said}</td>
          </tr>
        ))}
        <tr className="border-line border-b align-top text-warning">
          <td className="py-3.5 pr-6">{asked.given}</td>
          <td className="py-3.5 font-serif text-h4 leading-snug">{asked.said}</td>
        </tr>
      </tbody>
    </table>
  )
}

function BeforeAndAfter() {
  const { after, beforeLabel, afterLabel } = texts.typography
  return (
    <div className="flex max-w-[46rem] flex-col gap-2 font-serif text-h3 leading-snug">
      <p className="text-ink-muted line-through decoration-danger decoration-1">
        <span className="sr-only">{beforeLabel} </span>
        {faultySentence}
      </p>
      <p>
        <span className="sr-only">{afterLabel} </span>
        {after}
      </p>
    </div>
  )
}
