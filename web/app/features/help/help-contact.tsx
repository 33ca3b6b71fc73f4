import { seller } from '@lettrine/contract/seller.fr'
import { RichBlocks } from '../../ui/rich-blocks.tsx'
import { helpTexts as texts } from './help.fr.ts'

/** Contact address and links to the other pages. */
export function HelpContact() {
  return (
    <section aria-labelledby="contact" className="grid gap-10 border-line border-t pt-10 sm:grid-cols-2">
      <div className="flex flex-col gap-3 text-body leading-body">
        <h2 id="contact" className="scroll-mt-24 font-serif text-h3">
          {texts.contact.title}
        </h2>
        <p>{texts.contact.lead}</p>
        <a
          href={`mailto:${seller.email}`}
          className="inline-flex min-h-11 items-center self-start font-semibold text-accent-text [overflow-wrap:anywhere]"
        >
          {seller.email}
        </a>
      </div>
      <div className="flex flex-col gap-3 text-body leading-body">
        <h2 className="font-serif text-h3">{texts.more.title}</h2>
        <RichBlocks blocks={texts.more.links} />
      </div>
    </section>
  )
}
