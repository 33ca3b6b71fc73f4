import type { TurnChoice, VoiceChoices, VoiceHabits } from '@lettrine/contract/voice'
import { turns } from '@lettrine/letter-craft/voice/turns.fr'
import { Ban, Heart, Minus } from 'lucide-react'
import { useId } from 'react'
import { classes } from '../../../ui/classes.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { voiceText as texts } from './voice.fr.ts'

type Props = {
  habits: VoiceHabits
  choices: VoiceChoices
  onChoose: (choices: VoiceChoices) => void
}

/** The habits that were measured; each can be corrected. */
export function VoiceHabitList({ habits, choices, onChoose }: Props) {
  const id = useId()
  const { sentenceOptions, formalityOptions } = texts
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h3 id={id} className="font-medium text-ui">
          {texts.habits}
        </h3>
        <p className="mt-0.5 text-ink-muted text-small">{texts.measuredOn(habits.words, habits.sentences)}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={texts.sentences}
          value={choices.sentences}
          options={[
            { value: 'measured', label: sentenceOptions.measured(habits.sentenceWords) },
            ...(['short', 'medium', 'long', 'any'] as const).map((value) => ({
              value,
              label: sentenceOptions[value],
            })),
          ]}
          onValueChange={(sentences) => onChoose({ ...choices, sentences })}
        />
        <SelectField
          label={texts.formality}
          value={choices.formality}
          options={[
            { value: 'measured', label: formalityOptions.measured(habits.formality) },
            ...(['plain', 'formal', 'any'] as const).map((value) => ({
              value,
              label: formalityOptions[value],
            })),
          ]}
          onValueChange={(formality) => onChoose({ ...choices, formality })}
        />
      </div>
      <TurnList habits={habits} choices={choices} onChoose={onChoose} />
    </section>
  )
}

const next: Readonly<Record<TurnChoice, TurnChoice>> = {
  favourite: 'avoided',
  avoided: 'any',
  any: 'favourite',
}
const icons = { favourite: Heart, avoided: Ban, any: Minus }

/** Turns as letters will treat them: liked ones in sight, the others folded. */
function TurnList({ habits, choices, onChoose }: Props) {
  const id = useId()
  const measured = (turn: string): TurnChoice =>
    habits.favourites.includes(turn) ? 'favourite' : habits.unused.includes(turn) ? 'avoided' : 'any'
  // By what was measured: a turn that is touched stays under the finger.
  const rowsOf = (wanted: TurnChoice) => turns.filter(({ id: turn }) => measured(turn) === wanted)
  const change = (turn: string, choice: TurnChoice) => {
    const { [turn]: _, ...others } = choices.turns
    onChoose({ ...choices, turns: choice === measured(turn) ? others : { ...others, [turn]: choice } })
  }
  const chips = (wanted: TurnChoice) => (
    <ul className="flex flex-wrap gap-2">
      {rowsOf(wanted).map(({ id: turn, label }) => (
        <li key={turn}>
          <TurnChip
            label={label}
            choice={choices.turns[turn] ?? measured(turn)}
            onChange={(choice) => change(turn, choice)}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <fieldset aria-describedby={id} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-medium text-small">{texts.turns}</legend>
      <p id={id} className="text-ink-muted text-small">
        {texts.turnsHint}
      </p>
      {chips('favourite')}
      {(['avoided', 'any'] as const).map((wanted) => {
        const count = rowsOf(wanted).length
        return count === 0 ? null : (
          <details key={wanted} className="flex flex-col gap-2">
            <summary className="cursor-pointer py-2 text-small">
              {wanted === 'avoided' ? texts.unusedTurns(count) : texts.otherTurns(count)}
            </summary>
            {chips(wanted)}
          </details>
        )
      })}
    </fieldset>
  )
}

function TurnChip({
  label,
  choice,
  onChange,
}: {
  label: string
  choice: TurnChoice
  onChange: (choice: TurnChoice) => void
}) {
  const Icon = icons[choice]
  return (
    <button
      type="button"
      aria-label={texts.turnNamed(label, texts.turnChoices[choice])}
      onClick={() => onChange(next[choice])}
      className={classes(
        'inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full border px-3 text-small font-medium pointer-coarse:min-h-11',
        choice === 'favourite' && 'border-accent bg-accent-soft text-accent-text',
        choice === 'avoided' && 'border-line-strong bg-sunken text-ink-muted line-through',
        choice === 'any' && 'border-line-strong bg-raised text-ink hover:border-line-field',
      )}
    >
      <Icon aria-hidden="true" size={14} />
      {label}
    </button>
  )
}
