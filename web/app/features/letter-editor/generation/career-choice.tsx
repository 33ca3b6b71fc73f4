import type { Career } from '@lettrine/contract/career'
import { ChevronDown, CircleAlert, ClipboardPaste, FileUp, PencilLine, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { careerChoiceText as texts } from './career-choice.fr.ts'
import { type CardGroup, cardGroups, countChosen, type ListedCard } from './career-choice.state.ts'

export type LetterCareer = { career: Career | undefined; isFailed: boolean; retry: () => void }

/** «Mon parcours»: which cards of the career this letter uses. The letter states nothing else about its writer. */
export function CareerChoice({
  known: { career, isFailed, retry },
  excluded,
  onExcludedChange,
  open: asked,
  onOpenChange,
}: {
  known: LetterCareer
  /** Ids of cards that this letter leaves out. */
  excluded: readonly string[]
  onExcludedChange: (excluded: string[]) => void
  /** Undefined until somebody opened or closed it: an empty career is shown open. */
  open: boolean | undefined
  onOpenChange: (open: boolean) => void
}) {
  const groups = career && cardGroups(career)
  const isEmpty = groups?.length === 0
  const open = asked ?? isEmpty
  return (
    <div className="fold">
      <button type="button" className="fold-toggle" aria-expanded={open} onClick={() => onOpenChange(!open)}>
        <span>
          <strong>{texts.title}</strong>
          <span className="muted small">{summaryOf(groups, excluded, isFailed)}</span>
        </span>
        <ChevronDown aria-hidden="true" size={18} />
      </button>
      {open && (
        <div className="fold-body">
          {!groups && (isFailed ? <Failure onRetry={retry} /> : <Skeleton className="h-24" />)}
          {isEmpty && <Empty />}
          {groups && !isEmpty && (
            <Cards
              groups={groups}
              isUsed={(id) => !excluded.includes(id)}
              onUsedChange={(id, used) =>
                onExcludedChange(used ? excluded.filter((other) => other !== id) : [...excluded, id])
              }
            />
          )}
        </div>
      )}
    </div>
  )
}

function summaryOf(
  groups: readonly CardGroup[] | undefined,
  excluded: readonly string[],
  isFailed: boolean,
): string {
  if (!groups) return isFailed ? texts.failed : texts.loading
  return groups.length === 0 ? texts.emptySummary : texts.summary(countChosen(groups, excluded))
}

function Cards({
  groups,
  isUsed,
  onUsedChange,
}: {
  groups: readonly CardGroup[]
  isUsed: (id: string) => boolean
  onUsedChange: (id: string, used: boolean) => void
}) {
  return (
    <>
      <fieldset className="career-choice">
        <legend>{texts.use}</legend>
        {groups.map(({ list, cards }) => (
          <div key={list} className="career-choice-list">
            <h3>{texts.lists[list]}</h3>
            <ul data-short={(list !== 'jobs' && list !== 'education') || undefined}>
              {cards.map((card) => (
                <li key={card.id}>
                  {card.confirmed ? (
                    <Checkbox
                      checked={isUsed(card.id)}
                      onCheckedChange={(used) => onUsedChange(card.id, used)}
                    >
                      <CardName card={card} />
                    </Checkbox>
                  ) : (
                    <Link to="/dashboard/career" className="career-choice-waiting">
                      <CircleAlert aria-hidden="true" size={18} />
                      <CardName card={card} />
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </fieldset>
      <TextLink to="/dashboard/career" className="career-choice-edit">
        <PencilLine aria-hidden="true" size={16} />
        {texts.edit}
      </TextLink>
    </>
  )
}

const CardName = ({ card: { name, note, confirmed } }: { card: ListedCard }) => (
  <span className="career-choice-name">
    {name}
    {note && (
      <>
        {' '}
        <span className="career-choice-note">{note}</span>
      </>
    )}
    {!confirmed && (
      <>
        {' '}
        <span className="career-choice-flag">{texts.unconfirmed}</span>
      </>
    )}
  </span>
)

const Empty = () => (
  <div className="career-choice-empty">
    <p>{texts.empty}</p>
    <ButtonLink
      to="/dashboard/career/import"
      variant="tonal"
      size="small"
      icon={<ClipboardPaste size={16} />}
    >
      {texts.paste}
    </ButtonLink>
    <ButtonLink to="/dashboard/career/import" variant="secondary" size="small" icon={<FileUp size={16} />}>
      {texts.importFile}
    </ButtonLink>
    <ButtonLink
      to="/dashboard/career"
      state={{ adds: 'job' }}
      variant="secondary"
      size="small"
      icon={<Plus size={16} />}
    >
      {texts.add}
    </ButtonLink>
  </div>
)

const Failure = ({ onRetry }: { onRetry: () => void }) => (
  <div className="career-choice-empty">
    <p role="alert">{texts.failed}</p>
    <Button variant="secondary" onClick={onRetry}>
      {texts.retry}
    </Button>
  </div>
)
