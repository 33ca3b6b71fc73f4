import type { Morphology } from '../french/morphology.ts'
import { mayAgree } from '../french/reading.ts'
import { action } from './task-text.ts'

/** A word in small letters, with the accent that its capital hid: «Electricien» → «électricien». */
export function spelledSmall(word: string, morphology: Morphology): string {
  const lower = word.toLowerCase()
  if (!/^e/u.test(lower) || morphology.readings(lower).length > 0) return lower
  const accented = `é${lower.slice(1)}`
  return morphology.readings(accented).length > 0 ? accented : lower
}

/** Names that are common words too. */
const names =
  /^(?:Orange|Free|Total|Casino|Action|But|Quick|Boulanger|Nature|Relay|Terre|État|Noël|Internet|Web|Word|Office|Access|Teams|Drive|Agile|Scrum|Cloud|Machine|Python|Java|Ruby|Swift|Flash|Oracle|Spring|Express|Sketch|Illustrator|Deep|Power|Pôle|France|Emploi|Croix|Secours|Restos|Europe|Éducation|Sephora|Poste|Parlement|Pentecôte|Pâques|Toussaint)$/u

/** Whether a capital may be that of a name, whatever the dictionary has. */
export const isNameToo = (word: string): boolean =>
  /^(?:Python|Java|Ruby|Swift|Flash|Oracle|Spring|Express|Illustrator|France|Terre|Europe|Excel|Word|Access)$/u.test(
    word,
  )

/** What a word stands behind in its group: «de», «l’», a noun. */
type Word = { readonly prefix: string; readonly bare: string; readonly small: string }

const wordOf = (raw: string, morphology: Morphology): Word => {
  const [, prefix = '', bare = ''] = /^((?:[ldn]|qu)’)?(.*?)[,;.]*$/u.exec(raw) ?? []
  const isCapital = /^\p{Lu}\p{Ll}{3,}$/u.test(bare) && !names.test(bare)
  return { prefix, bare, small: isCapital ? spelledSmall(bare, morphology) : bare }
}

/**
 * «la culture Bactérienne», «l’architecture de Données», «un Outil d’Aide à la Décision»: common words in capitals, in
 * small letters. `all` takes every common word for one, as in a title; else what may be a name stays.
 */
export function withSmallWords(text: string, morphology: Morphology, { all = false } = {}): string {
  const raw = text.split(' ')
  const words = raw.map((one) => wordOf(one, morphology))
  const kinds = (word: string) => morphology.readings(word)
  const isCommon = ({ bare, small }: Word): boolean =>
    small !== bare && kinds(small).some(({ pos }) => pos === 'NOUN' || pos === 'ADJ')
  let quotes = 0
  return raw
    .map((one, at) => {
      quotes += one.split('«').length - one.split('»').length
      const word = words[at]
      const before = words[at - 1]
      // «le cahier Des charges», «la mise En ligne»
      if (
        at > 0 &&
        quotes === 0 &&
        /^(?:Des?|Du|En|Et|Au|Aux)$/u.test(one) &&
        /^\p{Ll}/u.test(raw[at - 1] ?? '')
      )
        return one.toLowerCase()
      if (at === 0 || !word || !before || quotes > 0 || !isCommon(word)) return one
      const link = word.prefix || before.bare
      // «le pôle Chargés de comptes»: it is called so.
      if (/^(?:chez|pôle|type|La|Le|Les|L’)$/u.test(link)) return one
      const readings = kinds(word.small)
      const isQuality = kinds(before.small).some(
        (noun) =>
          noun.pos === 'NOUN' &&
          readings.some(
            ({ pos, gender, number }) =>
              pos === 'ADJ' && mayAgree(noun.gender, gender) && mayAgree(noun.number, number),
          ),
      )
      const isSeveral =
        (/^(?:de|d’)$/u.test(link) && readings.some(({ pos, number }) => pos === 'NOUN' && number === 'p')) ||
        // «la mise en Ligne»
        (/^en$/iu.test(link) &&
          /^(?:ligne|place|rayon|charge|service|forme|page|scène|route|valeur)$/u.test(word.small))
      const isLinked = /^(?:une?|des?|du|d’|l[ae]s?|l’|aux?)$/u.test(link)
      // «les agendas des Managers», «leur Conseiller»: people by their trade
      const isPeople =
        /^leurs?$/u.test(link) ||
        (/^(?:des|les|aux)$/u.test(link) &&
          /(?:[^aeiou]eurs|[iég]ers|istes|trices|iens|iennes)$/u.test(word.small) &&
          readings.some(({ pos, number }) => pos === 'NOUN' && number !== 's'))
      // «nettoyer des Véhicules»: several things of which one is no name.
      const areThings =
        /^(?:des|les|aux)$/u.test(link) &&
        /[^s]s$/u.test(word.small) &&
        readings.length > 0 &&
        readings.every(({ pos, number }) => pos === 'NOUN' && number === 'p')
      const isOfMany =
        isLinked &&
        (areThings ||
          action.test(word.small) ||
          words.slice(at + 1, at + 5).some(isCommon) ||
          words.slice(Math.max(1, at - 4), at).some(isCommon))
      return all || isQuality || isSeveral || isPeople || isOfMany ? one.replace(word.bare, word.small) : one
    })
    .join(' ')
}
