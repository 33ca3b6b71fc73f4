import { PageDesign, type PageSetting } from '@lettrine/contract/page'
import { useId } from 'react'
import { designNames } from '../../../shared/letters/letter-names.fr.ts'
import { inDesign, type Miniatures } from './design-miniatures.ts'
import { pageText as texts } from './page-preview.fr.ts'

/** Choice of a design by the letter set in it; native radio buttons, so the arrow keys move between them. */
export function DesignPicker({
  page,
  miniatures,
  onChange,
}: {
  page: PageSetting
  miniatures: Miniatures
  onChange: (page: PageSetting) => void
}) {
  const name = useId()
  return (
    <fieldset className="design-picker">
      <legend className="sr-only">{texts.designs}</legend>
      {PageDesign.options.map((design) => (
        <label key={design}>
          <input
            type="radio"
            name={name}
            checked={page.design === design}
            onChange={() => onChange(inDesign(page, design))}
          />
          <span className="design-miniature" aria-hidden="true">
            {miniatures[design] && <img src={miniatures[design]} alt="" decoding="async" />}
          </span>
          <span>{designNames[design]}</span>
        </label>
      ))}
    </fieldset>
  )
}
