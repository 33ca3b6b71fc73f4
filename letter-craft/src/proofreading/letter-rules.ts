import { plainLetters } from '../french/plain-letters.ts'
import { cleanCompanyName } from '../offer/clean-company-name.ts'
import { countWords } from '../text/measure.ts'
import { proofMessages as say } from './messages.fr.ts'
import { type Mark, matches, type ProofLetter, type Rule } from './proof-letter.ts'
import { cliches, englishCliches, privateMatters } from './words.fr.ts'

const spelledOut: Readonly<Record<string, string>> = {
  'M.': 'Monsieur',
  Mme: 'Madame',
  Mlle: 'Madame',
  Mr: 'Monsieur',
}
const please: Readonly<Record<string, string>> = {
  agréer: 'je vous prie d’agréer',
  recevoir: 'je vous prie de recevoir',
  accepter: 'je vous prie d’accepter',
  croire: 'je vous prie de croire',
}

const longSentence = 30
const veryLongSentence = 45
const mostWords = 450
const wordsThatNeedProof = 120

function* longSentences({ sentences }: ProofLetter): Iterable<Mark> {
  for (const { text, start } of sentences) {
    const words = countWords(text)
    if (words <= longSentence || /\n/u.test(text)) continue
    const severity = words > veryLongSentence ? 'warning' : 'advice'
    yield { start, end: start + text.length, message: say.longSentence(words), severity }
  }
}

const named = /^(?:Monsieur|Madame|M\.|Mme) (?!le |la |l’|les |ou )\p{Lu}/u

/** The letter of the address and of the closing formula, without marks of Markdown. */
const bare = (text: string) => text.replace(/[,\s*_]+$/u, '').trim()

export const letterRules: readonly Rule[] = [
  {
    id: 'placeholder',
    severity: 'error',
    languages: ['fr', 'en'],
    check: (letter) =>
      matches(
        letter,
        /\[[^\]\n(]{2,60}\](?!\()|\{\{?[^}\n]{0,60}\}?\}|(?<!\p{L})X{3,}(?!\p{L})|(?<!\p{L})(?:nom|intitulé) (?:de l’entreprise|du poste|de la société) ici(?!\p{L})|lorem ipsum|(?<!\p{L})à compléter(?!\p{L})/giu,
        () => ({ message: say.placeholder }),
      ),
  },
  {
    id: 'salutation-name',
    severity: 'warning',
    languages: ['fr'],
    *check({ opening }) {
      if (!opening) return
      const dear = /^Ch(?:er|ère)s?\s/iu.exec(opening.text)
      if (dear)
        yield { start: opening.start, end: opening.start + bare(opening.text).length, message: say.dear }
      else if (named.test(opening.text))
        yield {
          start: opening.start,
          end: opening.start + bare(opening.text).length,
          message: say.salutationName,
        }
    },
  },
  {
    id: 'closing-mirror',
    severity: 'warning',
    languages: ['fr'],
    *check({ opening, closing }) {
      if (!opening || !closing) return
      const address = bare(opening.text)
      // «Monsieur Dupont» is itself to be mended first.
      if (named.test(address)) return
      const said =
        /,\s*((?:Madame|Monsieur|Mesdames|Messieurs)[^,]*(?:, (?:Madame|Monsieur|Mesdames|Messieurs)[^,]*)?),/u.exec(
          closing.text,
        )
      if (!said?.[1] || said[1] === address || !/^(?:Madame|Monsieur|Mesdames)/u.test(address)) return
      const start = closing.start + said.index + said[0].indexOf(said[1])
      yield { start, end: start + said[1].length, message: say.closingMirror(address), fix: address }
    },
  },
  {
    id: 'closing-civility',
    severity: 'error',
    languages: ['fr'],
    *check({ closing }) {
      const found = closing && /,\s*(M\.|Mme|Mlle|Mr)(?=[\s,])/u.exec(closing.text)
      if (!closing || !found?.[1]) return
      const start = closing.start + found.index + found[0].indexOf(found[1])
      yield {
        start,
        end: start + found[1].length,
        message: say.civility,
        fix: spelledOut[found[1]] ?? 'Madame',
      }
    },
  },
  {
    id: 'hanging-participle',
    severity: 'error',
    languages: ['fr'],
    check: (letter) =>
      matches(
        letter,
        /(?<=(?:Dans l’attente|En attendant|Dans l’espoir|En espérant|Espérant|En vous remerciant|Vous remerciant|Restant à)[^.\n]{0,140}, )veuillez (agréer|recevoir|accepter|croire)/gu,
        ([, verb = '']) => ({ message: say.participle, ...(please[verb] && { fix: please[verb] }) }),
      ),
  },
  {
    id: 'expression-of-greetings',
    severity: 'warning',
    languages: ['fr'],
    check: (letter) =>
      matches(letter, /l’(?:expression|assurance) de mes (?=[^.\n]{0,30}salutations)/giu, () => ({
        message: say.greetings,
        fix: 'mes ',
      })),
  },
  {
    id: 'believe-in',
    severity: 'warning',
    languages: ['fr'],
    check: (letter) =>
      matches(
        letter,
        /(?<=croire,? (?:(?:Madame|Monsieur)[^.\n]{0,40}, )?)en (?=l’(?:assurance|expression))/gu,
        () => ({
          message: say.believeIn,
          fix: 'à ',
        }),
      ),
  },
  {
    id: 'formula-spelling',
    severity: 'error',
    languages: ['fr'],
    *check(letter) {
      yield* matches(letter, /(?<=(?<!\p{L})je vous )(?:pris|prît|pries)(?= (?:de|d’))/giu, () => ({
        message: say.please,
        fix: 'prie',
      }))
      yield* matches(
        letter,
        /à l’intention (?=de (?:M\.|Mme|Madame|Monsieur|votre service)|du (?:service|directeur|recruteur))/giu,
        () => ({
          message: say.attention,
          fix: 'à l’attention ',
        }),
      )
    },
  },
  {
    id: 'cliche',
    severity: 'advice',
    languages: ['fr', 'en'],
    *check(letter) {
      for (const pattern of letter.language === 'fr' ? cliches : englishCliches)
        yield* matches(letter, pattern, () => ({ message: say.cliche }))
    },
  },
  {
    id: 'je-openings',
    severity: 'advice',
    languages: ['fr'],
    *check({ sentences }) {
      const first = sentences.filter(({ text }) => /^(?:Je |J’)/u.test(text))
      const place = first[1]
      if (sentences.length < 6 || first.length <= sentences.length / 3 || !place) return
      yield { start: place.start, end: place.start + 2, message: say.jeOpenings }
    },
  },
  { id: 'long-sentence', severity: 'advice', languages: ['fr', 'en'], check: longSentences },
  {
    id: 'private-matter',
    severity: 'advice',
    languages: ['fr'],
    check: (letter) => matches(letter, privateMatters, () => ({ message: say.private })),
  },
  {
    id: 'company-missing',
    severity: 'advice',
    languages: ['fr'],
    *check({ content, context, sentences }) {
      const first = sentences[0]
      const name = cleanCompanyName(context.company ?? '')
      if (!first || !name || sentences.length < 4 || plainLetters(content).includes(plainLetters(name)))
        return
      yield { start: first.start, end: first.start + first.text.length, message: say.companyMissing(name) }
    },
  },
  {
    id: 'no-figure',
    severity: 'advice',
    languages: ['fr'],
    *check({ sentences }) {
      const body = sentences.map(({ text }) => text).join(' ')
      const middle = sentences[Math.floor(sentences.length / 2)]
      if (!middle || countWords(body) < wordsThatNeedProof) return
      if (
        /\d|(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|dix|douze|quinze|vingt|trente|cent)(?!\p{L})/iu.test(
          body,
        )
      )
        return
      yield { start: middle.start, end: middle.start + middle.text.length, message: say.noFigure }
    },
  },
  {
    id: 'too-long',
    severity: 'advice',
    languages: ['fr'],
    *check({ content, sentences }) {
      const words = countWords(content)
      const last = sentences.at(-1)
      if (words > mostWords && last)
        yield { start: last.start, end: last.start + last.text.length, message: say.tooLong(words) }
    },
  },
  {
    id: 'copied-offer',
    severity: 'advice',
    languages: ['fr', 'en'],
    check: copied,
  },
  {
    id: 'english-closing',
    severity: 'warning',
    languages: ['en'],
    *check({ opening, closing }) {
      if (!opening || !closing) return
      const named = /^Dear (?!Sir|Madam|Hiring|Team|Committee)/u.test(opening.text)
      const wrong = named ? /Yours faithfully/u : /Yours sincerely/u
      const found = wrong.exec(closing.text)
      if (!found) return
      const start = closing.start + found.index
      yield {
        start,
        end: start + found[0].length,
        message: named ? say.sincerely : say.faithfully,
        fix: named ? 'Yours sincerely' : 'Yours faithfully',
      }
    },
  },
]

const copiedWords = 12

/** A dozen words in a row that the offer has too: a duty quoted in full is less. */
function* copied({ sentences, context }: ProofLetter): Iterable<Mark> {
  if (!context.offer) return
  const offer = ` ${wordsOf(context.offer)
    .map(({ word }) => word)
    .join(' ')} `
  for (const { text, start } of sentences) {
    const words = wordsOf(text)
    for (let index = 0; index + copiedWords <= words.length; index++) {
      const run = words.slice(index, index + copiedWords)
      if (!offer.includes(` ${run.map(({ word }) => word).join(' ')} `)) continue
      let end = index + copiedWords
      while (
        end < words.length &&
        offer.includes(
          ` ${words
            .slice(index, end + 1)
            .map(({ word }) => word)
            .join(' ')} `,
        )
      )
        end += 1
      const [first, last] = [words[index], words[end - 1]]
      if (first && last)
        yield { start: start + first.at, end: start + last.at + last.length, message: say.copied }
      break
    }
  }
}

function wordsOf(text: string): { word: string; at: number; length: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((found) => ({
    word: plainLetters(found[0]),
    at: found.index,
    length: found[0].length,
  }))
}
