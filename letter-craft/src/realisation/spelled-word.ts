import type { Morphology } from '../french/morphology.ts'
import { isAcronym } from '../french/plain-letters.ts'

/** A word in small letters that the dictionary does not know is a slip, or a trade’s own: the sentence does without. */
export function isSpelled(word: string, at: number, morphology: Morphology): boolean {
  const bare = word.replace(/[,.;]+$/u, '').replace(/^(?:[ldjmnstc]|qu|jusqu|lorsqu|puisqu)’/iu, '')
  if (/^[b-xz]$/u.test(bare) || /^fi$/u.test(bare)) return false
  if (/^(?:auprès|afin|in|vitro|vivo|situ)$/u.test(bare)) return true
  if (bare === '' || /^\d+(?:[.,]\d+)?$/u.test(bare) || bare === '€' || /^«|»$/u.test(bare)) return true
  if (at > 0 && (/^\p{Lu}/u.test(bare) || isAcronym(bare))) return !/^\p{Lu}{9,}$/u.test(bare)
  if (morphology.readings(bare).length > 0 || /^(?:front|back)-?end$|^full-?stack$/u.test(bare)) return true
  // «autolaveuse», «photocopieuse»
  const stem = /^(?:auto|micro|multi|photo|vidéo|électro|radio|hydro|thermo|bio|télé)(\p{Ll}{5,})$/u.exec(
    bare,
  )?.[1]
  if (stem !== undefined && morphology.readings(stem).length > 0) return true
  return (
    bare.includes('-') &&
    bare
      .replace(
        /^(?:éco|auto|micro|multi|inter|télé|bio|sous|mini|pré|post|non|co|anti|semi|contre|pluri|péri|ultra|para|extra)-/u,
        '',
      )
      .split('-')
      .every((part) => morphology.readings(part).length > 0)
  )
}
