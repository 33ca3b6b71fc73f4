import { type Entries, readEntries } from './entries.ts'

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
  /** Every analysis of a form without a prefix; empty for an unknown form. */
  analyses: (form: string) => Analysis[]
  /** Every form of an entry, with the entry itself where it stands alone; empty for an unknown entry. */
  inflections: (entry: string) => Inflection[]
}

/** An entry that a form comes from, with the morphological fields of the entry and of its suffix («po:nom is:fem is:sg»). */
export type Analysis = { entry: string; fields: string }
export type Inflection = { form: string; fields: string }

type Affix = {
  flag: string
  strip: string
  condition: string
  /** Flags of the inflected form. */
  carries: string
  /** Morphological fields that the suffix adds. */
  fields: string
}

/** The suffixes of one spelling, and what they may have replaced, each once. */
type Ending = { affixes: Affix[]; strips: Set<string> }

type Grammar = {
  flagLength: 1 | 2
  suffixes: Map<string, Ending>
  prefixes: Map<string, Affix[]>
  /** Flags that an empty prefix gives to its entry: units take an s through theirs. */
  granted: Map<string, string>
  suffixesOfFlag: Map<string, (Affix & { add: string })[]>
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
  const entriesOf: Entries = readEntries(dic, grammar.granted)
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

  type Reading = { flags: string; whole: boolean; entry: string; fields: string }

  /** Every analysis of a form without its prefix, with the flags of the entry or of its suffix. */
  function* readings(form: string): Iterable<Reading> {
    for (const { flags, fields } of entriesOf(form))
      yield { flags, whole: stands(flags), entry: form, fields }
    const longest = Math.min(grammar.longestSuffix, form.length)
    for (let length = 0; length <= longest; length++) {
      const ending = grammar.suffixes.get(form.slice(form.length - length))
      if (!ending) continue
      const stem = form.slice(0, form.length - length)
      if (!isKnownStem(entriesOf, stem, ending)) continue
      for (const { flag, strip, condition, carries: given, fields: added } of ending.affixes) {
        const base = stem + strip
        const known = entriesOf(base)
        if (known.length === 0 || !matcher(condition, 'end').test(base)) continue
        for (const { flags, fields } of known)
          if (carries(flags, flag) && !carries(flags, refused.forbidden))
            yield {
              flags: flags + given,
              whole: !carries(given, refused.circumfix) && !carries(given, refused.needAffix),
              entry: base,
              fields: `${fields} ${added}`,
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

  function inflections(entry: string): Inflection[] {
    const found: Inflection[] = []
    for (const { flags, fields } of entriesOf(entry)) {
      if (stands(flags)) found.push({ form: entry, fields })
      for (const [flag, affixes] of grammar.suffixesOfFlag) {
        if (!carries(flags, flag)) continue
        for (const { add, strip, condition, fields: added } of affixes)
          if (entry.endsWith(strip) && matcher(condition, 'end').test(entry))
            found.push({
              form: entry.slice(0, entry.length - strip.length) + add,
              fields: `${fields} ${added}`,
            })
      }
    }
    return found
  }

  /** Analyses of a form with a learned prefix («kilomètres»); elisions are no part of a word. */
  function* prefixed(form: string): Iterable<Analysis> {
    for (let length = 2; length <= Math.min(grammar.longestPrefix, form.length - 2); length++) {
      const add = form.slice(0, length)
      if (add.endsWith("'") || add.includes("'")) continue
      for (const { flag, strip } of grammar.prefixes.get(add) ?? [])
        for (const { flags, whole, entry, fields } of readings(strip + form.slice(length)))
          if (whole && carries(flags, flag)) yield { entry: add + entry, fields }
    }
  }

  return {
    has: (word) => find(word, () => true),
    analyses: (form) => [
      ...[...readings(form)].flatMap(({ whole, entry, fields }) => (whole ? [{ entry, fields }] : [])),
      ...prefixed(form),
    ],
    inflections,
    mayPropose: (word) => find(word, (flags) => !carries(flags, refused.silent)),
    replacements: grammar.replacements,
  }
}

/** Hundreds of suffixes share few strips, and most stems have none of them. */
function isKnownStem(entriesOf: Entries, stem: string, { strips }: Ending): boolean {
  for (const strip of strips) if (entriesOf(stem + strip).length > 0) return true
  return false
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
    granted: new Map(),
    suffixesOfFlag: new Map(),
    longestSuffix: 0,
    longestPrefix: 0,
    refused: {},
    replacements: [],
  }
  for (const line of aff.split('\n')) {
    const [kind = '', first = '', second = '', third, fourth, ...fields] = line.trim().split(/\s+/u)
    if (kind === 'FLAG' && first === 'long') grammar.flagLength = 2
    else if (Object.hasOwn(special, kind)) grammar.refused[special[kind as keyof typeof special]] = first
    else if (kind === 'REP' && second !== '') grammar.replacements.push([first, second])
    else if ((kind === 'SFX' || kind === 'PFX') && fourth !== undefined)
      addAffix(grammar, kind, {
        flag: first,
        strip: second === '0' ? '' : second,
        form: third ?? '0',
        condition: fourth,
        fields: fields.join(' '),
      })
  }
  return grammar
}

function addAffix(
  grammar: Grammar,
  kind: 'SFX' | 'PFX',
  { form, ...rest }: Omit<Affix, 'carries'> & { form: string },
): void {
  const slash = form.indexOf('/')
  const bare = slash < 0 ? form : form.slice(0, slash)
  const add = bare === '0' ? '' : bare
  const affix = { ...rest, carries: slash < 0 ? '' : form.slice(slash + 1) }
  if (kind === 'SFX') {
    const ending = grammar.suffixes.get(add)
    if (ending) {
      ending.affixes.push(affix)
      ending.strips.add(affix.strip)
    } else grammar.suffixes.set(add, { affixes: [affix], strips: new Set([affix.strip]) })
    append(grammar.suffixesOfFlag, rest.flag, { ...affix, add })
    grammar.longestSuffix = Math.max(grammar.longestSuffix, add.length)
  } else {
    append(grammar.prefixes, add, affix)
    if (add === '' && affix.carries !== '') grammar.granted.set(rest.flag, affix.carries)
    grammar.longestPrefix = Math.max(grammar.longestPrefix, add.length)
  }
}

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const known = lists.get(key)
  if (known) known.push(value)
  else lists.set(key, [value])
}
