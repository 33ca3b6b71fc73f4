const fallback = 'Lettre de motivation'
// Refused by at least one of Windows, macOS, Linux and the web; and bidirectional controls, which disguise the extension.
const refused =
  /[\u0000-\u001f\u007f-\u009f<>:"/\\|?*\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]|\p{Cs}/gu
// Reserved device names of Windows, whatever follows the first dot.
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i

const maxCharacters = 120
// File systems hold 255 bytes; the extension and « (2)» must fit beside.
const maxBytes = 200

/** A file name from a title, valid on all systems: at most 120 characters and 200 bytes before the extension. */
export function fileName(title: string, extension: string): string {
  const cleaned = trimEnds(
    title
      .normalize('NFC')
      .replace(/\p{Zs}/gu, ' ')
      .replace(refused, ' ')
      .replace(/\s+/g, ' '),
  )
  const short = trimEnds(shorten(cleaned)) || fallback
  return `${reserved.test(short) ? `Lettre ${short}` : short}.${extension}`
}

/** Makes a name unique among `taken` with a number, ignoring case, and adds it there. */
export function uniqueName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.')
  let unique = name
  for (let count = 2; taken.has(unique.toLowerCase()); count++)
    unique = `${name.slice(0, dot)} (${count})${name.slice(dot)}`
  taken.add(unique.toLowerCase())
  return unique
}

const trimEnds = (text: string) => text.replace(/^[\s.]+|[\s.]+$/g, '')

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** Cuts at a grapheme boundary. */
function shorten(text: string): string {
  let kept = ''
  for (const { segment } of graphemes.segment(text)) {
    const longer = kept + segment
    if (longer.length > maxCharacters || Buffer.byteLength(longer) > maxBytes) break
    kept = longer
  }
  return kept
}
