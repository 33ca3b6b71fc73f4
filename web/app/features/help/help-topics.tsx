import { helpQuestions, helpTopics } from '../../shared/help/help.ts'
import { PageContents } from '../../ui/page-contents.tsx'
import { helpTexts as texts } from './help.fr.ts'
import { QuestionCard } from './help-question.tsx'

const places = [
  { id: 'guides', name: texts.guides },
  ...helpTopics,
  { id: 'contact', name: texts.contact.title },
]

/** Table of contents: guides and topics. */
export const TopicNav = () => <PageContents label={texts.topics} places={places} />

/** Every question, by topic. */
export function TopicSections() {
  return helpTopics.map(({ id, name }) => (
    <section key={id} aria-labelledby={id} className="flex flex-col">
      <h2 id={id} className="scroll-mt-24 pb-3 font-serif text-h3">
        {name}
      </h2>
      <div className="border-line border-t">
        {helpQuestions
          .filter(({ topic }) => topic === id)
          .map((question) => (
            <QuestionCard key={question.id} question={question} />
          ))}
      </div>
    </section>
  ))
}
