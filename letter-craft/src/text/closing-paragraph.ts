import type { Language } from '../typography/fix.ts'

const closes = {
  fr: /(?:agréer|recevoir|recevez|accepter|croire)(?!\p{L}).*(?:salutations|sentiments|considération|respect)|^(?:bien |très )?cordialement|^bien à vous|^avec mes .*salutations/iu,
  en: /^(?:with )?(?:yours|kind regards|best regards|warm regards|best wishes|sincerely)(?!\p{L})/iu,
} as const

/** Whether a paragraph is a closing formula, generated or typed. */
export function isClosingFormula(paragraph: string, language: Language): boolean {
  return paragraph.length < 240 && closes[language].test(paragraph.trim())
}
