/** The two files of a Hunspell dictionary, as text. */
export type DictionaryFiles = { aff: string; dic: string }

/** A word list with inflection rules; words are in lower case or as the list spells them. */
export type AffixDictionary = {
  /** Whether the dictionary contains this exact form; case-sensitive. */
  has: (word: string) => boolean
  /** Whether the form may be suggested: known, and not flagged as not to be suggested. */
  mayPropose: (word: string) => boolean
  /** Frequent confusions listed by the dictionary: written, meant. */
  replacements: readonly (readonly [string, string])[]
}

type Affix = {
  flag: string
  strip: string
  condition: string
  /** Flags of the inflected form. */
  carries: string
}

type Grammar = {
  flagLength: 1 | 2
  suffixes: Map<string, Affix[]>
  prefixes: Map<string, Affix[]>
  longestSuffix: number
  longestPrefix: number
  refused: { [Name in 'needAffix' | 'forbidden' | 'compoundOnly' | 'circumfix' | 'silent']?: string }
  replacements: (readonly [string, string])[]
}

/**
 * Reads a Hunspell dictionary: suffixes, prefixes, both together, and forms that only exist with an affix. Compounds
 * and second-level suffixes are not supported: the French and English dictionaries have none. Source of the format:
 * hunspell(5).
 */
export function readDictionary({ aff, dic }: DictionaryFiles): AffixDictionary {
  const grammar = readGrammar(aff)
  const entries = readEntries(dic)
  const { refused } = grammar
  const stands = (flags: string) =>
    !carries(flags, refused.needAffix) &&
    !carries(flags, refused.forbidden) &&
    !carries(flags, refused.compoundOnly)

  function carries(flags: string, flag: string | undefined): boolean {
    if (flag === undefined) return false
    if (grammar.flagLength === 1) return flags.includes(flag)
    for (let at = flags.indexOf(flag); at >= 0; at = flags.indexOf(flag, at + 1))
      if (at % 2 === 0) return true
    return false
  }

  /** Flags of every analysis of a form without its prefix: the entry’s own, or those of its suffix. */
  function* readings(form: string): Iterable<{ flags: string; whole: boolean }> {
    for (const flags of entries.get(form) ?? []) yield { flags, whole: stands(flags) }
    const longest = Math.min(grammar.longestSuffix, form.length)
    for (let length = 0; length <= longest; length++) {
      const affixes = grammar.suffixes.get(form.slice(form.length - length))
      if (!affixes) continue
      const stem = form.slice(0, form.length - length)
      for (const { flag, strip, condition, carries: given } of affixes) {
        const base = stem + strip
        const known = entries.get(base)
        if (!known || !matcher(condition, 'end').test(base)) continue
        for (const flags of known)
          if (carries(flags, flag) && !carries(flags, refused.forbidden))
            yield {
              flags: flags + given,
              whole: !carries(given, refused.circumfix) && !carries(given, refused.needAffix),
            }
      }
    }
  }

  function find(form: string, accept: (flags: string) => boolean): boolean {
    for (const { flags, whole } of readings(form)) if (whole && accept(flags)) return true
    const longest = Math.min(grammar.longestPrefix, form.length)
    for (let length = 1; length <= longest; length++) {
      for (const { flag, strip, condition } of grammar.prefixes.get(form.slice(0, length)) ?? []) {
        const rest = strip + form.slice(length)
        if (!matcher(condition, 'start').test(rest)) continue
        for (const { flags } of readings(rest)) if (carries(flags, flag) && accept(flags)) return true
      }
    }
    return false
  }

  return {
    has: (word) => find(word, () => true),
    mayPropose: (word) => find(word, (flags) => !carries(flags, refused.silent)),
    replacements: grammar.replacements,
  }
}

const matchers = new Map<string, RegExp>()

function matcher(condition: string, side: 'start' | 'end'): RegExp {
  const key = side + condition
  let pattern = matchers.get(key)
  if (!pattern) {
    pattern = new RegExp(side === 'end' ? `${condition}$` : `^${condition}`, 'u')
    matchers.set(key, pattern)
  }
  return pattern
}

const special = {
  NEEDAFFIX: 'needAffix',
  FORBIDDENWORD: 'forbidden',
  ONLYINCOMPOUND: 'compoundOnly',
  CIRCUMFIX: 'circumfix',
  NOSUGGEST: 'silent',
} as const

function readGrammar(aff: string): Grammar {
  const grammar: Grammar = {
    flagLength: 1,
    suffixes: new Map(),
    prefixes: new Map(),
    longestSuffix: 0,
    longestPrefix: 0,
    refused: {},
    replacements: [],
  }
  for (const line of aff.split('\n')) {
    const [kind = '', first = '', second = '', third, fourth] = line.trim().split(/\s+/u)
    if (kind === 'FLAG' && first === 'long') grammar.flagLength = 2
    else if (Object.hasOwn(special, kind)) grammar.refused[special[kind as keyof typeof special]] = first
    else if (kind === 'REP' && second !== '') grammar.replacements.push([first, second])
    else if ((kind === 'SFX' || kind === 'PFX') && fourth !== undefined)
      addAffix(grammar, kind, first, second, third ?? '0', fourth)
  }
  return grammar
}

function addAffix(
  grammar: Grammar,
  kind: 'SFX' | 'PFX',
  flag: string,
  strip: string,
  form: string,
  condition: string,
): void {
  const slash = form.indexOf('/')
  const bare = slash < 0 ? form : form.slice(0, slash)
  const add = bare === '0' ? '' : bare
  const affixes = kind === 'SFX' ? grammar.suffixes : grammar.prefixes
  const affix = {
    flag,
    strip: strip === '0' ? '' : strip,
    condition,
    carries: slash < 0 ? '' : form.slice(slash + 1),
  }
  const known = affixes.get(add)
  if (known) known.push(affix)
  else affixes.set(add, [affix])
  if (kind === 'SFX') grammar.longestSuffix = Math.max(grammar.longestSuffix, add.length)
  else grammar.longestPrefix = Math.max(grammar.longestPrefix, add.length)
}

const noFlags: readonly string[] = ['']

/** Each word with the flags of its homonyms; most flag lists repeat thousands of times, and are shared. */
function readEntries(dic: string): Map<string, readonly string[]> {
  const entries = new Map<string, readonly string[]>()
  const shared = new Map<string, readonly string[]>()
  let from = dic.indexOf('\n') + 1
  while (from < dic.length) {
    let to = dic.indexOf('\n', from)
    if (to < 0) to = dic.length
    const line = dic.slice(from, to)
    from = to + 1
    // Morphology follows a tab.
    const end = line.search(/[\t\r ]/u)
    const entry = end < 0 ? line : line.slice(0, end)
    if (entry === '') continue
    const slash = entry.indexOf('/', 1)
    const word = slash < 0 ? entry : entry.slice(0, slash)
    const flags = slash < 0 ? '' : entry.slice(slash + 1)
    let list = flags === '' ? noFlags : shared.get(flags)
    if (!list) {
      list = [flags]
      shared.set(flags, list)
    }
    const known = entries.get(word)
    entries.set(word, known ? [...known, ...list] : list)
  }
  return entries
}
