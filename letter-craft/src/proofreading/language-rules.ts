import { elides } from '../french/elision.ts'
import { misspellings, misspeltPatterns } from './fr/misspellings.fr.ts'
import { readLetterWords } from './letter-words.ts'
import { memoize } from './memoize.ts'
import { proofMessages as texts } from './messages.fr.ts'
import { like } from './phrases.ts'
import { matches, type ProofLetter, type Rule, type RuleMatch } from './proof-letter.ts'

/** One combined pattern: most words match none. */
const suspicious = new RegExp(misspeltPatterns.map(([{ source }]) => source).join('|'), 'u')

const rightSpelling = memoize((word): string | undefined => {
  const known = misspellings.get(word)
  if (known) return known
  if (!suspicious.test(word)) return undefined
  for (const [pattern, right] of misspeltPatterns) {
    const fixed = word.replace(pattern, right)
    if (fixed !== word) return fixed
  }
  return undefined
})

/** «motivé(e)», «motivé.e», «motivé·e», «vendeur/euse»; not «site.e» of an address. */
const inclusive =
  /(?<![\p{L}@.])(\p{L}{3,})(?:\((e|ne|se|le|ve|te|ère|trice|euse)s?\)|(?:[.·•⋅](?=(?:e|ne|le|ère|trice|euse|rice)(?:s|[.·•⋅]s)?(?![\p{L}@’']))|-(?=(?:e|ne|trice|euse)(?![\p{L}’'-])))(e|ne|le|ère|trice|euse|rice)(?:[.·•⋅]?s)?|\/(?=(?:e|trice|euse|se|ve|ère|ne|rice|ière|ienne)s?(?!\p{L}))(?:e|trice|euse|se|ve|ère|ne|rice|ière|ienne)s?)/gu

const mayRepeat = /^(?:nous|vous|ha|bla|très|had|that|en|faire|mieux)$/iu

/** Every inclusive form has a sign inside a word: one test spares most letters the others. */
const signInside = /\p{L}(?:\((?:e|n|s|l|v|t|è)|[.·•⋅/]\p{Ll}|-(?:e|ne|trice|euse)(?!\p{L}))/u

/** «de de», «d’un d’un»; names such as «Duran Duran» are accepted. */
function* repetitions(letter: ProofLetter): Iterable<RuleMatch> {
  const { words } = readLetterWords(letter)
  for (const [at, { text, start, end, before }] of words.entries()) {
    const previous = words[at - 1]
    if (!previous) continue
    const elided = before === '’' && text === words[at - 2]?.text && previous.text === words[at - 3]?.text
    const [first, gap] = elided ? [words[at - 3], previous.before] : [previous, before]
    if (!first || (!elided && text !== previous.text) || !/^ +$/u.test(gap)) continue
    if (elided ? words[at - 2]?.before !== '’' : /[’'-]$/u.test(first.before)) continue
    if (/^[’'-]/u.test(words[at + 1]?.before ?? '') || !/^\p{L}+$/u.test(text)) continue
    const word = letter.content.slice(elided ? previous.start : start, end)
    if (mayRepeat.test(word) || /^\p{Lu}\p{Ll}+$/u.test(word)) continue
    yield {
      start: first.start,
      end,
      message: texts.repeated,
      fix: letter.content.slice(first.start, first.start + word.length),
    }
  }
}

/** Whether only spaces lie between the place and a mark after which a capital is usual. */
const opensClause = (content: string, at: number) =>
  at === 0 || /[.!?…:\n«,]\s*$/u.test(content.slice(Math.max(0, at - 12), at))

export const languageRules: readonly Rule[] = [
  {
    id: 'repeated-word',
    severity: 'error',
    languages: ['fr', 'en'],
    check: repetitions,
  },
  {
    id: 'elision',
    severity: 'error',
    languages: ['fr'],
    check: (letter) =>
      matches(
        letter,
        /(?<![\p{L}’'-])(de|que|je|ne|me|lorsque|jusque|puisque) (?=([\p{L}][\p{L}’-]*))/giu,
        ([, word = '', next = '']) => {
          // «lorsque Ève»: only a grammatical word asks for it. An acronym may be spelled out letter by letter.
          if (/^(?:lors|puis)/iu.test(word) && /^\p{Lu}/u.test(next)) return undefined
          if (!elides(next) || /^\p{Lu}{1,}$/u.test(next) || /^\p{Lu}\p{L}+-/u.test(next)) return undefined
          const right = `${word.slice(0, -1)}’`
          return { message: texts.elision(`${right}${next}`), fix: right }
        },
      ),
  },
  {
    id: 'spelling',
    severity: 'error',
    languages: ['fr'],
    check: (letter) =>
      matches(letter, /(?<![\p{L}@.-])\p{L}\p{Ll}+(?![\p{L}@-])/gu, ({ 0: word, index }) => {
        const right = rightSpelling(word.toLowerCase())
        // A capital inside a sentence may mark a name.
        if (!right || (/^\p{Lu}/u.test(word) && !opensClause(letter.content, index))) return undefined
        return { message: texts.spelling(right), fix: like(word, right) }
      }),
  },
  {
    id: 'capital',
    severity: 'error',
    languages: ['fr', 'en'],
    *check({ content, sentences }): Iterable<RuleMatch> {
      for (const { text, start } of sentences) {
        const letter = text.charAt(0)
        if (!/\p{Ll}/u.test(letter) || /^(?:https?:|www\.|iOS|e-)/u.test(text)) continue
        // «Ah ! mon ami», «j’hésite… puis je signe»: the sentence may go on.
        const before =
          /\S{1,4}(?=[ \u00a0\u202f\t]+$)/u.exec(content.slice(Math.max(0, start - 8), start))?.[0] ?? ''
        if (/(?:…|\.\.|["»”)]|\p{L}\.\p{L}\.)$/u.test(before)) continue
        // «Tu viens ? demanda-t-il.»
        if (/^\p{Ll}+(?:-t)?-(?:je|il|elle|on|ils|elles)(?!\p{L})/u.test(text)) continue
        const mayGoOn = /[!?]$/u.test(before)
        yield {
          start,
          end: start + 1,
          message: texts.capital,
          fix: letter.toUpperCase(),
          ...(mayGoOn && { severity: 'warning' as const }),
        }
      }
    },
  },
  {
    id: 'final-stop',
    severity: 'warning',
    languages: ['fr', 'en'],
    *check({ paragraphs, opening, closing, sentences }): Iterable<RuleMatch> {
      let next = 0
      for (const paragraph of paragraphs) {
        const { text, start } = paragraph
        const end = start + text.length
        while ((sentences[next]?.start ?? end) < end) next += 1
        if (paragraph === closing || (opening && start <= opening.start) || /^[-*\d]/u.test(text)) continue
        const last = sentences[next - 1]
        if (
          !last ||
          last.start < start ||
          last.text.split(/\s+/u).length < 5 ||
          !/[\p{L}\p{N})]$/u.test(text)
        )
          continue
        yield { start: end - 1, end, message: texts.finalStop, fix: `${text.slice(-1)}.` }
      }
    },
  },
  {
    id: 'inclusive-form',
    severity: 'error',
    languages: ['fr'],
    check: (letter) =>
      signInside.test(letter.content)
        ? matches(letter, inclusive, ([, base = '', bracketed, other]) => {
            const ending = bracketed ?? other ?? ''
            const gender = letter.context.candidateGender
            if (gender === 'masculine') return { message: texts.inclusive, fix: base }
            return gender === 'feminine' && ending === 'e'
              ? { message: texts.inclusive, fix: `${base}e` }
              : { message: texts.inclusive }
          })
        : [],
  },
]
