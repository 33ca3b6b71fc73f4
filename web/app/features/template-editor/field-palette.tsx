import { type FieldSource, templateFields } from '@lettrine/letter-craft/templates/fields.fr'
import { templateEditorText as texts } from './template-editor.fr.ts'
import { palette } from './template-editor.state.ts'

type Entry = { written: string; label: string; example: string }

const fields = (source: FieldSource): Entry[] =>
  palette[source].map((name) => ({ written: `{{${name}}}`, ...templateFields[name] }))

const groups: { title: string; entries: Entry[] }[] = [
  { title: texts.sources.offer, entries: fields('offer') },
  { title: texts.sources.profile, entries: fields('profile') },
  { title: texts.sources.user, entries: fields('user') },
  {
    title: texts.computed.title,
    entries: [
      { written: '{{appel}}', ...texts.computed.appel },
      { written: '{{formule}}', ...texts.computed.formule },
    ],
  },
  {
    title: texts.marks.title,
    entries: [texts.marks.choice, texts.marks.optional].map(({ label, example, text }) => {
      return { written: text, label, example }
    }),
  },
]

/** Every template field with its meaning; a click inserts it at the cursor. */
export function FieldPalette({ onInsert }: { onInsert: (text: string) => void }) {
  return (
    <div className="field-palette">
      <p className="field-palette-note">{texts.particles}</p>
      {groups.map(({ title, entries }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {entries.map(({ written, label, example }) => (
              <li key={written}>
                <button type="button" onClick={() => onInsert(written)}>
                  <span>
                    <span className="sr-only">{texts.insert} </span>
                    {label}
                  </span>
                  <small>{texts.example(example)}</small>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
