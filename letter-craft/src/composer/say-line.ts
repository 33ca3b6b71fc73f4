import { languageNames } from '../career/words.fr.ts'
import type { Morphology } from '../french/morphology.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { certificateWithArticle, languagePredicate } from '../realisation/credentials.ts'
import { fixTypography } from '../typography/fix.ts'
import { readUserText } from './user-text.ts'

/**
 * A line of the notes as sentences of a French letter: the person’s own sentence, a
 * language, a licence. Undefined for anything else.
 */
export function sayLine(line: string, morphology?: Morphology): string | undefined {
  const said = ownSentence(line, morphology) ?? language(line) ?? certificate(line)
  return said === undefined ? undefined : fixTypography(said, 'fr')
}

function ownSentence(line: string, morphology: Morphology | undefined): string | undefined {
  const pieces = readUserText(line, 'fr', morphology)
  return pieces.length > 0 && pieces.every(({ kind }) => kind === 'sentence')
    ? pieces.map(({ text }) => text).join(' ')
    : undefined
}

/** «Anglais B2», «Espagnol : courant» */
function language(line: string): string | undefined {
  const [, name = '', level = ''] = /^\s*(\p{L}+)[\s:,(–-]+([^()]+?)\)?[\s.]*$/u.exec(line) ?? []
  const known = languageNames.get(plainLetters(name))
  const predicate = known && languagePredicate({ name: known, level, cefr: '' })
  return predicate && `Je ${predicate}.`
}

function certificate(line: string): string | undefined {
  const held = certificateWithArticle(line)
  return held && `J’ai ${held}.`
}
