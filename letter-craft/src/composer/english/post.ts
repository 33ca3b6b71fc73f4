import type { Slots } from '../draft.ts'
import type { LetterType } from '../request.ts'

const english =
  /\b(?:scholarship|programme|program|fellowship|grant|award|degree|master|bachelor|course|school|fund|prize|MSc|MA|BSc|BA|MBA|PhD|LLM)\b/u

/** What letters for a scholarship or a place on a course ask for; a French name stands between quotation marks. */
export function tellingOf(raw: string, type: LetterType): Slots {
  const name = raw
    .replace(/\s*[([]?\s*[HF]\s*\/\s*[HF]\s*[)\]]?/gu, ' ')
    .replace(/[“”"«»*_#[\]{}<>|`\\]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\s,;:.!?-]+$/u, '')
  const isEnglish =
    english.test(name) && !/[^\p{ASCII}’]|(?<!\p{L})(?:de|du|des|en|et|la|le)(?!\p{L})/iu.test(name)
  if (type === 'scholarship') {
    if (!/bourse|scholarship|fellowship|grant|award|prix|prize|aide/iu.test(name) || name.length > 60)
      return { aid: 'a scholarship' }
    return { aid: isEnglish ? `the ${name}` : `the “${name}” scholarship` }
  }
  if (type !== 'motivation') return {}
  if (name === '' || name.length > 70) return { program: 'your programme' }
  return { program: isEnglish ? `the ${name}` : `the “${name}” programme` }
}
