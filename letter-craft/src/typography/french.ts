import { fixCommon, pairQuotes } from './common.ts'
import { capitalAccents, ligatureEndings, ligatureFamilies } from './words.fr.ts'

const nbsp = '\u00a0'
const thin = '\u202f'
const space = '[ \\t\\u00a0\\u202f]'
const afterMark = `(?=\\s|$|[)*_»”’"\\]\\\\…])`

const highMark = new RegExp(
  `(?<=[^\\s(!?;«]|[^\\s(«][!?])${space}*(?=[;!?])(?<![!?]${space}*)([;!?])${afterMark}`,
  'gu',
)
const highPair = new RegExp(`(?<=[^\\s(!?;«])${space}*(\\?!|!\\?)${afterMark}`, 'gu')
const colon = new RegExp(`(?<=[^\\s(:])${space}*:${afterMark}`, 'gu')
const afterOpening = new RegExp(`«${space}*(?=\\S)`, 'gu')
const beforeClosing = new RegExp(`(?<=\\S)${space}*»`, 'gu')
const sign = new RegExp(`(?<=\\d)${space}*(%|€|k€|K€|M€|°C)(?![\\p{L}\\d])`, 'gu')
const unit =
  /(?<=\d)[ \u202f](?=(?:km|m|cm|mm|kg|g|t|h|min|s|l|ha|m²|m³|Mo|Go|To|W|kW|MW|kWh|kms|euros?|heures?|couverts|ans?|mois)(?![\p{L}\d’'/]))/gu
const thousands =
  /(?<![\d,.])(?<!\d[ \u00a0\u202f])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d])(?![ \u00a0\u202f]\d)/gu
const civility = /(?<![\p{L}\d])(M\.|MM\.|Mme|Mmes|Mlle|Dr|Pr|Me)[ \u202f](?=\p{Lu})/gu
const mister = /(?<![\p{L}\d])Mr\.?(?=[ \u00a0\u202f]\p{Lu})/gu

/** French rules 7 to 11; see `fixTypography`. */
export function fixFrench(text: string): string {
  const quoted = pairQuotes(text, '«', '»').replace(/“([^“”\n]*)”/gu, '«$1»')
  return restoreLetters(fixCommon(quoted))
    .replace(mister, 'M.')
    .replace(civility, `$1${nbsp}`)
    .replace(afterOpening, `«${nbsp}`)
    .replace(beforeClosing, `${nbsp}»`)
    .replace(highPair, `${thin}$1`)
    .replace(highMark, `${thin}$1`)
    .replace(colon, `${nbsp}:`)
    .replace(sign, `${nbsp}$1`)
    .replace(thousands, (number) => number.replace(/[ \u202f]/gu, nbsp))
    .replace(unit, nbsp)
}

function restoreLetters(text: string): string {
  return text
    .replace(ligatureFamilies, (match, before: string, letters: string, after: string) =>
      ligatureEndings[before.toLowerCase()]?.test(after)
        ? before + (letters.startsWith('O') ? 'Œ' : 'œ')
        : match,
    )
    .replace(capitalAccents, (letter) => (letter === 'E' ? 'É' : 'À'))
}
