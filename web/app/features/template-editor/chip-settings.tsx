import { allowsParticle, renderField } from '@lettrine/letter-craft/templates/field-forms'
import { type FieldName, templateFields } from '@lettrine/letter-craft/templates/fields.fr'
import type { Particle } from '@lettrine/letter-craft/templates/template'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { templateEditorText } from './template-editor.fr.ts'
import type { TemplateMark } from './template-marks.ts'

const texts = templateEditorText.chips
const particles: readonly Particle[] = ['le', 'de', 'à', 'chez', 'que', 'un', 'mon']

/** What can be changed in the chip that is selected: the word before it, or the two forms of a choice. */
export function ChipSettings({
  mark,
  onReplace,
}: {
  mark: TemplateMark
  onReplace: (words: string) => void
}) {
  return (
    <section className="chip-settings" aria-label={texts.settings(mark.label)}>
      {mark.kind === 'field' && <Forms mark={mark} onReplace={onReplace} />}
      {mark.kind === 'gender' && <Choice forms={mark.forms} onReplace={onReplace} />}
      {(mark.kind === 'open' || mark.kind === 'close') && <p>{texts.optional}</p>}
      <Button variant="ghost" size="small" onClick={() => onReplace('')}>
        {texts.remove}
      </Button>
    </section>
  )
}

const written = (field: FieldName, particle: Particle | undefined) =>
  `{{${particle === undefined ? '' : `${particle} `}${field}}}`

/** Each form of a field, as it reads with its example: «l’atelier Morvan», «de l’atelier Morvan». */
function Forms({
  mark,
  onReplace,
}: {
  mark: TemplateMark & { kind: 'field' }
  onReplace: (words: string) => void
}) {
  const name = useId()
  const { example } = templateFields[mark.field]
  const allowed = [undefined, ...particles.filter((particle) => allowsParticle(mark.field, particle))]
  const read = (particle: Particle | undefined) => renderField(mark.field, particle, example) ?? example
  // Some read the same with this example: one of them is enough, the chosen one.
  const forms = allowed.filter(
    (particle) =>
      particle === mark.particle ||
      (read(particle) !== read(mark.particle) &&
        allowed.find((other) => read(other) === read(particle)) === particle),
  )
  if (forms.length === 1) return <p>{texts.example(example)}</p>
  return (
    <fieldset>
      <legend>{texts.form}</legend>
      {forms.map((particle) => (
        <label key={particle ?? ''}>
          <input
            type="radio"
            name={name}
            checked={particle === mark.particle}
            onChange={() => onReplace(written(mark.field, particle))}
          />
          {read(particle)}
        </label>
      ))}
    </fieldset>
  )
}

const withoutMarks = (words: string) => words.replace(/[{}|\n]/g, '')

function Choice({ forms, onReplace }: { forms: readonly string[]; onReplace: (words: string) => void }) {
  const [masculine = '', feminine = '', ...neutral] = forms
  const change = (next: readonly string[]) =>
    onReplace(`{${[...next, ...neutral].map(withoutMarks).join('|')}}`)
  return (
    <div className="generate-pair">
      <TextField
        label={texts.masculine}
        value={masculine}
        onChange={(event) => change([event.target.value, feminine])}
      />
      <TextField
        label={texts.feminine}
        value={feminine}
        onChange={(event) => change([masculine, event.target.value])}
      />
    </div>
  )
}
