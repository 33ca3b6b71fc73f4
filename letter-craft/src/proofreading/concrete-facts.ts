import { countWords } from '../text/measure.ts'
import { styleMessages as texts } from './messages.fr.ts'
import type { ProofLetter, RuleMatch, TextSpan } from './proof-letter.ts'

const wordsThatNeedProof = 120

const numbers =
  /\d+|(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|mille|dizaine|douzaine|quinzaine|vingtaine|trentaine|centaine|doublé|triplé|moitié)s?(?!\p{L})/giu
/** A name inside a sentence: a tool, an employer, a diploma. */
const names = /(?<=\p{Ll},? (?:l’|d’)?)\p{Lu}[\p{L}\p{N}&.-]+/gu
const noProof = /^(?:Madame|Monsieur|Mesdames|Messieurs|Vous|Votre|Vos|Je|Mme|France)$/u

/** Adjectives prove nothing: a long letter needs two figures, results or named tools. */
export function* concreteFacts({ sentences, context }: ProofLetter): Iterable<RuleMatch> {
  const body = sentences.map(({ text }) => text).join(' ')
  const middle = sentences[Math.floor(sentences.length / 2)]
  if (!middle || countWords(body) < wordsThatNeedProof) return
  const found = new Set([
    ...(body.match(numbers) ?? []),
    ...(body.match(names) ?? []).filter((name) => isProof(name, context.company)),
  ])
  const message = [texts.noFigure, texts.oneProof][found.size]
  if (message) yield { ...whole(middle), message }
}

const isProof = (name: string, company = '') =>
  !noProof.test(name) && !company.toLowerCase().includes(name.toLowerCase())

const whole = ({ text, start }: TextSpan) => ({ start, end: start + text.length })
