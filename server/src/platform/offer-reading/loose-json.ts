export type Json = string | number | boolean | null | Json[] | JsonObject
export type JsonObject = { [name: string]: Json | undefined }

const deepest = 60

/**
 * JSON as pages really embed it: comments and CDATA around it, raw line breaks in strings, trailing commas, quotes
 * written as entities. What cannot be repaired is `null`.
 */
export function parseJson(block: string): Json {
  const bare = block
    .trim()
    .replace(
      /^(?:\/\*\s*)?(?:<!--|<!\[CDATA\[|\/\/<!\[CDATA\[)(?:\s*\*\/)?|(?:\/\*\s*)?(?:-->|(?:\/\/)?\]\]>)(?:\s*\*\/)?$/gu,
      '',
    )
    .trim()
    .replace(/;$/u, '')
  return (
    attempt(bare) ?? attempt(mended(bare)) ?? attempt(mended(bare.replace(/&quot;|&#34;/gu, '"'))) ?? null
  )
}

function attempt(text: string): Json | undefined {
  try {
    const parsed = JSON.parse(text) as Json
    return depthOf(text) > deepest ? undefined : parsed
  } catch {
    // The next repair may handle it.
    return undefined
  }
}

/** Raw control characters inside strings are escaped, and commas before a closing bracket dropped. */
function mended(text: string): string {
  // A string without its end reaches to the end: looking for its end from each quote inside would take hours.
  return text.replace(/"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|,(?=\s*[}\]])/gu, (part) =>
    part === ','
      ? ''
      : part
          .replace(/\\(?!["\\/bfnrtu])/gu, '\\\\')
          .replace(/[\u0000-\u001f]/gu, (control) => (control === '\n' ? '\\n' : ' ')),
  )
}

function depthOf(text: string): number {
  let [depth, most] = [0, 0]
  for (const bracket of text.replace(/"(?:[^"\\]|\\[\s\S])*"/gu, '').match(/[[\]{}]/gu) ?? []) {
    depth += bracket === '{' || bracket === '[' ? 1 : -1
    most = Math.max(most, depth)
  }
  return most
}

export const asList = (value: Json | undefined): Json[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]

/** The first of these fields that is text or a number, in an object or in the first object of a list. */
export function textIn(value: Json | undefined, ...names: readonly string[]): string | undefined {
  const [first] = asList(value)
  if (first === undefined || first === null || typeof first !== 'object' || Array.isArray(first))
    return undefined
  for (const name of names) {
    const [said] = asList(first[name])
    if (typeof said === 'string' || typeof said === 'number') return String(said)
    if (said !== null && typeof said === 'object' && !Array.isArray(said)) {
      const named = textIn(said, 'name', '@value')
      if (named !== undefined) return named
    }
  }
  return undefined
}
