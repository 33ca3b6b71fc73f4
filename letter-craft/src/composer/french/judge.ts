import type { Plan } from '../../plan/plan.ts'
import { countWords } from '../../text/measure.ts'
import type { Draft } from '../draft.ts'
import { repeatedWords } from '../repetition.ts'

/** Jobs of one opening that adds them up. */
const addedUp = 3

/** Share of the sentences that open with «je» beyond which the proofreader advises fewer. */
const mostFirstPerson = 1 / 3

/** A title with its years, and nothing more of the sentence: «j’ai été vendeuse chez Etam de 2018 à 2020 ; …». */
const recital = /(?:^|[\s,])j’ai (?:aussi |également |d’abord |ensuite )?(?:été|travaillé|exercé)(?!\p{L})/u

/** How good a draft is, without reading its French: coverage of the plan, length, and nothing said twice. */
export function scoreDraft(draft: Draft, plan: Plan, employer: string | undefined): number {
  const sentences = draft.paragraphs.flat()
  const text = sentences.map((sentence) => sentence.text).join(' ')
  const words = countWords(text)
  const needs = new Set(sentences.flatMap((sentence) => sentence.needs))
  const answered = plan.pairs.reduce((sum, { need }) => sum + (needs.has(need.id) ? need.weight : 0), 0)
  // Titles that an opening adds up are not told yet.
  const telling = sentences.filter(({ facts }, at) => at > 0 || facts.length < addedUp)
  const facts = new Set(telling.flatMap((sentence) => sentence.facts))
  const firstPerson =
    sentences.filter((sentence) => /^(?:je\s|j’)/iu.test(sentence.text)).length /
    Math.max(1, sentences.length)
  // A CV that is read aloud: «j’ai été… de… à… ; j’ai travaillé comme…».
  const recited = sentences.filter(({ text: one }) => recital.test(one)).length
  const colons = sentences.filter((sentence) => /\s:/u.test(sentence.text)).length
  const lengths = sentences.map((sentence) => countWords(sentence.text))
  const longest = Math.max(0, ...lengths)
  return (
    answered * 1.2 +
    facts.size * 2.5 +
    // What was done is proof where the offer asks for it.
    sentences.filter(({ isTied }) => isTied).length * 5 +
    // Who writes, or what they want and the person has done.
    ((sentences[0]?.facts.length ?? 0) > 0 || sentences[0]?.isTied ? 6 : 0) +
    // A letter that names its reader was written for them.
    (employer !== undefined && text.includes(employer) ? 40 : 0) -
    Math.abs(Math.min(0, words - 190)) / 18 -
    Math.max(0, words - 300) / 20 -
    Math.max(0, firstPerson - mostFirstPerson) * 30 -
    Math.max(0, recited - 1) * 2.5 -
    Math.max(0, colons - 1) * 1.5 -
    repeatedWords(text, 6) * 0.8 -
    Math.max(0, longest - 30) * 0.5 -
    (draft.paragraphs.length < 3 ? 4 : 0)
  )
}
