import type { ExerciseSentence } from '@lettrine/contract/proofreading'
import { rulePath } from '../../shared/help/rule-path.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { exerciseText as texts } from './exercise.fr.ts'

/** A sentence of the exercise, its fault struck and corrected. */
export function CorrectedText({ sentence: { text, fault } }: { sentence: ExerciseSentence }) {
  if (!fault) return text
  return (
    <>
      {text.slice(0, fault.start)}
      <del>{text.slice(fault.start, fault.end)}</del> <ins>{fault.fix}</ins>
      {text.slice(fault.end)}
    </>
  )
}

/** The page of a rule, in another tab: the exercise stays open. */
export const RuleLink = ({ rule }: { rule: string }) => (
  <TextLink to={rulePath(rule) ?? ''} target="_blank" rel="noopener" className="text-ui">
    {texts.rule}
  </TextLink>
)
