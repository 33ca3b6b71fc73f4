import { limits } from '@lettrine/contract/limits'
import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { RecipientField } from './draft-field.tsx'
import {
  CompanyField,
  JobTitleField,
  RecipientAddressField,
  RecipientNameField,
  ReferenceField,
  SenderCityField,
  SenderContactFields,
} from './head-fields.tsx'
import { useDraftField, useLetterEditing } from './letter-editing.tsx'
import { editorText } from './letter-editor.fr.ts'

const texts = editorText.fields

/** Job, company and recipient; the other fields of the page’s head are collapsed. */
export function LetterFields({
  box,
  open,
  onOpenChange,
  headOpen,
  onHeadOpenChange,
}: {
  box: Ref<HTMLDivElement>
  /** On a phone they are collapsed too. */
  open: boolean
  onOpenChange: (open: boolean) => void
  headOpen: boolean
  onHeadOpenChange: (open: boolean) => void
}) {
  return (
    <div ref={box} className="letter-fields" data-open={open}>
      <button
        type="button"
        className="letter-fields-summary"
        aria-expanded={open}
        onClick={() => onOpenChange(!open)}
      >
        <Summary />
        <ChevronDown aria-hidden="true" size={18} />
      </button>
      <div className="letter-fields-body">
        <div className="letter-fields-grid">
          <JobTitleField />
          <CompanyField />
          <RecipientNameField />
          <RecipientField
            leaf="email"
            label={texts.recipientEmail}
            type="email"
            maxLength={limits.email}
            autoComplete="off"
          />
        </div>
        <button
          type="button"
          className="letter-head-toggle"
          aria-expanded={headOpen}
          onClick={() => onHeadOpenChange(!headOpen)}
        >
          <ChevronDown aria-hidden="true" size={16} />
          {texts.head}
        </button>
        {headOpen && <PageHead />}
      </div>
    </div>
  )
}

function Summary() {
  const company = useDraftField('company')
  const { name } = useDraftField('recipient')
  const parts = [name, company].filter((part) => part.trim() !== '')
  if (parts.length === 0) return <span className="muted">{texts.summaryEmpty}</span>
  return (
    <span className="truncated">
      <span className="muted">{texts.to}</span> {parts.join(', ')}
    </span>
  )
}

function PageHead() {
  const { autosave } = useLetterEditing()
  const hasEnclosure = useDraftField('hasEnclosure')
  return (
    <div className="letter-head">
      <fieldset>
        <legend>{texts.senderTitle}</legend>
        <SenderContactFields />
        <SenderCityField hint={texts.cityHint} />
      </fieldset>
      <fieldset>
        <legend>{texts.recipientTitle}</legend>
        <RecipientAddressField />
        <ReferenceField />
        <Checkbox
          checked={hasEnclosure}
          onCheckedChange={(checked) => autosave.edit({ hasEnclosure: checked })}
        >
          {texts.enclosure}
        </Checkbox>
        <p className="letter-head-hint">{texts.headHint}</p>
      </fieldset>
    </div>
  )
}
