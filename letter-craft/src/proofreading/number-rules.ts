import { punctuationMessages as texts } from './messages.fr.ts'
import { matches, type ProofLetter, type Rule, type RuleMatch } from './proof-letter.ts'

/** «45km», «8h30»: the unit is separated by a space. */
const glued =
  /(?<![\p{L}\d.,:/-])(\d+(?:,\d+)?)(?:(km|kg|cm|mm|m²|m³|ha|kW|kWh|Mo|Go|To|mL|cl|ans|mois|heures|euros|minutes|jours)|h(\d{2})?|(?<=\d)k€)(?![\p{L}\d/])/gu

/** «12000 dossiers», «150.000 abonnés», «35,000 visiteurs». */
const unspaced =
  /(?<![\p{L}\d.,:/+-])(?:(\d{5,9})(?= (?:\p{Ll}|€|%))|(\d{1,3})((?:[.,]\d{3})+)(?= ?(?:\p{Ll}|€)))(?![\d/])/gu

/** Numbers used as names: references, postal codes, versions. */
const isReference =
  /(?:n°|no|nº|réf\p{L}*|référence|offre|annonce|code|poste|dossier|numéro|cedex|siret|siren|rome|bp|cs|matricule|article|version|identifiant)\.?\s*:?\s*$/iu

function* thousands(letter: ProofLetter): Iterable<RuleMatch> {
  const { content } = letter
  for (const { 0: text, 1: whole, 2: first = '', 3: rest = '', index } of content.matchAll(unspaced)) {
    if (isReference.test(content.slice(Math.max(0, index - 24), index)) || text.startsWith('0')) continue
    // A comma before three digits other than zeros is a decimal separator.
    if (rest.includes(',') && !/^(?:,000)+$/u.test(rest)) continue
    const digits = whole ?? first + rest.replace(/[.,]/gu, '')
    const right = digits.replace(/\B(?=(?:\d{3})+$)/gu, '\u00a0')
    yield { start: index, end: index + text.length, message: texts.thousands(right), fix: right }
  }
}

function* units(letter: ProofLetter): Iterable<RuleMatch> {
  yield* matches(letter, glued, ([text, number = '', unit, minutes = '']) => {
    const right = unit
      ? `${number}\u00a0${unit}`
      : text.endsWith('€')
        ? `${number}\u00a0k€`
        : `${number}\u00a0h${minutes === '' ? '' : `\u00a0${minutes}`}`
    return { message: texts.unit(right), fix: right }
  })
}

/** «le lundi 1 mars». */
const first =
  /(?<=(?<!\p{L})(?:le|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|au|du|dès le) )1(?= (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L}))/gu

/** How numbers are written in French (Imprimerie nationale, « nombres »). */
export const numberRules: readonly Rule[] = [
  {
    id: 'number-form',
    severity: 'warning',
    languages: ['fr'],
    *check(letter) {
      if (!/\d/u.test(letter.content)) return
      yield* units(letter)
      yield* thousands(letter)
      yield* matches(letter, first, () => ({ message: texts.firstOfMonth, fix: '1er' }))
    },
  },
]
