import { fixCommon, pairQuotes } from './common.ts'

/** British custom: no space before marks, curly double quotes, no space before a percentage sign. */
export function fixEnglish(text: string): string {
  return fixCommon(pairQuotes(text, '“', '”'))
    .replace(/(?<=[\p{L}\p{N})”’%])[ \t\u00a0\u202f]+(?=[;!?](?:\s|$)|:(?:\s|$))/gu, '')
    .replace(/(?<=\d)[ \u00a0\u202f]+%/gu, '%')
    .replace(/(?<=\p{L}s)'(?=\s)/gu, '’')
}
