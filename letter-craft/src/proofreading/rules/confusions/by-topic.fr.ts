import type { Reading } from '../../../french/reading.ts'
import type { French, Sentence, Word } from '../../../french/sentence.ts'
import type { Fault, Grammar, GrammarRule } from '../grammar-rule.ts'
import { asWritten } from '../pattern-rule.ts'
import { moreTopics } from './more-topics.fr.ts'
import { topics } from './topics.fr.ts'

type Member = {
  lemma: string
  /** How far a cue of another may stand for this one to be reported, in words. */
  reach: number
  cues: ReadonlySet<string>
  /** Words that show that it is right, without making it likely. */
  weaker: ReadonlySet<string>
}

/** By the number of stars. */
const reaches = [5, 3, 0]

const wordsOf = (text = '') => new Set(text.trim().split(/\s+/u).filter(Boolean))

function memberOf(text: string): Member {
  const [, lemma = '', stars = '', cues = '', weaker = ''] =
    /^([^:*]+)(\*{0,2}): ([^;]*);?(.*)$/u.exec(text.trim()) ?? []
  return { lemma, reach: reaches[stars.length] ?? 0, cues: wordsOf(cues), weaker: wordsOf(weaker) }
}

/** The words of each line, by their lemmas. */
const sets: ReadonlyMap<string, readonly Member[]> = new Map(
  `${topics.trim()}\n${moreTopics.trim()}`
    .split('\n')
    .map((line) => line.split(' / ').map(memberOf))
    .flatMap((members) => members.map((member) => [member.lemma, members] as const)),
)

const speaksOf = ({ form, readings }: Word, cues: ReadonlySet<string>) =>
  cues.has(form) || readings.some(({ lemma }) => cues.has(lemma))

/** Words that the rest of the sentence makes unlikely: «le bateau jette l’[encre → ancre]». */
function* besideTheTopic({ sentence, french }: Grammar): Iterable<Fault> {
  for (const word of sentence.words) {
    const members = sets.get(word.reading.lemma)
    if (!members || word.locution || (word.capital && word.index > 0) || word.before.includes('-')) continue
    const written = members.find(({ lemma }) => lemma === word.reading.lemma)
    if (!written || isAnother(word, members, written) || isSupported(word, written, sentence)) continue
    const others = members.filter(
      (other) =>
        other !== written &&
        isNear(word, other, written.reach, sentence) &&
        !sentence.words.some(({ readings }) => readings.some(({ lemma }) => lemma === other.lemma)),
    )
    const texts = others
      .flatMap(({ lemma }) => formsOf(lemma, withNumber(word, sentence), french).slice(0, 1))
      .filter((text) => !isFormOf(text, written, french))
    const [only] = texts
    if (only === undefined || only === word.form) continue
    const found = texts.map((text) => asWritten(word, text))
    yield {
      first: word.index,
      last: word.index,
      ...(found.length === 1 ? { fix: asWritten(word, only) } : { suggestions: found }),
      doubtful: true,
    }
  }
}

const isFormOf = (text: string, { lemma }: Member, { morphology }: French) =>
  morphology.readings(text).some((reading) => reading.lemma === lemma)

/** «paires» is a form of «pair» and of «paire». */
const isAnother = ({ readings }: Word, members: readonly Member[], written: Member) =>
  members.some((other) => other !== written && readings.some(({ lemma }) => lemma === other.lemma))

const isSupported = (word: Word, { cues, weaker }: Member, { words }: Sentence) =>
  words.some((other) => other !== word && (speaksOf(other, cues) || speaksOf(other, weaker)))

function isNear({ index }: Word, { cues }: Member, reach: number, { words }: Sentence): boolean {
  return words.some(
    (other) => other.index !== index && Math.abs(other.index - index) <= reach && speaksOf(other, cues),
  )
}

/** The reading of a word, its number from the determiner where its form says none. */
function withNumber({ reading, index }: Word, { words }: Sentence): Reading {
  const number = reading.number ?? words[index - 1]?.reading.number ?? words[index - 2]?.reading.number
  return { ...reading, ...(number && { number }) }
}

/** The other word with the number, or the tense and person, of the one that is written. */
const formsOf = (
  lemma: string,
  { lemma: written, pos, number, person, gender, ...reading }: Reading,
  { morphology }: French,
): readonly string[] => {
  // The dictionary reads a participle as an adjective too.
  const tense = reading.tense ?? (pos === 'ADJ' && /(?:er|ir|re)$/u.test(written) ? 'participle' : undefined)
  const forms = morphology.inflect(lemma, {
    ...(number && { number }),
    ...(tense && { tense }),
    ...(person && { person }),
    ...(pos !== 'NOUN' && gender && { gender }),
  })
  return forms.length > 0 || tense ? forms : [lemma]
}

export const byTopic: readonly GrammarRule[] = [
  {
    id: 'confusion/by-topic',
    why: 'Le reste de la phrase appelle un autre mot, de forme ou de son voisins.',
    source: 'TLFi',
    find: besideTheTopic,
    breaks: [
      'Le capitaine fit jeter l’[encre → ancre] dans la baie.',
      'Un couple de [signes → cygnes] noirs nageait sur l’étang.',
      'Cette plante aux baies [venimeuses → vénéneuses] pousse au bord du bois.',
      'Le notaire a préparé la [session → cession] du fonds de commerce.',
      'Les grottes étaient [infectées → infestées] de rats.',
    ],
    allows: [
      'L’encre de la plume séchait lentement.',
      'Elle lui fit signe de la main.',
      'Le serpent le plus venimeux vit ici.',
      'Une session de formation s’ouvre demain.',
      'La plaie s’est infectée.',
    ],
  },
]
