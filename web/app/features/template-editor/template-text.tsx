import { limits } from '@lettrine/contract/limits'
import type { TemplateFault } from '@lettrine/letter-craft/templates/parse-template'
import { lazy, Suspense } from 'react'
import { loadUntilThere } from '../../lib/react/load-until-there.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { TemplateAreaHandle } from './template-area.tsx'
import { templateEditorText as texts } from './template-editor.fr.ts'
import type { TemplateDraft } from './template-editor.state.ts'
import type { FieldErrors } from './use-template-draft.ts'

const TemplateArea = lazy(() =>
  loadUntilThere(() => import('./template-area.tsx').then(({ TemplateArea }) => ({ default: TemplateArea }))),
)

const maxFaults = 5

/** Text of a template, with the errors of its fields. */
export function TemplateText({
  draft,
  errors,
  faults,
  onChange,
  area,
  onArea,
}: {
  draft: TemplateDraft
  errors: FieldErrors
  faults: readonly TemplateFault[]
  onChange: (patch: Partial<TemplateDraft>) => void
  area: TemplateAreaHandle | null
  onArea: (area: TemplateAreaHandle | null) => void
}) {
  return (
    <div className="template-editor-text">
      <TextField
        label={texts.title}
        maxLength={limits.title}
        error={errors.title}
        value={draft.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <Suspense fallback={<Skeleton rows={6} />}>
        <TemplateArea
          value={draft.template}
          error={errors.template}
          onChange={(template) => onChange({ template })}
          onReady={onArea}
        />
      </Suspense>
      {faults.length > 0 && (
        <section className="template-editor-faults" aria-live="polite">
          <h2>{texts.faults(faults.length)}</h2>
          <ul>
            {faults.slice(0, maxFaults).map(({ start, end, message }) => (
              <li key={start}>
                {message}
                <Button variant="ghost" size="small" onClick={() => area?.select(start, end)}>
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
