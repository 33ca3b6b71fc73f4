import type { CandidateGender } from '@lettrine/contract/generation'
import { PageDesign } from '@lettrine/contract/page'
import type { TemplateType } from '@lettrine/contract/templates'
import { useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { useDebouncedValue } from '../../lib/react/use-debounced-value.ts'
import { designNames } from '../../shared/letters/letter-names.fr.ts'
import { PageSheets } from '../../shared/page-settings/page-sheets.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { templateEditorText } from './template-editor.fr.ts'
import { useTemplatePagePreview } from './template-editor.queries.ts'

const texts = templateEditorText.page
const designs = PageDesign.options.map((value) => ({ value, label: designNames[value] }))
const genders = (['feminine', 'masculine'] as const).map((value) => ({ value, label: texts.genders[value] }))

const settleMs = 400

/** Rendered page of the template being typed, filled with examples. */
export function TemplatePagePreview({
  text,
  type,
  isFaulty = false,
}: {
  text: string
  type: TemplateType
  isFaulty?: boolean
}) {
  const [design, setDesign] = useState<PageDesign>('classique')
  const [gender, setGender] = useState<CandidateGender>('feminine')
  const template = useDebouncedValue(text, settleMs)
  const isReady = !isFaulty && template.trim() !== ''
  const page = useTemplatePagePreview(isReady ? { template, type, design, gender } : undefined)
  const pages = page.data?.data.pages
  return (
    <div className="draft-page">
      <div className="draft-page-look">
        <SelectField label={texts.design} options={designs} value={design} onValueChange={setDesign} />
        <SegmentedControl label={texts.gender} options={genders} value={gender} onValueChange={setGender} />
      </div>
      <p className="draft-page-note" role="status">
        {isFaulty ? texts.faulty : texts.note}
      </p>
      {page.isError && !isFaulty && (
        <p role="alert">
          {texts.failed} {page.error instanceof ApiError && page.error.message}
        </p>
      )}
      {pages ? (
        <div data-stale={isFaulty || page.isPlaceholderData || undefined}>
          <PageSheets pages={pages} />
        </div>
      ) : (
        isReady &&
        !page.isError && (
          <p className="draft-page-wait">
            <Spinner />
            {texts.loading}
          </p>
        )
      )}
    </div>
  )
}
