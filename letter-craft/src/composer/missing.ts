import { educationQuestion, experienceQuestion, offerQuestion, questionsFor } from './fr/question.fr.ts'
import { jobFamilyOf } from './job-family.ts'
import type { Material } from './material.ts'
import type { ComposeRequest, MissingFact, MissingTopic } from './request.ts'

const most = 4

const order: Readonly<Record<ComposeRequest['type'], readonly MissingTopic[]>> = {
  job_application: ['experience', 'whyThem', 'proudOf', 'offer', 'fit', 'availability'],
  internship: ['education', 'availability', 'whyThem', 'fit', 'proudOf', 'offer'],
  scholarship: ['fit', 'whyThem', 'proudOf', 'availability', 'education'],
  motivation: ['fit', 'whyThem', 'education', 'proudOf', 'experience', 'availability'],
}

/** Missing facts that would improve the letter, most useful first; at most four questions in French. */
export function missingFacts(request: ComposeRequest, material: Material): MissingFact[] {
  const type = request.type
  const questions = questionsFor(type, jobFamilyOf(request.jobTitle), material.apprenticeship)
  const topics = material.apprenticeship && type === 'job_application' ? order.internship : order[type]
  return topics
    .filter((topic) => isMissing(topic, request, material))
    .slice(0, most)
    .map((topic) => {
      if (topic === 'experience') return { topic, question: experienceQuestion }
      if (topic === 'education') return { topic, question: educationQuestion }
      if (topic === 'offer') return { topic, question: offerQuestion }
      return { topic, question: questions[topic].question }
    })
}

function isMissing(topic: MissingTopic, request: ComposeRequest, material: Material): boolean {
  if (topic === 'offer') return request.type !== 'scholarship' && (material.offer?.duties.length ?? 0) === 0
  if (topic === 'experience') return material.experience.length === 0
  if (topic === 'education') return material.education.length === 0
  return material.answers[topic].length === 0
}
