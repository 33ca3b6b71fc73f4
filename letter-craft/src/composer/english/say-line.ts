import { fixTypography } from '../../typography/fix.ts'
import { readUserText } from '../user-text.ts'
import { englishCertificate, speaks, spokenLanguage } from './credentials.ts'

/**
 * A line of the notes as sentences of an English letter, without the French engine: the person’s own sentence, a language, a
 * licence. Undefined for anything else.
 */
export function sayEnglishLine(line: string): string | undefined {
  const said = ownSentence(line) ?? language(line) ?? certificate(line)
  return said === undefined ? undefined : fixTypography(said, 'en')
}

/** The person’s own sentences, where they are English. */
export const englishSentences = (text: string | undefined): string[] =>
  readUserText(text, 'en').flatMap((piece) =>
    piece.kind === 'sentence' && !/[àâçèêëîïôùû]/u.test(piece.text) ? [piece.text] : [],
  )

function ownSentence(line: string): string | undefined {
  const sentences = englishSentences(line)
  return sentences.length > 0 && sentences.length === readUserText(line, 'en').length
    ? sentences.join(' ')
    : undefined
}

/** «Anglais B2», «Espagnol : courant» */
function language(line: string): string | undefined {
  const [, name = '', level = ''] = /^\s*(\p{L}+)[\s:,(–-]+([^()]+?)\)?[\s.]*$/u.exec(line) ?? []
  const spoken = spokenLanguage({ name, level, cefr: '' })
  return spoken && `I ${speaks([spoken])}.`
}

function certificate(line: string): string | undefined {
  const held = englishCertificate(line)
  return held && `I hold ${held}.`
}
