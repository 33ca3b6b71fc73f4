import { ProductPicture } from '../../ui/product-picture.tsx'
import { RichBlocks } from '../../ui/rich-blocks.tsx'
import { helpTexts as texts } from './help.fr.ts'
import { type HelpGuide, helpGuides } from './help-guides.fr.ts'

/** Guides: numbered steps beside a picture of the screen. */
export function Guides() {
  return (
    <section aria-labelledby="guides" className="flex flex-col gap-12">
      <h2 id="guides" className="scroll-mt-24 font-serif text-h2 leading-head">
        {texts.guides}
      </h2>
      {helpGuides.map((guide) => (
        <Guide key={guide.id} guide={guide} />
      ))}
    </section>
  )
}

function Guide({ guide: { id, title, picture, alt, steps } }: { guide: HelpGuide }) {
  return (
    <article aria-labelledby={id} className="flex flex-col gap-5">
      <h3 id={id} className="scroll-mt-24 font-serif text-h3">
        {title}
      </h3>
      <div className="flex max-w-[42rem] flex-col text-body leading-body">
        <RichBlocks blocks={[{ steps }]} />
      </div>
      <ProductPicture name={picture} alt={alt} />
    </article>
  )
}
