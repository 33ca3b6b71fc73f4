import { ChevronRight, FileUp, PencilLine, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { careerChoiceText } from '../generation/career-choice.fr.ts'
import { cardGroups, countChosen } from '../generation/career-choice.state.ts'
import type { LetterCareer } from '../generation/career-choice.tsx'
import { useAutosaveState } from '../letter-editing.tsx'
import { GuideQuestion } from './guide-question.tsx'
import { guideText } from './letter-guide.fr.ts'

const texts = guideText.career

/** What the person did; asked once, for all letters. Each way leads back to the next step of this letter. */
export function CareerStep({
  known: { career, isFailed, retry },
  onNext,
}: {
  known: LetterCareer
  onNext: () => void
}) {
  const letterId = useAutosaveState((state) => state.letterId)
  const returnTo = `/dashboard/letters/${letterId}/edit?step=needs`
  const groups = career && cardGroups(career)
  const isEmpty = groups?.length === 0
  return (
    <GuideQuestion
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          {isEmpty && <p className="guide-note">{texts.skipNote}</p>}
          <Button variant={isEmpty ? 'secondary' : 'primary'} size="large" onClick={onNext}>
            {isEmpty ? texts.skip : guideText.next}
          </Button>
        </>
      }
    >
      {!groups &&
        (isFailed ? (
          <div className="guide-ways">
            <p role="alert">{texts.failed}</p>
            <Button variant="secondary" onClick={retry}>
              {careerChoiceText.retry}
            </Button>
          </div>
        ) : (
          <Skeleton className="h-40" />
        ))}
      {groups && (
        <div className="guide-ways">
          {!isEmpty && (
            <Way
              to="/dashboard/career"
              returnTo={returnTo}
              icon={<PencilLine />}
              name={texts.known}
              note={careerChoiceText.summary(countChosen(groups, []))}
            />
          )}
          <Way
            to="/dashboard/career/import"
            returnTo={returnTo}
            icon={<FileUp />}
            name={texts.paste}
            note={texts.pasteNote}
          />
          <Way
            to="/dashboard/career"
            adds="job"
            returnTo={returnTo}
            icon={<Plus />}
            name={texts.add}
            note={texts.addNote}
          />
        </div>
      )}
    </GuideQuestion>
  )
}

const Way = ({
  to,
  adds,
  returnTo,
  icon,
  name,
  note,
}: {
  to: string
  adds?: 'job'
  /** Where that page leads back to. */
  returnTo: string
  icon: ReactNode
  name: string
  note: string
}) => (
  <Link to={to} state={{ returnTo, ...(adds && { adds }) }} className="guide-way">
    {icon}
    <span>
      <strong>{name}</strong>
      <span>{note}</span>
    </span>
    <ChevronRight aria-hidden="true" size={18} />
  </Link>
)
