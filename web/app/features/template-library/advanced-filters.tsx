import { ratingRange, TemplateDifficulty, templateTimeRange } from '@lettrine/contract/templates'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { difficultyNames, timeText } from '../../lib/template-names.fr.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Chip } from '../../ui/chip.tsx'
import { useOverview } from './library.queries.ts'
import { activeFilters, type LibraryView, switches, toggled } from './library.state.ts'
import { libraryText as say } from './template-library.fr.ts'

type FilterProps = { view: LibraryView; onChange: (patch: Partial<LibraryView>) => void }

// As many as a phone, and a wide screen, show without being filled.
const tagsOnPhone = 8
const namesAtFirst = 14

/** Beside the results on a wide screen; on a phone, a block that opens. */
export function AdvancedFilters(props: FilterProps) {
  const [open, setOpen] = useState(false)
  const active = activeFilters(props.view).filter(({ kind }) => kind !== 'search' && kind !== 'type').length
  const id = useId()
  return (
    <aside className="library-filters" aria-label={say.filters}>
      <h2>{say.filters}</h2>
      <Button
        variant="secondary"
        className="library-filters-door"
        icon={<SlidersHorizontal size={18} />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {say.filters}
        {active > 0 && <span className="library-filters-count">{active}</span>}
      </Button>
      <div id={id} className="library-filters-body" data-open={open || undefined}>
        <Filters {...props} />
      </div>
    </aside>
  )
}

function Filters({ view, onChange }: FilterProps) {
  const overview = useOverview().data?.data
  return (
    <>
      <div className="library-switches">
        {switches.map((name) => (
          <Checkbox
            key={name}
            checked={view[name]}
            onCheckedChange={(checked) => onChange({ [name]: checked })}
          >
            {say.switches[name]}
          </Checkbox>
        ))}
      </div>
      <fieldset>
        <legend>{say.difficulty}</legend>
        <div className="library-chips">
          {(['all', ...TemplateDifficulty.options] as const).map((value) => (
            <Chip
              key={value}
              selected={view.difficulty === value}
              onClick={() => onChange({ difficulty: value })}
            >
              {value === 'all' ? say.allDifficulties : difficultyNames[value]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <Slider
        label={say.rating}
        shown={view.rating === 0 ? say.anyRating : say.ratingOf(view.rating)}
        range={ratingRange}
        value={view.rating}
        onChange={(rating) => onChange({ rating })}
      />
      <Slider
        label={say.time}
        shown={timeText(view.time)}
        range={templateTimeRange}
        value={view.time}
        onChange={(time) => onChange({ time })}
      />
      <Names
        title={say.tags}
        names={overview?.tags ?? []}
        chosen={view.tags}
        onPhone={tagsOnPhone}
        onToggle={(name) => onChange({ tags: toggled(view.tags, name) })}
      />
      <Names
        title={say.industries}
        names={overview?.industries ?? []}
        chosen={view.industries}
        onToggle={(name) => onChange({ industries: toggled(view.industries, name) })}
      />
    </>
  )
}

function Slider({
  label,
  shown,
  range,
  value,
  onChange,
}: {
  label: string
  shown: string
  range: { min: number; max: number; step: number }
  value: number
  onChange: (value: number) => void
}) {
  const id = useId()
  return (
    <div className="library-slider">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{shown}</output>
      <input
        id={id}
        type="range"
        min={range.min}
        max={range.max}
        step={range.step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  )
}

function Names({
  title,
  names,
  chosen,
  onPhone,
  onToggle,
}: {
  title: string
  names: readonly { name: string; count: number }[]
  chosen: readonly string[]
  /** How many a phone shows; all without it. */
  onPhone?: number
  onToggle: (name: string) => void
}) {
  const [all, setAll] = useState(false)
  if (names.length === 0) return null
  // What is chosen stays in sight.
  const shown = all ? names : names.filter(({ name }, place) => place < namesAtFirst || chosen.includes(name))
  const hidden = names.length - shown.length
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className="library-chips">
        {shown.map(({ name, count }, place) => (
          <Chip
            key={name}
            selected={chosen.includes(name)}
            count={count}
            className={onPhone !== undefined && place >= onPhone ? 'library-chip-wide' : ''}
            onClick={() => onToggle(name)}
          >
            {name}
          </Chip>
        ))}
        {(hidden > 0 || all) && (
          <button type="button" className="library-clear library-chip-wide" onClick={() => setAll(!all)}>
            {all ? say.fewerNames : say.moreNames(hidden)}
          </button>
        )}
      </div>
    </fieldset>
  )
}
