import { plainLetters } from '../french/plain-letters.ts'
import { certificateWords } from './words.fr.ts'

const maxLength = 140

/** Whether a line is a certificate or a licence by its own words: «Permis B», «CACES R489». */
export const isCertificate = (text: string): boolean =>
  text.length <= maxLength && certificateWords.test(plainLetters(text).replaceAll('’', "'"))
