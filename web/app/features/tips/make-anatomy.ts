import { argueLetter, type ComposerKnowledge } from '@lettrine/letter-craft/composer/argue'
import { proofread } from '@lettrine/letter-craft/proofreading/proofread'
import { type AnatomyPart, anatomyFrame, anatomyMotive, anatomyRequest } from './anatomy.fr.ts'

export type AnatomySection = { part: AnatomyPart; paragraphs: string[] }

/** Few letters have all that the page explains. */
const mostSeeds = 200

/** A letter by the built-in composer, split into the parts that the page explains. */
export function makeAnatomy(knowledge: ComposerKnowledge): AnatomySection[] {
  const paragraphs = letterToExplain(knowledge)
  const stretches: [AnatomyPart, string[]][] = [
    ['subject', [anatomyFrame.subject]],
    ['opening', paragraphs.slice(0, 1)],
    ['you', paragraphs.slice(1, 2)],
    ['me', paragraphs.slice(2, -2)],
    ['us', paragraphs.slice(-2, -1)],
    ['closing', paragraphs.slice(-1)],
    ['signature', [anatomyFrame.signature]],
  ]
  return stretches.map(([part, texts]) => ({ part, paragraphs: texts }))
}

/** The first letter that starts with the employer, names them, says why them before it closes, and has no finding. */
function letterToExplain(knowledge: ComposerKnowledge): string[] {
  const { company, jobTitle, type } = anatomyRequest
  const options = {
    language: 'fr',
    context: { company, jobTitle, type, candidateGender: 'feminine' },
    spelling: { speller: knowledge.speller },
  } as const
  for (let seed = 1; seed <= mostSeeds; seed += 1) {
    const { content } = argueLetter(anatomyRequest, seed, knowledge)
    const paragraphs = content.split('\n\n')
    const [hook = '', last = ''] = [paragraphs[1], paragraphs.at(-2)]
    if (
      !/(?<!\p{L})j(?:e |’)/iu.test(hook.split('. ')[0] ?? '') &&
      last.startsWith(anatomyMotive) &&
      content.includes(company) &&
      proofread(content, options).length === 0
    )
      return paragraphs
  }
  throw new Error('no letter has the parts that the page explains')
}
