import './exercise.css'
import type { ExerciseSentence } from '@lettrine/contract/proofreading'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orpc } from '../../lib/api/api.ts'
import { rulesPath } from '../../shared/help/rule-path.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { exerciseText as texts } from './exercise.fr.ts'
import type { Answer } from './exercise.state.ts'
import { ExerciseQuestion } from './exercise-question.tsx'
import { ExerciseResult } from './exercise-result.tsx'

/**
 * A short exercise on the user's frequent faults.
 * @param newSeed - draws another exercise with each call
 */
export function ExercisePage({ newSeed }: { newSeed: () => number }) {
  const [seed, setSeed] = useState(newSeed)
  const { data, isError, refetch } = useQuery({
    ...orpc.proofreading.exercise.queryOptions({ input: { seed } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const sentences = data?.data.sentences
  return (
    <>
      <BackLink to="/dashboard/profile">{texts.back}</BackLink>
      <PageHead title={texts.title} lead={<p className="max-w-[40rem] text-ink-muted">{texts.lead}</p>} />
      <div className="exercise">
        {sentences?.length === 0 && <NoFaults />}
        {sentences && sentences.length > 0 && (
          <Exercise key={seed} sentences={sentences} onAgain={() => setSeed(newSeed())} />
        )}
        {!sentences &&
          (isError ? (
            <Banner
              tone="danger"
              action={
                <Button variant="secondary" size="small" onClick={() => void refetch()}>
                  {texts.retry}
                </Button>
              }
            >
              {texts.failed}
            </Banner>
          ) : (
            <Skeleton className="h-64" />
          ))}
      </div>
    </>
  )
}

const NoFaults = () => (
  <EmptyState
    action={
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/dashboard/letters">{texts.toLetters}</ButtonLink>
        <ButtonLink to={rulesPath} variant="secondary">
          {texts.toRules}
        </ButtonLink>
      </div>
    }
  >
    {texts.empty}
  </EmptyState>
)

/** The sentences one after the other, then the result. */
function Exercise({ sentences, onAgain }: { sentences: readonly ExerciseSentence[]; onAgain: () => void }) {
  const [answers, setAnswers] = useState<readonly Answer[]>([])
  const [place, setPlace] = useState(0)
  const sentence = sentences[place]
  if (!sentence) return <ExerciseResult sentences={sentences} answers={answers} onAgain={onAgain} />
  return (
    <ExerciseQuestion
      key={place}
      sentence={sentence}
      place={place + 1}
      count={sentences.length}
      answer={answers[place]}
      onAnswer={(answer) => setAnswers([...answers.slice(0, place), answer])}
      onNext={() => setPlace(place + 1)}
    />
  )
}
