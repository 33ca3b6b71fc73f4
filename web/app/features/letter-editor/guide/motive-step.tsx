import { limits } from '@lettrine/contract/limits'
import { employerForms } from '@lettrine/letter-craft/realisation/employer'
import { PenLine } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { LetterDraft } from '../autosave/letter-draft.ts'
import { generationText } from '../generation/generation.fr.ts'
import type { GenerationControl } from '../generation/use-generation.ts'
import { questionsFor } from '../generation/writing-help.ts'
import { useAutosaveState } from '../letter-editing.tsx'
import { GuideQuestion } from './guide-question.tsx'
import { guideText } from './letter-guide.fr.ts'

const texts = guideText.motive

/** As a French sentence names the employer; the English name of an English letter has no French article. */
const spokenName = ({ company, language }: LetterDraft) =>
  (language === 'fr' ? employerForms(company)?.name : undefined) ?? company

/** Why them, in the person’s own words; the letter has none of its own. */
export function MotiveStep({
  control: { brief, changeBrief },
  onWrite,
}: {
  control: GenerationControl
  onWrite: () => void
}) {
  const draft = useAutosaveState((state) => state.draft)
  const example = questionsFor(draft).find(({ topic }) => topic === 'whyThem')?.example
  return (
    <GuideQuestion
      title={texts.title(spokenName(draft))}
      lead={texts.lead}
      actions={
        <Button size="large" icon={<PenLine size={18} />} onClick={onWrite}>
          {guideText.write}
        </Button>
      }
    >
      <TextArea
        label={texts.label}
        optional
        rows={4}
        hint={example && generationText.interview.example(example)}
        maxLength={limits.answer}
        value={brief.answers.whyThem ?? ''}
        onChange={(event) =>
          changeBrief({ answers: { ...brief.answers, whyThem: event.currentTarget.value } })
        }
      />
    </GuideQuestion>
  )
}
