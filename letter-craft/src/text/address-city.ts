import { placeName } from '../realisation/place.ts'

// «69001 LYON», «F-69001 Lyon»; the town of a street line is not that of the letter.
const postalLine = /^(?:F\s*-\s*)?\d{2}\s?\d{3}[\s,]+(\p{L}.*)$/iu

/**
 * The town of a postal address, as maps write it: «69280 SAINTE-CONSORCE CEDEX» is «Sainte-Consorce»; empty where no
 * line has a postal code.
 */
export function addressCity(lines: readonly string[]): string {
  const town = lines.map((line) => postalLine.exec(line.trim())?.[1]).findLast(Boolean)
  return (town && placeName(town)) ?? ''
}
