import { type FieldSource, templateFields } from '@lettrine/letter-craft/template/fields.fr'
import { workshopText as say } from './template-workshop.fr.ts'
import { palette } from './workshop.state.ts'

type Entry = { mark: string; label: string; example: string; written?: string }

const fields = (source: FieldSource): Entry[] =>
  palette[source].map((name) => ({ mark: `{{${name}}}`, ...templateFields[name] }))

const groups: { title: string; entries: Entry[] }[] = [
  { title: say.sources.offer, entries: fields('offer') },
  { title: say.sources.profile, entries: fields('profile') },
  { title: say.sources.user, entries: fields('user') },
  {
    title: say.computed.title,
    entries: [
      { mark: '{{appel}}', ...say.computed.appel },
      { mark: '{{formule}}', ...say.computed.formule },
    ],
  },
  {
    title: say.marks.title,
    entries: [
      {
        mark: say.marks.choice.example,
        label: say.marks.choice.label,
        example: say.marks.choice.example,
        written: say.marks.choice.text,
      },
      {
        mark: '[[ … ]]',
        label: say.marks.optional.label,
        example: say.marks.optional.example,
        written: say.marks.optional.text,
      },
    ],
  },
]

/** Every field of a template, with what it stands for; one press puts it where the cursor is. */
export function FieldPalette({ onInsert }: { onInsert: (text: string) => void }) {
  return (
    <div className="palette">
      <p className="palette-note">{say.particles}</p>
      {groups.map(({ title, entries }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {entries.map(({ mark, label, example, written = mark }) => (
              <li key={mark}>
                <button type="button" onClick={() => onInsert(written)}>
                  <span>
                    <span className="sr-only">{say.insert} </span>
                    {label}
                  </span>
                  <code>{mark}</code>
                  <small>{say.example(example)}</small>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
