import { ratingRange, TemplateDifficulty, templateTimeRange } from '@lettrine/contract/templates'
import { SlidersHorizontal } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { useConfiguredModel } from '../../shared/plans/model-name.ts'
import { difficultyNames, timeText } from '../../shared/templates/template-names.fr.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Chip } from '../../ui/chip.tsx'
import { useOverview } from './library.queries.ts'
import { activeFilters, type LibraryView, type Switch, switches, toggled } from './library.state.ts'
import { libraryText as texts } from './template-library.fr.ts'

type FilterProps = { view: LibraryView; onChange: (patch: Partial<LibraryView>) => void }

// How many industries a phone and a wide screen display before expanding.
const tagsOnPhone = 8
const namesAtFirst = 14

/** Beside the results on a wide screen; a collapsible block on a phone. */
export function AdvancedFilters(props: FilterProps) {
  const [open, setOpen] = useState(false)
  const active = activeFilters(props.view).filter(({ kind }) => kind !== 'search' && kind !== 'type').length
  const id = useId()
  return (
    <aside className="library-filters" aria-label={texts.filters}>
      <h2>{texts.filters}</h2>
      <Button
        variant="secondary"
        className="library-filters-toggle"
        icon={<SlidersHorizontal size={18} />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {texts.filters}
        {active > 0 && <span className="library-filters-count">{active}</span>}
      </Button>
      <div id={id} className="library-filters-body" data-open={open || undefined}>
        <Filters {...props} />
      </div>
    </aside>
  )
}

/** Memoised parts: each renders only when its own filter changes. */
function Filters({ view, onChange }: FilterProps) {
  const overview = useOverview().data?.data
  const hasModel = useConfiguredModel() !== undefined
  return (
    <>
      <div className="library-switches">
        {switches
          .filter((name) => name !== 'ai' || hasModel || view.ai)
          .map((name) => (
            <SwitchBox key={name} name={name} checked={view[name]} onChange={onChange} />
          ))}
      </div>
      <Difficulty chosen={view.difficulty} onChange={onChange} />
      <Slider name="rating" value={view.rating} onChange={onChange} />
      <Slider name="time" value={view.time} onChange={onChange} />
      <Names
        filter="tags"
        names={overview?.tags}
        chosen={view.tags}
        onPhone={tagsOnPhone}
        onChange={onChange}
      />
      <Names filter="industries" names={overview?.industries} chosen={view.industries} onChange={onChange} />
    </>
  )
}

type OnChange = FilterProps['onChange']

const SwitchBox = memo(function SwitchBox({
  name,
  checked,
  onChange,
}: {
  name: Switch
  checked: boolean
  onChange: OnChange
}) {
  return (
    <Checkbox checked={checked} onCheckedChange={(isOn) => onChange({ [name]: isOn })}>
      {texts.switches[name]}
    </Checkbox>
  )
})

const Difficulty = memo(function Difficulty({
  chosen,
  onChange,
}: {
  chosen: LibraryView['difficulty']
  onChange: OnChange
}) {
  return (
    <fieldset>
      <legend>{texts.difficulty}</legend>
      <div className="library-chips">
        {(['all', ...TemplateDifficulty.options] as const).map((value) => (
          <Chip key={value} selected={chosen === value} onClick={() => onChange({ difficulty: value })}>
            {value === 'all' ? texts.allDifficulties : difficultyNames[value]}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
})

const sliders = {
  rating: {
    label: texts.rating,
    range: ratingRange,
    shown: (value: number) => (value === 0 ? texts.anyRating : texts.ratingOf(value)),
  },
  time: { label: texts.time, range: templateTimeRange, shown: timeText },
} as const

const Slider = memo(function Slider({
  name,
  value,
  onChange,
}: {
  name: keyof typeof sliders
  value: number
  onChange: OnChange
}) {
  const id = useId()
  const { label, range, shown } = sliders[name]
  return (
    <div className="library-slider">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{shown(value)}</output>
      <input
        id={id}
        type="range"
        min={range.min}
        max={range.max}
        step={range.step}
        value={value}
        aria-valuetext={shown(value)}
        onChange={(event) => onChange({ [name]: Number(event.currentTarget.value) })}
      />
    </div>
  )
})

const nameTitles = { tags: texts.tags, industries: texts.industries } as const

const Names = memo(function Names({
  filter,
  names = [],
  chosen,
  onPhone,
  onChange,
}: {
  filter: keyof typeof nameTitles
  names: readonly { name: string; count: number }[] | undefined
  chosen: readonly string[]
  /** How many a phone displays; all without it. */
  onPhone?: number
  onChange: OnChange
}) {
  const [all, setAll] = useState(false)
  if (names.length === 0) return null
  // Selected ones stay visible.
  const shown = all ? names : names.filter(({ name }, place) => place < namesAtFirst || chosen.includes(name))
  const hidden = names.length - shown.length
  return (
    <fieldset>
      <legend>{nameTitles[filter]}</legend>
      <div className="library-chips">
        {shown.map(({ name, count }, place) => (
          <Chip
            key={name}
            selected={chosen.includes(name)}
            count={count}
            className={onPhone !== undefined && place >= onPhone ? 'library-chip-wide' : ''}
            onClick={() => onChange({ [filter]: toggled(chosen, name) })}
          >
            {name}
          </Chip>
        ))}
        {(hidden > 0 || all) && (
          <button type="button" className="library-clear library-chip-wide" onClick={() => setAll(!all)}>
            {all ? texts.fewerNames : texts.moreNames(hidden)}
          </button>
        )}
      </div>
    </fieldset>
  )
})
