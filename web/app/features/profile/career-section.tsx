import type { Career } from '@lettrine/contract/career'
import { ListChecks } from 'lucide-react'
import { useStoredCareer } from '../../shared/career/stored-career.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { LoadFailed } from './load-failed.tsx'
import { profileText } from './profile.fr.ts'

const texts = profileText.career

/** How many cards the career has, and the way to it. */
export function CareerSection() {
  const { data, isError, refetch } = useStoredCareer()
  const career = data?.data
  return (
    <TitledPanel
      title={texts.title}
      lead={texts.lead}
      action={
        <ButtonLink
          aria-label={texts.openLong}
          to="/dashboard/career"
          variant="secondary"
          size="small"
          icon={<ListChecks size={16} />}
        >
          {texts.open}
        </ButtonLink>
      }
    >
      {career ? (
        <p className="text-ui">{texts.state(countCards(career))}</p>
      ) : isError ? (
        <LoadFailed texts={texts} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-6 w-48" />
      )}
    </TitledPanel>
  )
}

function countCards({ jobs, education, certificates, languages, tools, interests, unfiled }: Career) {
  const cards = [jobs, education, certificates, languages, tools, interests].flat()
  return {
    cards: cards.length,
    waiting: cards.filter(({ confirmed }) => !confirmed).length,
    unfiled: unfiled.length,
  }
}
