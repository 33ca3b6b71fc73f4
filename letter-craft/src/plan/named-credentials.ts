import { plainLetters } from '../french/plain-letters.ts'
import { longWords } from '../french/stems.ts'
import { expandedTitles } from './credential-names.fr.ts'
import type { CareerFacts } from './facts.ts'

/** Words that every diploma may have. */
const generic = new Set(
  'diplo breve certi titre profe forma bacca techn super nivea optio menti scien assis conse geren charg agent emplo etudi ecole lycee unive polyv comme servi natio euro secon premi paral maste manag devel junio langu gener speci appli gesti docum proje journ infor'.split(
    ' ',
  ),
)
const genericAcronyms =
  /^(?:cap|bep|bts|dut|but|bac|deug|deust|vae|mba|cdi|cdd|pro|qual|mention|niveau|etat|pme|pmi|tpe)$/u

/** Lines of an offer that ask for a diploma, a licence or a training. */
const asks =
  /(?<![a-z])(?:formation|forme|diplom|titre|titulaire|brevet|certif|habilit|permis|carte|caces|cap|bep|bac|bts|but|dut|licence|master|niveau|concours|agrement|qualif|connaissance|maitrise|score|exige|requis|obligatoire|souhaite|apprecie|un plus|atout)/u

const generalSchooling =
  /^bac\w* (?:general\w* )?(?:serie )?(?:economique|litteraire|scientifique|es|l|s)(?![a-z])/u

const shortest = 5

/** Beginnings of the words that tell one diploma from another. */
const telling = (name: string): string[] =>
  longWords(name, shortest)
    .map((word) => word.slice(0, 5))
    .filter((stem) => !generic.has(stem))

/** «DEAS», «HACCP», «B2V»: names in capitals, in plain letters. */
const acronyms = (name: string): string[] =>
  [
    ...name.matchAll(
      /(?<![\p{L}\d])(?=[\p{Lu}\d]*\p{Lu}[\p{Lu}\d]*\p{Lu}|\p{Lu}\d)[\p{Lu}\d]{3,}(?![\p{L}\d])/gu,
    ),
  ]
    .map(([found]) => plainLetters(found))
    .filter((found) => !genericAcronyms.test(found))

/**
 * Ids of the diplomas, certificates and licences whose names the text of an offer has: its initials anywhere, its words where
 * something is asked for.
 */
export function namedCredentials(
  { education, certificates }: Pick<CareerFacts, 'education' | 'certificates'>,
  text: string,
): ReadonlySet<string> {
  const plain = plainLetters(text)
  const words = new Set([
    ...plain.split(/[^a-z0-9]+/u),
    // «DE AES», «D.E.A.E.S.», «AES»: the diploma of the State, as offers write it.
    ...[
      ...text
        .replace(/(?<=(?<!\p{L})\p{Lu})\.(?=\p{Lu}(?!\p{L}))/gu, '')
        .matchAll(/(?<![\p{L}])(?:DE[\s-]?)?(\p{Lu}{2,5})(?!\p{L})/gu),
    ].map(([, initials = '']) => `de${plainLetters(initials)}`),
  ])
  const asked = plain
    .split(/\n|(?<=[.;:!?])\s+/u)
    .filter((line) => asks.test(line))
    .map((line) => line.replace(/[^a-z0-9]+/gu, ' '))
  const isNamed = (name: string, field = ''): boolean => {
    const whole = [name, ...expandedTitles(name)].join(' ')
    if (acronyms(whole).some((initials) => words.has(initials))) return true
    // «Gestionnaire de paie», of words that every diploma may have.
    const own = plainLetters(field)
      .replace(/[^a-z0-9]+/gu, ' ')
      .trim()
    if (own.includes(' ') && asked.some((line) => ` ${line} `.includes(` ${own} `))) return true
    const stems = telling(whole)
    return (
      stems.length > 0 &&
      asked.some(
        (line) =>
          stems.filter((stem) => ` ${line}`.includes(` ${stem}`)).length * 2 >= Math.min(stems.length, 4),
      )
    )
  }
  return new Set([
    ...education
      .filter(
        ({ card, forms }) =>
          forms.status !== 'not-obtained' &&
          // «Bac économique et social» is no «conseillère en économie sociale».
          !generalSchooling.test(plainLetters(`${card.diploma} ${card.field}`)) &&
          isNamed(`${card.diploma} ${card.field}`, card.field),
      )
      .map(({ id }) => id),
    ...certificates.filter(({ name }) => isNamed(name)).map(({ id }) => id),
  ])
}
