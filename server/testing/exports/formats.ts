import { ExportOptions, type ExportOptionsInput } from '@lettrine/contract/export'
import { type FilePage, filePage } from '../../src/domains/exports/file-page.ts'
import { letterPage } from '../../src/domains/exports/letter-page.ts'

type Laid = Parameters<typeof letterPage>[0]

/** A letter with every character that formats tend to lose. */
export const rich: Laid = {
  title: 'Chargée de communication, Ateliers Morvan & fils',
  company: 'Ateliers Morvan & fils',
  jobTitle: 'Chargée de communication',
  reference: 'AM-2611',
  recipient: { name: 'Mme Delmas', email: '', address: ['8 quai Saint-Vincent', '69001 LYON'] },
  sender: {
    name: 'Inès Carpentier',
    address: ['14 rue des Tables', '69001 LYON'],
    phone: '06 39 98 24 17',
    email: 'ines@example.org',
    city: 'Lyon',
  },
  hasEnclosure: true,
  type: 'job_application',
  language: 'fr',
  content: [
    'Madame,',
    'Avec «\u00a0Cent mains, un fauteuil\u00a0», vous avez donné la parole à vos ébénistes\u202f: est-ce assez\u202f? Oui\u202f! Près de 10\u202f000 lecteurs, 41\u00a0% d’ouverture… L’œuvre reste **à suivre** ; *À bientôt*, ***vraiment***.',
    '- la presse régionale\n- un budget de 38\u202f000\u00a0€',
    '3. troisième point\n4. quatrième point',
    'Une ligne  \npuis <b>une autre</b> & "la fin", avec  deux espaces.',
    'שלום לכם, אני כאן.',
    'Je vous prie d’agréer, Madame, mes salutations distinguées.',
  ].join('\n\n'),
}

/** A page and the options it was laid out with. */
export function aPage(
  fields: Partial<Laid> = {},
  given: ExportOptionsInput = {},
  spacing = 1,
): { page: FilePage; options: ExportOptions } {
  const options = ExportOptions.parse(given)
  const account = { displayName: 'Inès Carpentier', email: 'ines@example.org' }
  const page = letterPage({ ...rich, ...fields }, account, options, new Date('2026-03-01T10:00:00Z'))
  return { page: filePage(page, options, spacing), options }
}
