import type { Morphology } from '../src/french/morphology.ts'
import {
  type Gender,
  type GrammaticalNumber,
  mayAgree,
  type Reading,
  type Tense,
  tagOf,
} from '../src/french/reading.ts'
import type { TaggedWord } from '../src/french/tagger/context.ts'

/** A word of a treebank with the tags that its annotation allows, among those of the dictionary. */
export type GoldWord = TaggedWord & {
  /** Empty where no reading of the dictionary agrees with the annotation. */
  gold: readonly string[]
}

export type Token = {
  form: string
  lemma: string
  pos: string
  features: Readonly<Record<string, string>>
  /** «-», «-t-» before an inverted pronoun. */
  hyphen?: string
}

/**
 * Reads sentences of a Universal Dependencies treebank reduced to form, lemma, part of speech and features, one token
 * a line, a blank line between sentences. Contractions, which treebanks split («de le»), are joined again.
 */
export function readTreebank(text: string, morphology: Morphology): GoldWord[][] {
  return sentencesOf(text).map((tokens) => tokens.map((token) => goldWord(token, morphology)))
}

export const sentencesOf = (text: string): Token[][] =>
  text
    .split(/\n\s*\n/u)
    .map((block) =>
      joinContractions(
        block
          .split('\n')
          .filter((line) => line !== '')
          .map(tokenOf),
      ),
    )
    .filter((tokens) => tokens.length > 0)

function tokenOf(line: string): Token {
  const [form = '', lemma = '', pos = '', features = ''] = line.split('\t')
  const [hyphen = ''] = /^-(?:t-)?(?=\p{L})/u.exec(form) ?? []
  return {
    form: form.replaceAll("'", '’').slice(hyphen.length),
    lemma,
    pos,
    features: Object.fromEntries(features.split('|').map((one) => one.split('=') as [string, string])),
    ...(hyphen !== '' && { hyphen }),
  }
}

const contractions: Readonly<Record<string, string>> = {
  'de le': 'du',
  'de les': 'des',
  'à le': 'au',
  'à les': 'aux',
  'de lequel': 'duquel',
  'de lesquels': 'desquels',
  'de lesquelles': 'desquelles',
  'à lequel': 'auquel',
  'à lesquels': 'auxquels',
  'à lesquelles': 'auxquelles',
}

function joinContractions(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const [one, next] = [tokens[at], tokens[at + 1]]
    if (!one) continue
    const short = next && contractions[`${one.form.toLowerCase()} ${next.form.toLowerCase()}`]
    if (
      !short ||
      one.pos !== 'ADP' ||
      next.lemma === 'il' ||
      /^(?:PRON)$/u.test(next.pos) === /^le/u.test(next.lemma)
    ) {
      joined.push(one)
      continue
    }
    const form = /^\p{Lu}/u.test(one.form) ? short.charAt(0).toUpperCase() + short.slice(1) : short
    joined.push(
      next.pos === 'PRON'
        ? { ...next, form }
        : { form, lemma: one.lemma, pos: 'ADP', features: { contracted: 'Yes' } },
    )
    at += 1
  }
  return joined
}

function goldWord({ form, lemma, pos, features }: Token, morphology: Morphology): GoldWord {
  const lower = form.toLowerCase()
  const capital = /^\p{Lu}/u.test(form)
  const readings = [
    ...new Set([...morphology.readings(lower), ...(capital ? morphology.readings(form) : [])]),
  ]
  const agreeing = readings.filter((reading) => agrees(reading, pos, features))
  const sameLemma = agreeing.filter((reading) => reading.lemma === lemma)
  const gold = [...new Set((sameLemma.length > 0 ? sameLemma : agreeing).map(tagOf))]
  if (gold.length === 0 && pos === 'PROPN' && capital) gold.push('E')
  if (gold.length === 0 && readings.length === 0) gold.push(...unknownGold(pos, features))
  return { form: lower, capital, readings, gold }
}

/** The annotation of a word that the dictionary does not contain, as a tag. */
function unknownGold(pos: string, { Gender: gender, Number: number }: Token['features']): string[] {
  const g = gender === 'Fem' ? 'f' : 'm'
  const n = number === 'Plur' ? 'p' : 's'
  if (pos === 'NOUN') return [`N${g}${n}`]
  if (pos === 'ADJ') return [`A_${n}`]
  if (pos === 'ADV') return ['R']
  if (pos === 'NUM') return ['M']
  if (pos === 'PUNCT' || pos === 'SYM') return ['F']
  return pos === 'X' ? ['X'] : []
}

const genders: Readonly<Record<string, Gender>> = { Masc: 'm', Fem: 'f' }
const numbers: Readonly<Record<string, GrammaticalNumber>> = { Sing: 's', Plur: 'p' }

function agrees(reading: Reading, pos: string, features: Token['features']): boolean {
  if (pos === 'ADP' && (features.contracted === 'Yes') !== (reading.contracted === true)) return false
  if (reading.pos !== (pos === 'AUX' ? 'VERB' : pos)) return false
  if (!mayAgree(reading.gender, genders[features.Gender ?? '']) && pos !== 'PRON') return false
  if (!mayAgree(reading.number, numbers[features.Number ?? '']) && pos !== 'PRON') return false
  if (reading.pos === 'PRON') return pronounAgrees(reading, features)
  return reading.pos !== 'VERB' || verbAgrees(reading, features)
}

function pronounAgrees({ pronoun }: Reading, { PronType, Emph }: Token['features']): boolean {
  if (PronType === 'Rel' || PronType === 'Int') return pronoun === 'relative'
  if (PronType === 'Dem') return pronoun === 'demonstrative'
  if (PronType === 'Prs') return Emph === 'Yes' ? pronoun === 'strong' : pronoun !== 'indefinite'
  return true
}

const finiteTenses: Readonly<Record<string, Tense>> = {
  'Ind Pres': 'present',
  'Ind Imp': 'imperfect',
  'Ind Past': 'past',
  'Ind Fut': 'future',
  'Cnd Pres': 'conditional',
  'Cnd ': 'conditional',
  'Sub Pres': 'subjunctive',
  'Sub Past': 'subjunctive-imperfect',
  'Sub Imp': 'subjunctive-imperfect',
  'Imp Pres': 'imperative',
  'Imp ': 'imperative',
}

function verbAgrees({ tense, person }: Reading, features: Token['features']): boolean {
  const { VerbForm, Mood = '', Tense: time = '', Person } = features
  if (VerbForm === 'Inf') return tense === 'infinitive'
  if (VerbForm === 'Part') return tense === (time === 'Pres' ? 'gerund' : 'participle')
  return tense === finiteTenses[`${Mood} ${time}`] && (Person === undefined || Number(Person) === person)
}

/** The sentences as text, with the spaces of French typography. */
export const sentenceTexts = (text: string): string[] => sentencesOf(text).map(sentenceText)

export const sentenceText = (tokens: readonly Token[]): string =>
  tokens
    .map(({ form, hyphen }, at) => (hyphen || at === 0 ? `${hyphen ?? ''}${form}` : ` ${form}`))
    .join('')
    .replace(/’ /gu, '’')
    .replace(/ (?=[,.)\]…])/gu, '')
    .replace(/(?<=[([]) /gu, '')
