import type { LetterNeed, LetterPair } from '@lettrine/contract/letter-plan'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { letterPlanText as texts } from './letter-plan.fr.ts'
import {
  orderedPairs,
  type PlanChoices,
  proofOf,
  withDenial,
  withMove,
  withProof,
} from './letter-plan.state.ts'
import type { LocatedSentence } from './sentence-links.state.ts'
import { CardUses } from './sentence-sources.tsx'
import type { PlanBasis } from './use-letter-plan.ts'

type Cards = ReadonlyMap<string, { name: string; note: string }>
type Choosing = { choices: PlanChoices; onChange: (choices: PlanChoices) => void }
/** The sentences of the letter that were generated from cards. */
type Using = { sentences: readonly LocatedSentence[]; onReveal: (sentence: LocatedSentence) => void }

type Moving = { onMove: (by: -1 | 1, button: HTMLElement) => void; isFirst: boolean; isLast: boolean }

/** Each need, face to face with the card that answers it, in the order to argue them. */
export function PlanPairs({
  pairs,
  basis,
  choices,
  onChange,
  ...rest
}: { pairs: readonly LetterPair[]; basis: PlanBasis; cards: Cards } & Choosing & Using) {
  const [moved, setMoved] = useState<string>()
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    // An element that is moved in the document loses the focus.
    pressed.current?.focus()
    pressed.current = null
  })
  const ordered = orderedPairs(pairs, choices)
  const place = ordered.findIndex(({ need }) => need.id === moved)
  const movedNeed = ordered[place]?.need.label
  return (
    <div className="plan-pairs">
      <div className="plan-sides" aria-hidden="true">
        <span>{texts.sought[basis]}</span>
        <span>{texts.brought}</span>
      </div>
      <ul>
        {ordered.map((pair, at) => (
          <Pair
            key={pair.need.id}
            pair={pair}
            basis={basis}
            choices={choices}
            onChange={onChange}
            moving={{
              isFirst: at === 0,
              isLast: at === ordered.length - 1,
              onMove(by, button) {
                pressed.current = button
                setMoved(pair.need.id)
                onChange(withMove(choices, pairs, pair.need.id, by))
              },
            }}
            {...rest}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {movedNeed !== undefined && texts.moved(movedNeed, place + 1, ordered.length)}
      </p>
    </div>
  )
}

function Pair({
  pair,
  basis,
  cards,
  choices,
  onChange,
  moving,
  ...using
}: { pair: LetterPair; basis: PlanBasis; cards: Cards; moving: Moving } & Choosing & Using) {
  const { need } = pair
  const id = useId()
  const isDenied = choices.denied.includes(need.id)
  return (
    <li aria-labelledby={id} data-denied={isDenied || undefined}>
      <div className="plan-need">
        <p className="plan-side">{texts.sought[basis]}</p>
        <NeedName need={need} id={id} />
        <MoveButtons need={need.label} {...moving} />
      </div>
      <div className="plan-proof">
        <p className="plan-side">{texts.brought}</p>
        {isDenied ? (
          <p className="plan-silent">{texts.denied}</p>
        ) : (
          <ChosenProof pair={pair} cards={cards} choices={choices} onChange={onChange} {...using} />
        )}
        {/* One button for both states, so that the focus stays on it. */}
        <Button
          variant="ghost"
          size="small"
          className="plan-deny"
          onClick={() => onChange(withDenial(choices, need.id, !isDenied))}
        >
          <span>
            {isDenied ? texts.allow : texts.deny}
            <span className="sr-only">{texts.aboutNeed(need.label)}</span>
          </span>
        </Button>
      </div>
    </li>
  )
}

/** One that leads nowhere stays in place, so that the focus can stay on it. */
function MoveButtons({ need, isFirst, isLast, onMove }: { need: string } & Moving) {
  if (isFirst && isLast) return null
  return (
    <div className="plan-move">
      <IconButton
        label={texts.up(need)}
        icon={<ArrowUp />}
        aria-disabled={isFirst}
        onClick={({ currentTarget }) => !isFirst && onMove(-1, currentTarget)}
      />
      <IconButton
        label={texts.down(need)}
        icon={<ArrowDown />}
        aria-disabled={isLast}
        onClick={({ currentTarget }) => !isLast && onMove(1, currentTarget)}
      />
    </div>
  )
}

/** Its heading is one level lower inside a titled section. */
export const NeedName = ({
  need: { label, must },
  id,
  as: Heading = 'h3',
}: {
  need: LetterNeed
  id?: string
  as?: 'h3' | 'h4'
}) => (
  <Heading id={id} className="plan-need-name">
    <span>{label}</span>
    {must && (
      <>
        {' '}
        <span className="plan-must">{texts.must}</span>
      </>
    )}
  </Heading>
)

function ChosenProof({
  pair,
  cards,
  choices,
  onChange,
  ...using
}: { pair: LetterPair; cards: Cards } & Choosing & Using) {
  const proof = proofOf(pair, choices)
  if (!proof) return null
  const nameOf = ({ fact, task }: LetterPair['proofs'][number]) =>
    cards.get(fact)?.name ?? task ?? texts.unknownCard
  const note = cards.get(proof.fact)?.note
  return (
    <>
      <p className="plan-card" aria-live="polite">
        <strong>{nameOf(proof)}</strong> {note && <span className="letter-plan-note">{note}</span>}
        <span className="plan-reason" data-close={proof.reason === 'close-task' || undefined}>
          {texts.reasons[proof.reason]}
          {proof.task && <span className="plan-task">{texts.aboutNeed(proof.task)}</span>}
        </span>
      </p>
      {pair.proofs.length > 1 && (
        <SelectField
          label={<span className="sr-only">{texts.proofFor(pair.need.label)}</span>}
          options={pair.proofs.map((one) => ({
            value: one.fact,
            label: texts.option(nameOf(one), one.reason),
          }))}
          value={proof.fact}
          onValueChange={(fact) => onChange(withProof(choices, pair, fact))}
        />
      )}
      <CardUses key={proof.fact} fact={proof.fact} {...using} />
    </>
  )
}
