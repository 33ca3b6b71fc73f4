import './help.css'
import { ChevronDown } from 'lucide-react'
import type { HelpQuestion } from '../../shared/help/help-question.ts'
import { RichBlocks } from '../../ui/rich-blocks.tsx'

/** A question that expands to its answer. */
export function QuestionCard({ question: { id, question, answer } }: { question: HelpQuestion }) {
  return (
    <details id={id} className="help-question">
      <summary>
        <h3 className="text-body font-semibold">{question}</h3>
        <ChevronDown aria-hidden="true" size={18} />
      </summary>
      <div className="flex max-w-[42rem] flex-col gap-3 pt-1 pb-6 text-body leading-body">
        <RichBlocks blocks={answer} />
      </div>
    </details>
  )
}
