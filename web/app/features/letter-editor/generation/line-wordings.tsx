import type { Career } from '@lettrine/contract/career'
import type { LineWording } from '@lettrine/contract/wording'
import { Check } from 'lucide-react'
import { type Ref, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import type { Brief } from './generation.state.ts'
import type { PlanChoices } from './letter-plan.state.ts'
import { lineWordingsText as texts } from './line-wordings.fr.ts'
import { suggestionFor, withWording, wordingOf } from './line-wordings.state.ts'
import { useSaidWordings } from './use-said-wordings.ts'
import { useSavedWording } from './use-saved-wording.ts'
import { WordingForm } from './wording-form.tsx'

type Props = {
  lines: readonly LineWording[]
  brief: Brief
  career: Career | undefined
  /** The names of cards, by id. */
  cards: ReadonlyMap<string, { name: string }>
  onChange: (choices: PlanChoices) => void
}

/** «Comment le dire ?»: lines of the career that the letter is unsure how to say. */
export function LineWordings({ lines, brief, career, cards, onChange }: Props) {
  const id = useId()
  const own = useSaidWordings(brief, lines)
  return (
    <section className="plan-wordings" aria-labelledby={id}>
      <h3 id={id}>{texts.title}</h3>
      <p>{texts.lead}</p>
      <div className="plan-pairs">
        <ul>
          {lines.map((asked) => (
            <Line
              key={`${asked.cardId} ${asked.line}`}
              asked={asked}
              own={own.get(asked.line)}
              card={cards.get(asked.cardId)?.name}
              isOnCareer={career?.jobs.some((job) => job.id === asked.cardId) ?? false}
              wording={wordingOf(brief.plan, asked.line)}
              onWord={(wording) => onChange(withWording(brief.plan, asked.line, wording))}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

type LineProps = {
  asked: LineWording
  /** What the letter says of a wording of the person’s own. */
  own: string | null | undefined
  card: string | undefined
  isOnCareer: boolean
  wording: string | undefined
  onWord: (wording: string | undefined) => void
}

function Line({ asked, own, card, isOnCareer, wording, onWord }: LineProps) {
  const id = useId()
  const [isEditing, setEditing] = useState(false)
  const last = useRef<HTMLButtonElement>(null)
  const focusLast = useFocusOnce(last)
  const saved = useSavedWording(asked)
  const suggestion = suggestionFor(asked)
  const said = wording && wording !== suggestion ? own : asked.said
  function word(next: string | undefined) {
    onWord(next)
    setEditing(false)
    focusLast()
  }
  return (
    <li aria-labelledby={id} data-denied={wording === '' || undefined}>
      <div className="plan-need">
        <p className="plan-told">{texts.typed}</p>
        <h4 id={id} className="plan-need-name">
          {asked.line}
        </h4>
        {card && <p className="plan-note">{card}</p>}
      </div>
      <div className="plan-proof">
        {isEditing ? (
          <WordingForm
            line={asked.line}
            initial={wording || suggestion || ''}
            onCancel={() => word(wording)}
            onConfirm={word}
          />
        ) : (
          <>
            <div aria-live="polite" className="plan-said">
              <Sentence said={said} wording={wording} isSaved={saved.isSaved} />
            </div>
            <LineActions
              asked={asked}
              wording={wording}
              suggestion={suggestion}
              saved={saved}
              canSave={isOnCareer && said != null}
              last={last}
              onWord={word}
              onEdit={() => setEditing(true)}
            />
          </>
        )}
      </div>
    </li>
  )
}

/** What the letter says of a line. `said` is undefined until the server has told it. */
function Sentence({
  said,
  wording,
  isSaved,
}: {
  said: string | null | undefined
  wording: string | undefined
  isSaved: boolean
}) {
  if (wording === '') return <p className="plan-silent">{texts.leftOut}</p>
  if (said === null && wording) return <FieldError>{texts.unsayable}</FieldError>
  if (said === null) return <p className="plan-silent">{texts.unsaid}</p>
  return (
    <>
      <p className="plan-told">{said === undefined ? texts.yours : texts.told}</p>
      <p className="plan-card">
        {texts.quoted(said ?? wording ?? '')}{' '}
        {wording && <Check role="img" aria-label={texts.isRight} size={16} className="plan-confirmed" />}
      </p>
      {isSaved && <p className="plan-confirmed">{texts.saved}</p>}
    </>
  )
}

type Actions = {
  asked: LineWording
  wording: string | undefined
  suggestion: string | undefined
  saved: ReturnType<typeof useSavedWording>
  canSave: boolean
  last: Ref<HTMLButtonElement>
  onWord: (wording: string | undefined) => void
  onEdit: () => void
}

function LineActions({ asked, wording, suggestion, saved, canSave, last, onWord, onEdit }: Actions) {
  const { line } = asked
  const { isSaved, isSaving } = saved
  return (
    <div className="plan-actions">
      {wording === undefined && suggestion !== undefined && (
        <Button key="right" variant="tonal" size="small" onClick={() => onWord(suggestion)}>
          <About label={texts.right} line={line} />
        </Button>
      )}
      {wording !== '' && !isSaved && (
        <Button key="change" variant="secondary" size="small" onClick={onEdit}>
          <About
            label={wording === undefined && suggestion === undefined ? texts.write : texts.change}
            line={line}
          />
        </Button>
      )}
      {wording && canSave && !isSaved && (
        <Button
          key="save"
          variant="secondary"
          size="small"
          busy={isSaving}
          onClick={() => void saved.save(wording).then(() => onWord(wording))}
        >
          <About label={texts.save} line={line} />
        </Button>
      )}
      {/* One button for all states, so that the focus stays on it. */}
      <Button
        key="last"
        ref={last}
        variant="ghost"
        size="small"
        busy={isSaved && isSaving}
        onClick={() => (isSaved ? void saved.undo() : onWord(wording === undefined ? '' : undefined))}
      >
        <About label={wording ? texts.undo : wording === '' ? texts.allow : texts.silence} line={line} />
      </Button>
    </div>
  )
}

/** The name of a button, with its line for those who do not see what it stands beside. */
const About = ({ label, line }: { label: string; line: string }) => (
  <span>
    {label}
    <span className="sr-only">{texts.about(line)}</span>
  </span>
)

/** Moves the focus after the next change, to an element that takes the place of the one that had it. */
function useFocusOnce(target: RefObject<HTMLElement | null>): () => void {
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isAsked.current) return
    isAsked.current = false
    target.current?.focus()
  })
  return () => {
    isAsked.current = true
  }
}
