import { placeKey } from '../career/lexicon.ts'
import { frenchCompany } from '../composer/company-name.ts'
import { withA, withDe } from '../french/contraction.ts'
import { articleElides } from '../french/elision.ts'
import { withBodyCapital, withSmallCommonWords } from '../french/institution-name.ts'
import { isAcronym, lowerFirst, plainLetters } from '../french/plain-letters.ts'
import { withSaints } from '../french/saints.ts'
import { atPlace } from './place.ts'

const schoolKinds: readonly (readonly [RegExp, 'le' | 'la' | 'l’'])[] = [
  [
    /^(?:lyc[ée]e|coll[èe]ge|centre|campus|conservatoire|greta|cfa|cnam|greta-cfa|groupe|institut universitaire|cned|cfppa|lep|lp|btp cfa|creps|legta|leap|lapp|rsma(?:-\p{Lu})?|cefiac|cefpa|cesi|cief|crepa|cafoc|gip)(?!\p{L})/iu,
    'le',
  ],
  [
    /^(?:universit[ée]|[ée]cole|institut|iut|ifsi|irts|ifas|iae|insa|esc|ensa|[ée]tablissement|inspe|ufr|isitech|iscom|esad|ifocop|ime|iscod|ifa|afpa|epsi|em|esi|enim|enseirb|académie|ifap|ifria|iep|ens|ensi|ensam|ensai|estia|isen|icam|igs|iseg|aftral|ifcam|ipag|iscpa|itii|itep|irtess|irfss|iftlv|ifpek|aforp|idrac|isit|inp|enac|ied|istab|hepia|eplefpa)(?!\p{L})/iu,
    'l’',
  ],
  [/^(?:facult[ée]|fac|maison|chambre|mfr|sorbonne|prépa|cci|haute école|hep)(?!\p{L})/iu, 'la'],
]

/** The name alone, without what stands in brackets or behind a dash, nor its town. */
export const schoolName = (school: string): string =>
  school
    .replaceAll("'", '’')
    .replace(/\s*\([^()]*\)?/gu, '')
    .replace(/\s+à\s+\p{Lu}[\p{L}’ -]+$|(?:,|\s+[-–—/])\s.*$/u, '')
    .trim()
    .replace(/[\s.,;-]+$/u, '')

/** «au lycée Mozart», «à l’université de Grenoble», «chez OpenClassrooms»; the town where the school has no known shape. */
export function atSchool(
  school: string,
  place: string,
  towns: ReadonlyMap<string, string> = new Map(),
): string | undefined {
  const { name, town: behind } = withoutTown(
    schoolName(withSaints(school).replace(/,? puis(?!\p{L}).*$/iu, ''))
      .replace(/^(?:LP|lyc[ée]e pro)\.?(?= \p{L})/iu, 'lycée professionnel')
      .replace(/^LEP(?= \p{L})/u, 'lycée professionnel'),
    towns,
  )
  const town = behind ?? atPlace(place, towns)
  // «HEP Lausanne»: initials and a town are one name.
  const initials =
    town?.startsWith('à ') && /^(?:HEP|ENS|INSA|ESC|EM)$/u.test(name) ? `${name} ${town.slice(2)}` : undefined
  const located =
    town === undefined ||
    initials !== undefined ||
    (name !== '' && plainLetters(name).includes(plainLetters(town.split(' ').at(-1) ?? '')))
      ? ''
      : `, ${town}`
  if (name === '' || noSchool.test(name) || name.length > 70 || /[|:;"]|\d{4}/u.test(name)) return town
  const kind = schoolKinds.find(([shape]) => shape.test(name))
  if (!kind) {
    // «Saint Paul», at Lens, is a school.
    const only = place !== '' && /^(?:Saint|Notre)/u.test(name) ? undefined : towns.get(placeKey(name))
    if (only !== undefined) return atPlace(only, towns)
    // «crèches communales»: a kind of house, and no name.
    if (/^\p{Ll}+s(?: \p{Ll}+)*$/u.test(name)) return town
    const unkind = withoutKind(name)
    // «à SMBS, à Paris» would stammer.
    if (unkind !== undefined)
      return unkind.startsWith('à ') && !unkind.startsWith('à l’') ? unkind : `${unkind}${located}`
    const company = isPersonal(name) ? undefined : frenchCompany(name)
    if (!company || name.split(' ').length > 5) return town
    // «University of Ghana» stands between brackets: no preposition is right.
    if (ofForeign.test(name)) return `(${company.name})`
    // «chez Alt», of a name that might be a town’s; «à YNOV»
    return /^\p{Lu}\p{Ll}+\d?$/u.test(company.name) ? `chez ${company.name}` : withA(company.name)
  }
  const [first = ''] = name.split(' ')
  const shown = (
    (isAcronym(first) && name !== name.toUpperCase()) || /^(?:Sorbonne|Cnam|Cned|Afpa|Greta)$/u.test(first)
      ? name
      : lowerFirst(name)
  ).replace(/^ecole/u, 'école')
  const cased = /^Sorbonne/u.test(shown) ? shown : withBodyCapital(withSmallCommonWords(shown))
  if (initials !== undefined)
    return `${kind[1] === 'le' ? 'au' : kind[1] === 'l’' && articleElides(initials) ? 'à l’' : 'à la'} ${initials}`.replace(
      '’ ',
      '’',
    )
  // «Université», at Lyon, is that of Lyon.
  const seat = town?.startsWith('à ') ? town.slice(2) : undefined
  const isBare = /^(?:université|IUT|CFA|IFSI|IFAS|GRETA|INSPE|ESPE)$/iu.test(name)
  const whole = isBare && seat !== undefined ? `${cased} ${withDe(seat)}` : `${cased}${located}`
  if (kind[1] === 'le') return `au ${whole}`
  return kind[1] === 'l’' && articleElides(cased) ? `à l’${whole}` : `à la ${whole}`
}

/** Ways of study, which are no school. */
const noSchool =
  /^(?:vae|(?:en )?candidat(?:e|ure)? libre|autodidacte|auto-?formation|(?:(?:cours|formation|enseignement) )?(?:(?:à|par|en) )?(?:distance|ligne|correspondance|interne|e-?learning))$/iu

/** Schools named in another language. */
const ofForeign = /universit(?:y|ät|ad|à)|college|escola|escuela|institute|(?<!\p{L})of(?!\p{L})/iu

/** «Marc Delmas», «Gustave Eiffel»: a name that does not say what it is of. */
const isPersonal = (name: string): boolean =>
  /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(name) &&
  !/universit|school|college|academ|institut|sciences|business|digital|campus|studio|formation|learning/iu.test(
    name,
  )

/** «à l’UBO», «au CESI», «à HEC», «chez M2i Formation»: schools by their initials, or by what they sell. */
function withoutKind(name: string): string | undefined {
  if (/^\p{Lu}{3,6}$/u.test(name))
    return /^[AEIOU]/u.test(name) ? `à l’${name}` : /^C/u.test(name) ? `au ${name}` : `à ${name}`
  if (/ School$/u.test(name)) return `à la ${name}`
  return / (?:formations?|academy|training|coaching)(?: \p{L}+)?$/iu.test(name) && name.split(' ').length < 5
    ? `chez ${name}`
    : undefined
}

/** Words of the longest name of a town that a school has behind its own. */
const maxTownWords = 4

/**
 * «Lycée Charles Péguy Nantes» is at Nantes, and «IFAS Nantes» is that of Nantes; «Lycée Jean Moulin» is whole, though
 * there is a town of that name: a given name alone is no name of a school.
 */
function withoutTown(school: string, towns: ReadonlyMap<string, string>): { name: string; town?: string } {
  const words = school.split(' ')
  for (let count = Math.min(maxTownWords, words.length - 1); count > 0; count -= 1) {
    const own = words.slice(0, -count)
    // «université de Picardie Jules Verne»: it has said where it is.
    if (/ d(?:e |u |es |’)\p{Lu}/u.test(own.join(' '))) continue
    const behind = words.slice(-count)
    const known = towns.get(placeKey(behind.join(' ')))
    const town = known && atPlace(known, towns)
    if (
      known === undefined ||
      town === undefined ||
      !/^\p{Lu}/u.test(behind[0] ?? '') ||
      small.test(own.at(-1) ?? '')
    )
      continue
    const [first = ''] = own
    if (own.length === 1)
      return isAcronym(first)
        ? { name: `${first} ${withDe(known.replace(/^Le /u, 'le '))}` }
        : { name: school }
    const names = own.slice(1).filter((word) => /^\p{Lu}/u.test(word))
    if (names.length > 1 || (isAcronym(first) && names.length > 0)) return { name: own.join(' '), town }
  }
  return { name: school }
}

const small = /^(?:de|du|des|la|le|les|d’|l’|et|à|au|aux|en|sur|sous|saint|sainte|notre)$/iu
