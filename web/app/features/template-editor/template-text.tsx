import { limits } from '@lettrine/contract/limits'
import type { TemplateFault } from '@lettrine/letter-craft/templates/parse-template'
import { type Ref, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { templateEditorText as texts } from './template-editor.fr.ts'
import type { TemplateDraft } from './template-editor.state.ts'
import type { FieldErrors } from './use-template-draft.ts'

const maxFaults = 5

/** Text of a template, with the errors of its fields. */
export function TemplateText({
  draft,
  errors,
  faults,
  onChange,
  areaRef,
}: {
  draft: TemplateDraft
  errors: FieldErrors
  faults: readonly TemplateFault[]
  onChange: (patch: Partial<TemplateDraft>) => void
  areaRef: (area: HTMLTextAreaElement | null) => void
}) {
  const area = useRef<HTMLTextAreaElement>(null)
  const both: Ref<HTMLTextAreaElement> = (element) => {
    area.current = element
    areaRef(element)
  }
  return (
    <div className="template-editor-text">
      <TextField
        label={texts.title}
        maxLength={limits.title}
        error={errors.title}
        value={draft.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextArea
        ref={both}
        label={texts.text}
        hint={texts.textHint}
        error={errors.template}
        className="template-editor-area"
        rows={18}
        spellCheck
        lang="fr"
        value={draft.template}
        onChange={(event) => onChange({ template: event.target.value })}
      />
      {faults.length > 0 && (
        <section className="template-editor-faults" aria-live="polite">
          <h2>{texts.faults(faults.length)}</h2>
          <ul>
            {faults.slice(0, maxFaults).map(({ start, end, message }) => (
              <li key={start}>
                {message}
                <Button
                  variant="ghost"
                  size="small"
                  onClick={() => {
                    area.current?.focus()
                    area.current?.setSelectionRange(start, end)
                  }}
                >
                  {texts.seeFault}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
