import { proofread } from '../proofreading/proofread.ts'
import { fixTypography } from '../typography/fix.ts'
import { readFacts, unsupportedClaims } from './claims.ts'
import { followsInjection, isInAnotherLanguage, type ReplyFault } from './reply-faults.ts'

export type CheckedAdvice = { usable: true; advice: string[] } | { usable: false; fault: ReplyFault }

const mostAdvice = 3
const shortest = 15
const longest = 240
const bullet = /^\s*(?:[-–•*]|\d{1,2}[.)])\s+/u

/**
 * Extracts up to three pieces of advice, in French, from a model's reply: one per line, each after a dash. A line
 * with a figure or a name that is not in `facts`, or that is no French sentence, is dropped.
 */
export function checkAdvice(
  reply: string,
  given: { facts: readonly string[]; secrets: readonly string[] },
): CheckedAdvice {
  if (reply.trim() === '') return { usable: false, fault: 'empty' }
  if (followsInjection(reply, given.secrets)) return { usable: false, fault: 'obeys-data' }
  const facts = readFacts(given.facts)
  const advice = reply
    .split('\n')
    .filter((line) => bullet.test(line))
    .map((line) =>
      fixTypography(
        line
          .replace(bullet, '')
          .replace(/[*_`<>]/gu, '')
          .trim(),
        'fr',
      ),
    )
    .filter((line) => line.length >= shortest && line.length <= longest)
    .filter((line) => !isInAnotherLanguage(line, 'fr') && unsupportedClaims(line, facts).length === 0)
    .filter((line) => !proofread(line, { language: 'fr' }).some(({ rule }) => rule === 'placeholder'))
  return advice.length > 0
    ? { usable: true, advice: [...new Set(advice)].slice(0, mostAdvice) }
    : { usable: false, fault: 'unsupported' }
}
