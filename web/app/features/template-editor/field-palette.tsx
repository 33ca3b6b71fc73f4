import { type FieldSource, templateFields } from '@lettrine/letter-craft/templates/fields.fr'
import { templateEditorText as texts } from './template-editor.fr.ts'
import { palette } from './template-editor.state.ts'

type Entry = { mark: string; label: string; example: string; written?: string }

const fields = (source: FieldSource): Entry[] =>
  palette[source].map((name) => ({ mark: `{{${name}}}`, ...templateFields[name] }))

const groups: { title: string; entries: Entry[] }[] = [
  { title: texts.sources.offer, entries: fields('offer') },
  { title: texts.sources.profile, entries: fields('profile') },
  { title: texts.sources.user, entries: fields('user') },
  {
    title: texts.computed.title,
    entries: [
      { mark: '{{appel}}', ...texts.computed.appel },
      { mark: '{{formule}}', ...texts.computed.formule },
    ],
  },
  {
    title: texts.marks.title,
    entries: [
      {
        mark: texts.marks.choice.example,
        label: texts.marks.choice.label,
        example: texts.marks.choice.example,
        written: texts.marks.choice.text,
      },
      {
        mark: '[[ … ]]',
        label: texts.marks.optional.label,
        example: texts.marks.optional.example,
        written: texts.marks.optional.text,
      },
    ],
  },
]

/** Every template field with its meaning; a click inserts it at the cursor. */
export function FieldPalette({ onInsert }: { onInsert: (text: string) => void }) {
  return (
    <div className="palette">
      <p className="palette-note">{texts.particles}</p>
      {groups.map(({ title, entries }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {entries.map(({ mark, label, example, written = mark }) => (
              <li key={mark}>
                <button type="button" onClick={() => onInsert(written)}>
                  <span>
                    <span className="sr-only">{texts.insert} </span>
                    {label}
                  </span>
                  <code>{mark}</code>
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
