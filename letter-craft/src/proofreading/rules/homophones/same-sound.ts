import { isFiniteVerb } from '../../../french/reading.ts'
import type { French, Sentence, Word } from '../../../french/sentence.ts'
import type { Fault, Grammar } from '../grammar-rule.ts'
import { asWritten } from '../pattern-rule.ts'
import { alike } from './same-sound.fr.ts'

/** Natural logarithms of probabilities. */
const limits = {
  /** A word likelier than this where it stands is right. */
  expected: -4.5,
  /** The other word must be as likely as this, for each of its words. */
  fits: -3.2,
  lowest: -12,
  /** How much likelier the sentence must be with the other word. */
  least: 5,
  /** How much likelier, for the fix to be certain. */
  sure: 20,
  /** Another word that comes as close as this to the best is offered too. */
  near: 1.5,
}

/** The sentence is read anew for each unexpected word: where there are more of them, it is no sentence. */
export const mostReread = 12

/** Words around, on each side, whose probability changes. */
const reach = 2

/** Words that the context refuses, where another of the same sound fits: «un [souffre → soufre] jaune». */
export function* likelierWords(grammar: Grammar): Iterable<Fault> {
  const { words } = grammar.sentence
  let reread = 0
  for (const word of words) {
    const next = words[word.index + 1]
    const isElided = /’$/u.test(word.form) && next?.before === ''
    const form = isElided ? word.form + next.form : word.form
    const entry = alike.get(form)
    const last = isElided ? word.index + 1 : word.index
    if (!entry || isSettled(word, last, grammar.sentence)) continue
    if (!isUnexpected(word.index, last, grammar)) continue
    reread += 1
    if (reread > mostReread) return
    const found = likeliest(word.index, last, entry.others, grammar)
    const gain = found[0]?.gain ?? 0
    if (gain < (entry.least ?? limits.least)) continue
    const texts = found
      .filter((one) => gain - one.gain < limits.near)
      .map(({ other }) => asWritten(word, other))
    const [only] = texts
    yield {
      first: word.index,
      last,
      ...(texts.length === 1 && only !== undefined ? { fix: only } : { suggestions: texts }),
      ...((gain < limits.sure || texts.length > 1) && { doubtful: true }),
    }
  }
}

const isUnexpected = (first: number, last: number, { sentence, french }: Grammar): boolean =>
  probability(sentence.words, first, last, french) <= limits.expected

type Candidate = { other: string; gain: number }

/** The other words by how much likelier they make the sentence. */
function likeliest(
  first: number,
  last: number,
  others: readonly string[],
  { sentence, french }: Grammar,
): readonly Candidate[] {
  const { words } = sentence
  const written = probability(words, first - reach, last + reach, french)
  const { start = 0 } = words[first] ?? {}
  const { end = 0 } = words[last] ?? {}
  return others
    .map((other) => {
      const read = french.parse(sentence.text.slice(0, start) + other + sentence.text.slice(end)).words
      const lastRead = last + read.length - words.length
      const all = probability(read, first - reach, lastRead + reach, french)
      const own = probability(read, first, lastRead, french)
      const fits = own > limits.fits * (lastRead - first + 1)
      return { other, gain: fits ? all - written : 0 }
    })
    .sort((one, another) => another.gain - one.gain)
}

/** The sum of the log-probabilities of the chosen tags. */
function probability(words: readonly Word[], first: number, last: number, french: French): number {
  let total = 0
  for (let index = first; index <= last; index++) {
    const word = words[index]
    if (word) total += ofTag(word.tag, french.context(words, index))
  }
  return total
}

/** A tag without gender or number stands for each of those that have one. */
function ofTag(tag: string, tags: ReadonlyMap<string, number>): number {
  let best = tags.get(tag) ?? limits.lowest
  if (tag.includes('_'))
    for (const [other, value] of tags)
      if (
        value > best &&
        other.length === tag.length &&
        [...tag].every((code, at) => code === '_' || code === other[at])
      )
        best = value
  return Math.max(limits.lowest, best)
}

const plainMarks = /^[,.;:!?…]$/u

/** Names, unknown words and marks of all kinds mislead the context model. */
function isSettled(word: Word, last: number, sentence: Sentence): boolean {
  const { words } = sentence
  const after = words[last + 1]
  if (word.locution || word.before.includes('-') || after?.before.includes('-')) return true
  if (word.capital && (word.index > 0 || after?.capital || word.text.length === 1)) return true
  if (word.text.length > 1 && word.text === word.text.toUpperCase()) return true
  if (words.length < 4) return true
  for (let index = word.index - reach; index <= last + reach; index++) {
    const near = words[index]
    if (!near || (index >= word.index && index <= last)) continue
    const isMark = near.reading.pos === 'PUNCT' || near.readings.length === 0
    if (isMark && !plainMarks.test(near.text)) return true
  }
  return neighboursSettle(word, last, sentence)
}

const clitics =
  /^(?:je|j’|tu|il|elle|on|ils|elles|ne|n’|me|m’|te|t’|se|s’|le|la|les|l’|lui|leur|nous|vous|y|en|qui|ça|cela)$/u
const wishes = new Set(
  'aimer aller compter désirer devoir espérer pouvoir préférer savoir souhaiter vouloir'.split(' '),
)
const links = /^(?:et|ou|ni|puis|mais|que|qu’|[,;:])$/u
/** Words that stand at the head of a sentence too. */
const heads = /^(?:ces|ses|sa|se|quant|quelles?|qu’|c’|s’|la|ma|mon)$/u

/** Words around that make the written word right, whatever the context model says. */
function neighboursSettle(word: Word, last: number, { words }: Sentence): boolean {
  const { form, readings, index } = word
  const before = words[index - 1]
  const after = words[last + 1]
  const left = before?.form ?? ''
  const right = after?.form ?? ''
  const mayBeVerb = readings.some(isFiniteVerb)
  if (!before) return !heads.test(form) || opensRightly(form, after) || partner(form, '', after?.form ?? '')
  if (mayBeVerb && (clitics.test(left) || links.test(left))) return true
  if (/^(?:un|autre)$/u.test(left) && words[index - 2]?.form === 'l’') return true
  // «Je devais mettre sous pli les enveloppes.»
  const isInfinitive = readings.some(({ tense }) => tense === 'infinitive')
  if (isInfinitive && before.readings.some(({ lemma }) => wishes.has(lemma))) return true
  // «J’aimerais le mettre au service des patients.»
  const wish = words[index - 2]?.readings.some(({ lemma }) => wishes.has(lemma)) === true
  if (wish && clitics.test(left) && isInfinitive) return true
  // «ni adresse, ni numéro»: «ni» goes in pairs.
  if (form === 'ni' && words.some((other) => other.form === 'ni' && other !== word)) return true
  return besides(form, before, after) || opensRightly(form, after) || partner(form, left, right)
}

/** «Ses pas résonnent», «ça porte bonheur», «qu’elle fût là». */
function opensRightly(form: string, after: Word | undefined): boolean {
  if (form === 'ses' || form === 'ces')
    return (
      after?.readings.some(({ pos, lemma }) => /^(?:NOUN|ADJ|ADV|NUM)$/u.test(pos) || lemma === 'quelque') ===
      true
    )
  if (form === 'la') return after?.reading.tense !== 'participle' || after.readings.some(isFiniteVerb)
  if (form === 'ça') return after?.readings.some(isFiniteVerb) === true
  if (form === 'qu’') return after?.reading.pos !== 'NOUN' && after?.reading.pos !== 'ADJ'
  return (
    /^quelles?$/u.test(form) &&
    /^(?:est|était|sera|fut|sont|furent|étaient|que|qu’)$/u.test(after?.form ?? '')
  )
}

/** Words that are wrong only in some places. */
function besides(form: string, before: Word, after: Word | undefined): boolean {
  const followsDeterminer =
    before.reading.pos === 'DET' || before.reading.contracted === true || before.reading.pos === 'NUM'
  if (/^(?:moi|toi|tôt|eux)$/u.test(form)) return !followsDeterminer
  if (form === 'partie' || form === 'parti') return before.readings.some(({ lemma }) => lemma === 'être')
  if (form === 'ni')
    return !after?.readings.some(isFiniteVerb) || after.readings.some(({ tense }) => tense === 'infinitive')
  if (form === 'reine') return before.reading.pos === 'VERB'
  if (form === 'soufre') return after?.reading.pos === 'DET'
  if (form === 'sont') return before.form === 'ce' || after?.reading.pos === 'DET'
  if (form === 's’') return !links.test(before.form)
  // «Mon métier c’est le bois»: a subject that is said twice; «la porte c’est ouverte» is no such thing.
  if (form === 'c’') return after?.reading.tense !== 'participle'
  if (/^faites?$/u.test(form))
    return before.readings.some(({ lemma }) => lemma === 'être' || lemma === 'avoir')
  if (form === 'sous') return before.reading.pos === 'NUM' || before.form === 'cent'
  return form === 'saint' && after?.capital === true
}

const partner = (form: string, left: string, right: string): boolean =>
  (form === 'où' && /^(?:l’|que|qu’)$/u.test(right)) ||
  (form === 'ce' && /^(?:faisant|disant)$/u.test(right)) ||
  (form === 'vert' && /^(?:clair|foncé|pâle|sombre|vif|olive|bouteille)$/u.test(right)) ||
  (form === 'air' && left === 'l’') ||
  (form === 'quant' && /^(?:à|au|aux)$/u.test(right))
