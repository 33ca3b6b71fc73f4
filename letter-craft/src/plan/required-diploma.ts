import { join } from '../french/elision.ts'
import { lowerFirst, plainLetters } from '../french/plain-letters.ts'
import { resolveInclusive } from '../offers/inclusive.ts'
import type { CareerFacts } from './facts.ts'
import { namedCredentials } from './named-credentials.ts'

/** «Diplôme d’État d’animateur», «diplômé(e) d’État en assistant social»: without one, nobody holds the post. */
const ofTheState =
  /(?<!\p{L})dipl[ôo]m(?:es?|ée?s?) d['’]\s?[ée]tat (?:d['’]|de |du |en |: ?)?(?!dans |requis|exig|obligatoire)(\p{L}[\p{L}’' -]{3,50})/iu
const wished = /souhait|appr[ée]ci|un plus|atout|id[ée]alement|ou [ée]quivalent|ou exp[ée]rience/iu
/** What goes on behind the name of a diploma; «sociale et familiale» is one. */
const further =
  /\s+(?:ou|et(?! familiale?(?!\p{L}))|est|sont|exig\p{L}*|requis\p{L}*|obligatoire\p{L}*|avec|souhait\p{L}*|dans|pour|vous|de niveau|\(|-)(?!\p{L}).*$/iu

/** Posts that the law keeps for who has their diploma, by words of their titles in plain letters. */
const regulated: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z])(?:infirmi|ide(?![a-z])|ibode)/u, 'diplôme d’État d’infirmier'],
  [/aide[ -]?soignant/u, 'diplôme d’État d’aide-soignant'],
  [/auxiliaires? de puericulture/u, 'diplôme d’État d’auxiliaire de puériculture'],
  [
    /educat(?:eur|rice)s? (?:\/ ?educat\w+ )?de jeunes enfants/u,
    'diplôme d’État d’éducateur de jeunes enfants',
  ],
  [
    /(?<![a-z])tisf(?![a-z])|technicien\S* de l.intervention sociale/u,
    'diplôme d’État de technicien de l’intervention sociale et familiale',
  ],
  [/assistante?s? (?:de service )?sociale?/u, 'diplôme d’État d’assistant de service social'],
  [/preparat(?:eur|rice)\S* (?:\S+ )?en pharmacie/u, 'diplôme de préparateur en pharmacie'],
  [/(?<!auxiliaire )ambulanci/u, 'diplôme d’État d’ambulancier'],
  [/kinesitherapeute/u, 'diplôme d’État de masseur-kinésithérapeute'],
  [/orthophonist/u, 'certificat de capacité d’orthophoniste'],
]

/** Posts beside those trades: «secrétaire du service infirmier», «accueil d’un cabinet de kinésithérapeutes». */
const beside =
  /^(?:assistant\S* (?:administ|d.accueil|de gestion|rh)|secretaire|agente? (?:d.accueil|administ|de service|d.entretien)|hotesse|hote |standardiste|charge\S* d.accueil|comptable|gestionnaire)/u

/**
 * The diploma that an offer requires, or the law for its post, as a group: «diplôme d’État d’animateur»; undefined where there
 * is none.
 */
export function requiredDiploma({ title, text }: { title: string; text: string }): string | undefined {
  const post = plainLetters(title)
  const byLaw = beside.test(post) ? undefined : regulated.find(([shape]) => shape.test(post))
  if (byLaw) return byLaw[1]
  for (const line of resolveInclusive(text).split(/\n|(?<=[.;!?])\s/u)) {
    const [, named = ''] = wished.test(line) ? [] : (ofTheState.exec(line) ?? [])
    const name = named.replace(further, '').trim()
    if (name !== '') return `diplôme d’État ${join('de', lowerFirst(name.toLowerCase()))}`
  }
  return undefined
}

/** Whether an offer takes another diploma as well: «le diplôme d’État d’assistant social ou de CESF». */
export const takesOthers = (text: string): boolean =>
  resolveInclusive(text)
    .split(/\n|(?<=[.;!?])\s/u)
    .some((line) => {
      const found = ofTheState.exec(line)
      return found !== null && / ou |\//u.test(line.slice(found.index))
    })

/** Whether a card names the trade of a diploma, or its initials. */
export const holdsDiploma = (
  diploma: string,
  held: Pick<CareerFacts, 'education' | 'certificates'>,
): boolean => namedCredentials(held, diploma).size > 0
