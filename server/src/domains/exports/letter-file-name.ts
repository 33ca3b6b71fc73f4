import type { ExportFormat } from '@lettrine/contract/export'
import type { Letter } from '@lettrine/contract/letters'
import { attachmentName } from '@lettrine/letter-craft/sending/attachment-name'
import { isIncomplete } from '../letters/index.ts'
import { postOf } from './letter-page.ts'

type Named = Pick<Letter, 'company' | 'jobTitle' | 'content' | 'language'>

/** `NOM_Prenom_Lettre-de-motivation_Entreprise.pdf`: the name of every file of a letter. */
export function letterFileName(letter: Named, signature: string, extension: ExportFormat | 'eml'): string {
  const { company, language } = letter
  const base = attachmentName({
    name: signature,
    company,
    post: postOf(letter),
    language,
    isUnfinished: isIncomplete(letter),
  })
  return `${base}.${extension}`
}
