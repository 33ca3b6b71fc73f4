const fallback = 'Lettre de motivation'
// Refused by at least one of Windows, macOS, Linux and the web.
const refused = /[\u0000-\u001f\u007f-\u009f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A file name from a title: what no system refuses, at most 120 characters before the extension. */
export function fileName(title: string, extension: string): string {
  const cleaned = title
    .replace(refused, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, 120)
    .trim()
  return `${cleaned || fallback}.${extension}`
}
