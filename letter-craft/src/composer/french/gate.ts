import type { Finding } from '../../proofreading/finding.ts'
import { proofread } from '../../proofreading/proofread.ts'
import type { Speller } from '../../spelling/speller.ts'
import { asPattern } from '../../text/as-pattern.ts'
import { fixTypography } from '../../typography/fix.ts'
import type { Draft, Sentence } from '../draft.ts'
import { isFault, judgedOnce, unsoundSentences } from '../sentence-gate.ts'

export type Gate = {
  /** The sentences in which the proofreader finds a fault, or has a question about one. */
  faultsIn: (draft: Draft) => ReadonlySet<Sentence>
  /** Whether a group of words is sound French. */
  isSound: (text: string) => boolean
  /** The text with what the proofreader corrects for certain: «Management des organisation» has an «s». */
  correct: (text: string) => string
  /** The person’s own words, with their errors corrected, and nothing that is merely doubted. */
  correctOwn: (text: string) => string
}

/** Whether what is found stands within one of these names: «Pomme de Pain» is no tree, «Bim Bim Bap» no word said twice. */
const isWithinName = (text: string, names: readonly string[]) => {
  const spans = names.flatMap((name) =>
    [...text.matchAll(new RegExp(asPattern(name), 'gu'))].map(({ index }) => ({
      start: index,
      end: index + name.length,
    })),
  )
  return ({ rule, start, end }: Finding): boolean =>
    /^(?:confusion\/|repeated-word$)/u.test(rule) &&
    spans.some((name) => start >= name.start && end <= name.end)
}

/** The last gate; `known` are words that the person and the offer gave, `houses` the names of houses as they are written. */
export function createGate(speller: Speller, known: readonly string[], houses: readonly string[] = []): Gate {
  const findingsIn = (text: string) => {
    const isOfName = isWithinName(text, houses)
    return proofread(text, { language: 'fr', spelling: { speller, accepted: known } }).filter(
      (found) => isFault(found) && !isOfName(found),
    )
  }
  const isSound = judgedOnce((text) => findingsIn(fixTypography(text, 'fr')).length === 0)
  const mended = (text: string, findings: readonly Finding[]): string =>
    [...findings]
      .filter(({ fix }) => fix !== undefined)
      .sort((one, other) => other.start - one.start)
      .reduce(
        (corrected, { start, end, fix = '' }) => corrected.slice(0, start) + fix + corrected.slice(end),
        text,
      )
  return {
    isSound,
    correct: (text) => mended(text, findingsIn(text)),
    // A question is no correction of what somebody wrote.
    correctOwn: (text) =>
      mended(
        text,
        findingsIn(text).filter(({ severity }) => severity === 'error'),
      ),
    faultsIn: (draft) => unsoundSentences(draft, isSound),
  }
}

/** The draft without its faulty sentences, and without those that go on from them. */
export function withoutFaults(draft: Draft, faults: ReadonlySet<Sentence>): Draft {
  // The cards of the sentence that fell last, while nothing has been said since.
  let lost: ReadonlySet<string> | undefined
  const isMore = ({ facts, frame = '' }: Sentence) =>
    facts.length > 0 && facts.every((id) => lost?.has(id)) && !namesJob.test(frame)
  const stays = (sentence: Sentence): boolean => {
    if (faults.has(sentence)) lost = new Set(sentence.facts)
    else if (!lost || !(goesOn(sentence) || isMore(sentence))) {
      lost = undefined
      return true
    }
    return false
  }
  const paragraphs = draft.paragraphs.map((paragraph) => paragraph.filter(stays))
  return { ...draft, paragraphs: paragraphs.filter((paragraph) => paragraph.length > 0) }
}

/** A sentence that says where it was, or as what, goes on from none. */
const namesJob = /\{\??(?:de |que )?(?:at|where|title|jat|jT)\}/iu

const goesOn = ({ text }: Sentence): boolean =>
  /^(?:J’y|On y|Je l’ai|Je m’en|C’est (?:ce|un|aussi)|Là|Dans ce|Ce (?:poste|travail|métier)|Il fallait|Vous le|Je retrouve|Chez vous|J’étais aussi|Je sais donc|Je pourrai donc|L’habitude|Pour .* chez vous)/u.test(
    text,
  )
