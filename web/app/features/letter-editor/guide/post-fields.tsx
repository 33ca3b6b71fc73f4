import { defaultLanguage, Language, LetterType } from '@lettrine/contract/letters'
import { limits } from '@lettrine/contract/limits'
import { isEnglishText } from '@lettrine/letter-craft/offers/english-words'
import { type Ref, useMemo } from 'react'
import { typeNames } from '../../../shared/letters/letter-names.fr.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { DraftField, RecipientField } from '../draft-field.tsx'
import { generationText } from '../generation/generation.fr.ts'
import { useDraftField, useLetterEditing } from '../letter-editing.tsx'
import { editorText } from '../letter-editor.fr.ts'
import { guideText } from './letter-guide.fr.ts'

const types = LetterType.options.map((value) => ({ value, label: typeNames[value] }))
const languages = Language.options.map((value) => ({ value, label: generationText.languageNames[value] }))

/** Post, employer, recipient and type of the letter; its language, where it is not plain. An offer may name no employer. */
export function PostFields({ box, isOffered = false }: { box: Ref<HTMLDivElement>; isOffered?: boolean }) {
  const { autosave } = useLetterEditing()
  const type = useDraftField('type')
  const hasCompany = useDraftField('company').trim() !== ''
  return (
    <div ref={box} className="guide-fields">
      <DraftField
        field="jobTitle"
        label={editorText.fields.jobTitle}
        maxLength={limits.jobTitle}
        autoComplete="off"
      />
      <DraftField
        field="company"
        label={editorText.fields.company}
        maxLength={limits.company}
        autoComplete="off"
        hint={isOffered && !hasCompany ? guideText.post.unnamed : undefined}
      />
      <RecipientField
        leaf="name"
        label={editorText.fields.recipient}
        maxLength={limits.personName}
        autoComplete="off"
        optional
      />
      <SelectField
        label={editorText.typeLabel}
        options={types}
        value={type}
        onValueChange={(value) => autosave.edit({ type: value })}
      />
      <LanguageChoice />
    </div>
  )
}

/** An offer in English is answered in either language. */
function LanguageChoice() {
  const { autosave } = useLetterEditing()
  const language = useDraftField('language')
  const offer = useDraftField('offer')
  const isEnglish = useMemo(() => isEnglishText(offer), [offer])
  if (!isEnglish && language === defaultLanguage) return null
  return (
    <SelectField
      label={guideText.offer.language}
      hint={isEnglish ? guideText.offer.english : undefined}
      options={languages}
      value={language}
      onValueChange={(value) => autosave.edit({ language: value })}
    />
  )
}

export const focusFirstEmpty = (box: HTMLElement | null) =>
  [...(box?.querySelectorAll('input') ?? [])].find(({ value }) => value.trim() === '')?.focus()
