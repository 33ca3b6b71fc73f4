import { resolveInclusive } from './inclusive.ts'
import { type OfferLine, offerLines } from './offer-text.ts'

const shortest = 8
const longest = 100
const most = 8

/** An infinitive («Composer…»), or a noun of action («Gestion de…», «L’accueil…»): not a schedule nor a salary. */
const opensLikeDuty =
  /^(?:(?:l[ae]s? |l’|du |des? )\p{L}+|\p{L}*(?:er|ir|oir|re|tion|sion|ment|age|ance|ence|ise|ien|suivi|accueil|vente|tenue|conseil|soins?)) \p{L}/iu

/**
 * Duties of an offer in its own words, for display: the bullets of its duties, up to the first full stop. Unlike
 * those of `readDuty`, they need not fit into a sentence.
 */
export function dutyLines(text: string): string[] {
  const found = offerLines(resolveInclusive(text))
    .filter(({ section, bullet }: OfferLine) => bullet && (section === 'duties' || section === 'intro'))
    .map(
      (line) =>
        line.text
          .split(/[;:(]|\.(?=\s|$)/u)[0]
          ?.replace(/[,\s]+$/u, '')
          .trim() ?? '',
    )
    .filter((line) => line.length >= shortest && line.length <= longest && opensLikeDuty.test(line))
  return [...new Set(found)].slice(0, most)
}
