import { addressMessages as texts } from './messages.fr.ts'
import type { ProofLetter, Rule, RuleMatch, TextSpan } from './proof-letter.ts'

const languages = ['fr'] as const
const civilityOf: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:M\.|Mr|Monsieur)(?=\s)/u, /^Madame(?!, Monsieur)/u],
  [/^(?:Mme|Madame|Mlle|Mademoiselle)(?=\s)/u, /^Monsieur(?!, Madame)/u],
]

/** Endings of a salutation besides its comma. */
function* openingComma({ opening }: ProofLetter): Iterable<RuleMatch> {
  if (!opening || /,\s*$/u.test(opening.text)) return
  const end = opening.start + opening.text.length
  const last = opening.text.slice(-1)
  yield { start: end - 1, end, message: texts.openingComma, fix: /[.:!]/u.test(last) ? ',' : `${last},` }
}

function* openingForm({ opening, context }: ProofLetter): Iterable<RuleMatch> {
  if (!opening) return
  const { start, text } = opening
  const people =
    /^(?:Messieurs?,? (?:et )?[Dd]ames?|Mesdames?,? [Mm]essieurs? [Dd]ames?|Messieurs-[Dd]ames)/u.exec(text)
  if (people)
    yield { start, end: start + people[0].length, message: texts.bothCivilities, fix: 'Mesdames, Messieurs' }
  const odd = /^(?:Madame|Monsieur)(?:\s?\/\s?|,? (?:ou|et) | )(?:Madame|Monsieur)/iu.exec(text)
  if (odd) {
    const isPair = !/^(\S+).*\1/iu.test(odd[0].replace(/[/,]/gu, ' '))
    yield {
      start,
      end: start + odd[0].length,
      message: texts.bothCivilities,
      ...(isPair && { fix: 'Madame, Monsieur' }),
    }
  }
  const recipient = context.recipient?.trim() ?? ''
  if (civilityOf.some(([his, other]) => his.test(recipient) && other.test(text)))
    yield {
      start,
      end: start + text.replace(/[\s,.:]+$/u, '').length,
      message: texts.otherCivility(recipient),
    }
}

/** «Bonjour» and «Cordialement» together: an e-mail. */
function* email({ paragraphs: [first], closing }: ProofLetter): Iterable<RuleMatch> {
  if (closing && !/agréer|recevoir|recevez|accepter|croire/iu.test(closing.text)) return
  const word = first && /^(?:Bonjour|Bonsoir|Salut|Hello|Coucou)(?=[\s,!]|$)/iu.exec(first.text)
  if (first && word) yield { start: first.start, end: first.start + word[0].length, message: texts.email }
}

function* mademoiselle(letter: ProofLetter): Iterable<RuleMatch> {
  for (const part of [letter.opening, letter.closing]) {
    const found = part && /(?<!\p{L})(?:Mademoiselle|Mlle)(?!\p{L})/u.exec(part.text)
    if (part && found) {
      const start = part.start + found.index
      yield {
        start,
        end: start + found[0].length,
        message: texts.mademoiselle,
        fix: found[0] === 'Mlle' ? 'Mme' : 'Madame',
      }
    }
  }
}

const pageParts: readonly (readonly [RegExp, keyof typeof texts])[] = [
  [/^[*_]*Objet[*_]*\s*:/iu, 'subjectLine'],
  [/^[*_]*(?:P\.\s?J\.|PJ|Pièces? jointes?)[*_]*\s*:/u, 'attachments'],
  [
    /^\p{Lu}[\p{L}’']+(?:[ -](?:\p{Lu}[\p{L}’']+|sur|sous|en|la|le|les|lès|de|du))*,? le (?:\d{1,2}|1er) \p{L}{3,9}(?: \d{4})?\.?$/u,
    'dateLine',
  ],
]

/** The page prints subject, date and signature: in the text they would appear twice. */
function* partsOfThePage({ paragraphs, closing }: ProofLetter): Iterable<RuleMatch> {
  for (const paragraph of paragraphs) {
    const part = pageParts.find(([pattern]) => pattern.test(paragraph.text))
    const message = part && texts[part[1]]
    if (typeof message === 'string') yield { ...lineOf(paragraph), message }
  }
  const last = paragraphs.at(-1)
  if (closing && last && last !== closing && /^\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){0,3}$/u.test(last.text))
    yield { ...lineOf(last), message: texts.signature }
}

const lineOf = ({ text, start }: TextSpan) => ({ start, end: start + (text.split('\n')[0] ?? text).length })

const bodyNeeded = 3

function* missingFormula({ paragraphs, opening, closing, sentences }: ProofLetter): Iterable<RuleMatch> {
  if (closing || !opening || paragraphs.length <= bodyNeeded) return
  const tail = paragraphs
    .slice(-2)
    .map(({ text }) => text)
    .join(' ')
  if (/agréer|salutations|cordialement|bien à vous|sentiments|considération|respectueu/iu.test(tail)) return
  const last = sentences.at(-1)
  if (last) yield { start: last.start, end: last.start + last.text.length, message: texts.noClosing }
}

function* missingAddress({ opening, closing, paragraphs }: ProofLetter): Iterable<RuleMatch> {
  const [first] = paragraphs
  if (
    opening ||
    !closing ||
    !first ||
    paragraphs.length < bodyNeeded ||
    pageParts.some(([part]) => part.test(first.text))
  )
    return
  if (/^(?:Madame|Monsieur|Bonjour|Mesdames|Messieurs|Cher|Chère)/iu.test(first.text)) return
  const end = /\s/u.exec(first.text)?.index ?? first.text.length
  yield { start: first.start, end: first.start + end, message: texts.noOpening }
}

function* doubledClosing({ paragraphs, closing }: ProofLetter): Iterable<RuleMatch> {
  if (!closing) return
  const after = paragraphs[paragraphs.indexOf(closing) + 1]
  const inside =
    /(?<=^bien à vous,? )cordialement|(?<=\S[\s\S]*(?:salutations|sentiments|considération|respect)[^\n]*[.,\s]\s*)(?:Bien |Très )?cordialement|(?<=cordialement[\s\S]*)(?:veuillez agréer|je vous prie d’agréer)/iu.exec(
      closing.text,
    )
  if (inside) {
    const start = closing.start + inside.index
    yield { start, end: start + inside[0].length, message: texts.twoClosings }
  } else if (
    after &&
    /^(?:(?:bien |très )?cordialement|bien à vous|veuillez|je vous prie)/iu.test(after.text)
  )
    yield { ...lineOf(after), message: texts.twoClosings }
}

/** Rules for the parts around the text, and for what the page prints. */
export const pageRules: readonly Rule[] = [
  { id: 'opening-comma', severity: 'warning', languages, check: openingComma },
  { id: 'opening-form', severity: 'warning', languages, check: openingForm },
  { id: 'email-opening', severity: 'advice', languages, check: email },
  { id: 'mademoiselle', severity: 'advice', languages, check: mademoiselle },
  { id: 'page-part', severity: 'advice', languages, check: partsOfThePage },
  { id: 'missing-closing', severity: 'warning', languages, check: missingFormula },
  { id: 'missing-opening', severity: 'warning', languages, check: missingAddress },
  { id: 'doubled-closing', severity: 'warning', languages, check: doubledClosing },
]
