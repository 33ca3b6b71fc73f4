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

/** UTF-16 units of a letter that the page explains: it is downloaded with it. */
const shortLetter = 1040

/**
 * The first short letter that starts with the employer as «vous», names them, says why them before it closes, and has no
 * finding; the shortest where none is that short.
 */
function letterToExplain(knowledge: ComposerKnowledge): string[] {
  const { company, jobTitle, type } = anatomyRequest
  const options = {
    language: 'fr',
    context: { company, jobTitle, type, candidateGender: 'feminine' },
    spelling: { speller: knowledge.speller },
  } as const
  let shortest: string | undefined
  for (let seed = 1; seed <= mostSeeds && (shortest?.length ?? Infinity) > shortLetter; seed += 1) {
    const { content } = argueLetter(anatomyRequest, seed, knowledge)
    const paragraphs = content.split('\n\n')
    const [hook = '', last = ''] = [paragraphs[1]?.split('. ')[0], paragraphs.at(-2)]
    if (
      content.length < (shortest?.length ?? Infinity) &&
      !/(?<!\p{L})j(?:e |’)/iu.test(hook) &&
      /(?<!\p{L})vous /u.test(hook) &&
      last.startsWith(anatomyMotive) &&
      content.includes(company) &&
      proofread(content, options).length === 0
    )
      shortest = content
  }
  if (shortest === undefined) throw new Error('no letter has the parts that the page explains')
  return shortest.split('\n\n')
}
