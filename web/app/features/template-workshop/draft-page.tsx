import type { CandidateGender } from '@lettrine/contract/generation'
import { PageDesign } from '@lettrine/contract/page'
import type { TemplateType } from '@lettrine/contract/templates'
import { useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { designNames } from '../../lib/letter-names.fr.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { PageSheets } from '../../ui/page-sheets.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { workshopText } from './template-workshop.fr.ts'
import { useDraftPage } from './workshop.queries.ts'

const say = workshopText.page
const designs = PageDesign.options.map((value) => ({ value, label: designNames[value] }))
const genders = (['feminine', 'masculine'] as const).map((value) => ({ value, label: say.genders[value] }))

const settleMs = 400

/** The page of a template as it is typed, filled with examples. */
export function DraftPage({
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
  const template = useSettled(text, settleMs)
  const isReady = !isFaulty && template.trim() !== ''
  const page = useDraftPage(isReady ? { template, type, design, gender } : undefined)
  const pages = page.data?.data.pages
  return (
    <div className="draft-page">
      <div className="draft-page-look">
        <SelectField label={say.design} options={designs} value={design} onValueChange={setDesign} />
        <SegmentedControl label={say.gender} options={genders} value={gender} onValueChange={setGender} />
      </div>
      <p className="draft-page-note" role="status">
        {isFaulty ? say.faulty : say.note}
      </p>
      {page.isError && !isFaulty && (
        <p role="alert">
          {say.failed} {page.error instanceof ApiError && page.error.message}
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
            {say.loading}
          </p>
        )
      )}
    </div>
  )
}
