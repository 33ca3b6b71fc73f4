import type { Morphology } from '../french/morphology.ts'
import { upperFirst } from '../french/plain-letters.ts'
import { asPattern } from '../text/as-pattern.ts'

/** «aldi» → «Aldi», «cabinet lorfin» → «cabinet Lorfin»: a word that the dictionary does not have is a name, however typed. */
export const namedHouse = (employer: string, { readings }: Morphology): string =>
  employer
    .trim()
    .replace(/^(\p{Ll}+ )?(\p{Ll}{3,})$/u, (whole, kind: string | undefined, name: string) =>
      readings(name).length === 0 ? `${kind ?? ''}${upperFirst(name)}` : whole,
    )

/** «…au sein de Purjus communication», of the card of Purjus Communication: its employer is told beside the task. */
export const withoutHouse = (line: string, employer: string): string =>
  employer.trim().length < shortHouse
    ? line
    : line.replace(
        new RegExp(` (?:au sein de|chez|pour) ${asPattern(employer.trim())}(?=$| ?[.,;:])`, 'iu'),
        '',
      )
/** Letters of a name that a line may bear by chance. */
const shortHouse = 4

/** «école mat. Les Libellules» */
export const wholeSchool = (employer: string): string =>
  employer
    .replace(/(?<=école )mat\.(?= |$)/giu, 'maternelle')
    .replace(/(?<=école )[ée]l[ée]m\.(?= |$)/giu, 'élémentaire')
    .replace(/(?<=école )prim\.(?= |$)/giu, 'primaire')
