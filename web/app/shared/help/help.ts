import { accountHelp } from './help-account.fr.ts'
import { dataHelp } from './help-data.fr.ts'
import { pageHelp } from './help-page.fr.ts'
import { planHelp } from './help-plans.fr.ts'
import { proofreadingHelp } from './help-proofreading.fr.ts'
import type { HelpQuestion, HelpTopic, HelpTopicId, TopicQuestion } from './help-question.ts'
import { sharingHelp } from './help-sharing.fr.ts'
import { startHelp } from './help-start.fr.ts'
import { templateHelp } from './help-templates.fr.ts'
import { helpTopicNames } from './help-topics.fr.ts'
import { writingHelp } from './help-writing.fr.ts'

const questionsByTopic: Record<HelpTopicId, readonly TopicQuestion[]> = {
  commencer: startHelp,
  ecrire: writingHelp,
  relecture: proofreadingHelp,
  modeles: templateHelp,
  page: pageHelp,
  envoi: sharingHelp,
  compte: accountHelp,
  formules: planHelp,
  donnees: dataHelp,
}

const topicIds = Object.keys(questionsByTopic) as HelpTopicId[]

/** Topics in page order. */
export const helpTopics: readonly HelpTopic[] = topicIds.map((id) => ({ id, name: helpTopicNames[id] }))

/** All questions, by topic. */
export const helpQuestions: readonly HelpQuestion[] = topicIds.flatMap((topic) =>
  questionsByTopic[topic].map((question) => ({ ...question, topic })),
)

/** Address of a question. */
export const helpPath = (id: string): string => `/help#${id}`
