import { plainLetters } from '../french/plain-letters.ts'
import { diplomaStart, schoolWords } from './words.fr.ts'

const plain = (text: string) =>
  plainLetters(text)
    .replaceAll('’', "'")
    .replace(/^[“"«(\s]+/u, '')

/** Whether a line begins with a diploma or a course: «BTS Commerce», «Titulaire d’un CAP». */
export const isDiploma = (text: string): boolean => diplomaStart.test(plain(text))

/** Whether a line names a school: «Lycée Mozart», «M2i Formation Lyon». */
export const isSchool = (text: string): boolean => schoolWords.test(plain(text))
