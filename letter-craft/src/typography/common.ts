const spaces = '[ \\t\\u00a0\\u202f]'

/** Line ends keep their two spaces (a Markdown break) and line starts their indentation. */
const severalSpaces = new RegExp(`(?<=\\S)${spaces}{2,}(?=\\S)`, 'gu')
const spaceBeforeStop = new RegExp(`(?<=[^\\s])${spaces}+(?=,|[.…](?:\\s|$))`, 'gu')
const spaceInsideParentheses = new RegExp(`(?<=\\()${spaces}+(?=\\S)|(?<=\\S)${spaces}+(?=\\))`, 'gu')

/** Rules of both languages: single spaces, ellipses, apostrophes, no «!!». */
export function fixCommon(text: string): string {
  return text
    .replace(/\.{3,}|…\.+|\.+…/gu, '…')
    .replace(/…{2,}/gu, '…')
    .replace(/(?<=[\p{L}\p{N}])['‘´](?=[\p{L}«“"*_])/gu, '’')
    .replace(/!(?:[ \u00a0\u202f]*!)+/gu, '!')
    .replace(/\?(?:[ \u00a0\u202f]*\?)+/gu, '?')
    .replace(severalSpaces, keepNonBreaking)
    .replace(spaceBeforeStop, '')
    .replace(spaceInsideParentheses, '')
}

const keepNonBreaking = (run: string) =>
  run.includes('\u00a0') ? '\u00a0' : run.includes('\u202f') ? '\u202f' : ' '

/** Replaces straight double quotes in pairs on one line; a measure in inches keeps its sign. */
export function pairQuotes(text: string, open: string, close: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}])"(?=\S)([^"\n]*[^"\s])"(?![\p{L}\p{N}])/gu,
    (_, inner: string) => `${open}${inner}${close}`,
  )
}
