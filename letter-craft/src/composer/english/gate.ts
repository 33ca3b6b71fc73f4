import type { CareerCards } from '../../plan/facts.ts'
import { proofread } from '../../proofreading/proofread.ts'
import { fixTypography } from '../../typography/fix.ts'
import type { Draft, Sentence } from '../draft.ts'
import { isFault, judgedOnce, unsoundSentences } from '../sentence-gate.ts'

/** Words that only French has, outside names: one of them in a sentence of ours is a leak. */
const french =
  /(?<![\p{L}’-])(?:le|la|les|des|du|de|une|et|dans|pour|avec|chez|sur|aux?|sous|ou|qui|mes|ses|est|été)(?![\p{L}’-])|(?<!\p{L})[dl]’(?=\p{Ll})|[àâçèêëîïôùû]/u

type Told = {
  readonly cards: CareerCards
  readonly jobTitle: string
  readonly company: string
  readonly offer?: string
}

export type EnglishGate = { faultsIn: (draft: Draft) => ReadonlySet<Sentence> }

/**
 * The last gate: no number that neither cards nor offer hold, no French word outside a name, nothing that the proofreader
 * finds wrong. `names` are those that sentences hold: employers, places, schools.
 */
export function createEnglishGate(
  { cards, jobTitle, company, offer = '' }: Told,
  names: readonly string[],
): EnglishGate {
  const told = JSON.stringify([cards, jobTitle, company, offer]).replace(
    /(?<=\d)[ {2}.,](?=\d{3}(?!\d))/gu,
    '',
  )
  const longest = [...new Set(names)]
    .filter((name) => name !== '')
    .sort((one, other) => other.length - one.length)
  const isSound = judgedOnce((text) => {
    const bare = longest.reduce((left, name) => left.replaceAll(name, ' '), text).replace(/“[^”]*”/gu, ' ')
    const numbers = text.replace(/(?<=\d),(?=\d{3})/gu, '').match(/\d+/gu) ?? []
    return (
      numbers.every((number) => told.includes(number)) &&
      !french.test(bare.replace(/crêpes?|grandes écoles|façades?|cafés?|Réunion|Côte d’Ivoire/giu, ' ')) &&
      !proofread(fixTypography(text, 'en'), { language: 'en' }).some(isFault)
    )
  })
  return { faultsIn: (draft) => unsoundSentences(draft, isSound) }
}

/** The draft without its faulty sentences, and without those that go on from them. */
export function withoutFaults(draft: Draft, faults: ReadonlySet<Sentence>): Draft {
  const paragraphs = draft.paragraphs.map((paragraph) => {
    let isOrphan = false
    return paragraph.filter((sentence) => {
      if (faults.has(sentence)) {
        isOrphan = true
        return false
      }
      isOrphan &&= goesOn.test(sentence.text)
      return !isOrphan
    })
  })
  return { ...draft, paragraphs: paragraphs.filter((paragraph) => paragraph.length > 0) }
}

const goesOn =
  /^(?:There|In (?:that|this) job|In practice|In addition|On top|Besides|The job|It was my job|It is my job|My duties also|My work there|My tools|I (?:also|did|used|worked with|work with|was also|am also)|The work|For this|That|Both|Neither|This|These|On that)(?!\p{L})/u
