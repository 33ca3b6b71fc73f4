import { linesOf, plainLine } from '../../lib/text/rich-text.ts'
import type { HelpBlock, HelpQuestion } from '../../shared/help/help-question.ts'

/** `FAQPage` of schema.org for search engines; answers in plain text. */
export function faqStructuredData(questions: readonly HelpQuestion[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'fr-FR',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(plainBlock).join('\n\n') },
    })),
  }
}

function plainBlock(block: HelpBlock): string {
  const lines = linesOf(block).map(plainLine)
  if (typeof block === 'string') return lines.join('\n')
  return lines.map((line, place) => ('steps' in block ? `${place + 1}. ${line}` : `- ${line}`)).join('\n')
}
