import { mentionsApprenticeship } from '../offers/read-offer.ts'
import { questionsFor } from './fr/question.fr.ts'
import { jobFamilyOf } from './job-family.ts'
import type { ComposeRequest, InterviewTopic } from './request.ts'

const topics: readonly InterviewTopic[] = ['whyThem', 'proudOf', 'fit', 'availability']

/** The four interview questions in French, with an example for the trade and the type of letter. */
export function interviewQuestions(
  request: Pick<ComposeRequest, 'jobTitle' | 'company' | 'type' | 'offer'>,
): { topic: InterviewTopic; question: string; example: string }[] {
  const work = request.type === 'job_application' || request.type === 'internship'
  const isApprenticeship = work && mentionsApprenticeship(`${request.jobTitle}\n${request.offer ?? ''}`)
  const questions = questionsFor(
    isApprenticeship ? 'apprenticeship' : request.type,
    jobFamilyOf(request.jobTitle),
    request.company.trim(),
  )
  return topics.map((topic) => ({ topic, ...questions[topic] }))
}
