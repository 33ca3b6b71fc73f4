import { type CefrLevel, CefrLevel as Levels } from '@lettrine/contract/career'
import { limits } from '@lettrine/contract/limits'
import { Check, X } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { careerText } from './career.fr.ts'
import { addCard, type CardList, type CardOf, changeCard, removeCard } from './career.state.ts'
import type { SectionProps } from './section-props.ts'

const texts = careerText.short

/** A section of cards that hold one name: each a line, with a field to add another. */
function ShortSection<List extends 'certificates' | 'languages' | 'tools' | 'interests'>({
  list,
  document,
  change,
  describe,
  children,
}: SectionProps & {
  list: List
  describe: (card: CardOf<List>) => ReactNode
  children: ReactNode
}) {
  const { title, none } = careerText.lists[list]
  const cards = document[list] as readonly (CardOf<List> & { name: string })[]
  return (
    <TitledPanel title={title}>
      {cards.length === 0 && <p className="text-ink-muted text-ui">{none}</p>}
      {cards.length > 0 && (
        <ul className="career-names">
          {cards.map((card) => (
            <li key={card.id}>
              <span className="min-w-0 flex-1 wrap-anywhere">{describe(card)}</span>
              {!card.confirmed && (
                <IconButton
                  label={`${careerText.card.confirm}\u00a0: ${card.name}`}
                  icon={<Check />}
                  onClick={() => change((now) => changeCard(now, list, { ...card, confirmed: true }))}
                />
              )}
              <IconButton
                label={texts.remove(card.name)}
                icon={<X />}
                onClick={() => change((now) => removeCard(now, list, card.id))}
              />
            </li>
          ))}
        </ul>
      )}
      {children}
    </TitledPanel>
  )
}

/** A field and a button that add what is typed; usual names to touch besides. */
function AddName({
  label,
  hint,
  usual = [],
  onAdd,
  children,
}: {
  label: string
  hint?: string
  usual?: readonly string[]
  onAdd: (name: string) => void
  children?: ReactNode
}) {
  const [name, setName] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return
    onAdd(name.trim())
    setName('')
  }
  return (
    <form className="career-add" onSubmit={submit}>
      {usual.length > 0 && (
        <fieldset className="career-chips" aria-label={texts.usual}>
          {usual.map((one) => (
            <Chip key={one} selected={false} onClick={() => onAdd(one)}>
              {one}
            </Chip>
          ))}
        </fieldset>
      )}
      <div className="career-add-line">
        <TextField
          label={label}
          hint={hint}
          value={name}
          maxLength={limits.careerField}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        {children}
        <Button type="submit" variant="secondary" disabled={name.trim() === ''}>
          {texts.add}
        </Button>
      </div>
    </form>
  )
}

/** Usual names that are on no card yet. */
const missingFrom = (cards: readonly { name: string }[], usual: readonly string[]): string[] =>
  usual.filter((name) => !cards.some((card) => card.name.toLowerCase() === name.toLowerCase()))

const added =
  <List extends CardList>({ change }: SectionProps, list: List) =>
  (card: CardOf<List>) =>
    change((now) => addCard(now, list, card))

export function CertificatesSection(props: SectionProps) {
  const add = added(props, 'certificates')
  return (
    <ShortSection
      {...props}
      list="certificates"
      describe={({ name, year }) => (
        <>
          {name} {year && <span className="text-ink-muted">({year})</span>}
        </>
      )}
    >
      <AddName
        label={texts.certificate}
        hint={texts.certificateHint}
        usual={missingFrom(props.document.certificates, careerText.certificates)}
        onAdd={(name) => add({ id: props.newId(), confirmed: true, name, year: '' })}
      />
    </ShortSection>
  )
}

const levels = Levels.options.map((value) => ({ value, label: careerText.levels[value] }))

export function LanguagesSection(props: SectionProps) {
  const add = added(props, 'languages')
  const [cefr, setCefr] = useState<CefrLevel>('')
  return (
    <ShortSection
      {...props}
      list="languages"
      describe={({ name, level, cefr: known }) => (
        <>
          {name} <span className="text-ink-muted">{careerText.levelOf(level, known)}</span>
        </>
      )}
    >
      <AddName
        label={texts.language}
        usual={missingFrom(props.document.languages, careerText.languages)}
        onAdd={(name) => add({ id: props.newId(), confirmed: true, name, level: '', cefr })}
      >
        <SelectField label={texts.level} options={levels} value={cefr} onValueChange={setCefr} />
      </AddName>
    </ShortSection>
  )
}

export function ToolsSection(props: SectionProps) {
  return (
    <ShortSection {...props} list="tools" describe={({ name }) => name}>
      <AddName
        label={texts.tool}
        hint={texts.toolHint}
        onAdd={(names) => {
          for (const name of names.split(/\s*,\s*/u).filter(Boolean))
            added(props, 'tools')({ id: props.newId(), confirmed: true, name })
        }}
      />
    </ShortSection>
  )
}

export function InterestsSection(props: SectionProps) {
  const { change } = props
  return (
    <ShortSection
      {...props}
      list="interests"
      describe={(interest) => (
        <span className="flex flex-wrap items-center gap-2">
          {interest.name}
          <Chip
            selected={interest.used}
            onClick={() =>
              change((now) => changeCard(now, 'interests', { ...interest, used: !interest.used }))
            }
          >
            {texts.use}
          </Chip>
        </span>
      )}
    >
      <AddName
        label={texts.interest}
        onAdd={(name) => added(props, 'interests')({ id: props.newId(), confirmed: true, name, used: false })}
      />
    </ShortSection>
  )
}
