import type { SentenceFacts } from '@lettrine/contract/letter-plan'
import { openingAddress } from '@lettrine/letter-craft/composer/address'
import { closingFormula } from '@lettrine/letter-craft/composer/closing-formula'
import { concepts } from '@lettrine/letter-craft/plan/all-concepts'
import { proofread } from '@lettrine/letter-craft/proofreading/proofread'
import {
  type AssembledLetter,
  assembleLetter,
  type ReliefLetter,
  type WrittenSentence,
} from '@lettrine/letter-craft/writing-check/assemble-letter'
import { fewestWords, letterFault, readProse } from '@lettrine/letter-craft/writing-check/check-letter'
import { createSentenceCheck, type SentenceCheck } from '@lettrine/letter-craft/writing-check/check-sentence'
import { followsInjection } from '@lettrine/letter-craft/writing-check/reply-faults'
import { isCard, type PreparedLetter } from './prepared-letter.ts'
import type { Prompt } from './prompt/delimited-prompt.ts'
import { createReplyReader, type RepliedSentence } from './reply-reader.ts'
import type { WritingTask } from './text-generator.ts'
import { WriterFailure } from './writer-failure.ts'

/** More faulty sentences than this share, and the letter is the composer’s. */
const maxFaulty = 0.5

export type ModelLetter = ReturnType<typeof openModelLetter>

/** A letter of a model while it comes: its sentences pass the gate one by one. */
export function openModelLetter(task: WritingTask, prepared: PreparedLetter, prompt: Prompt) {
  const { language, tone, type, seed, company } = task
  const reader = createReplyReader()
  let gate: SentenceCheck | undefined
  // Made when the first sentence ends: before, it would delay the first word.
  const check: SentenceCheck = (text, ids) => {
    gate ??= createSentenceCheck(gateContext(task, prepared))
    return gate(text, ids)
  }
  const address = openingAddress(task.recipientName, language, tone, type)
  let opening = `${address},`
  let closing = closingFormula(address, language, tone, seed)
  let isProse = false
  let hasBegun = false
  const sentences: WrittenSentence[] = []
  const take = ({ text, paragraph, facts }: RepliedSentence) =>
    void sentences.push({ ...check(text, facts), paragraph })

  return {
    /** Takes a piece of the reply; gives the text to show. */
    push(piece: string): string {
      const { shown, sentences: ended, kind } = reader.push(piece)
      for (const sentence of ended) take(sentence)
      if (shown === '' || hasBegun || kind === 'prose') return shown
      hasBegun = true
      return `${opening}\n\n${shown}`
    },
    /** Ends the reply; gives the text that it lacked to show. Throws `WriterFailure` where it is no letter as a whole. */
    end(): string {
      const reply = reader.end()
      if (reply.text.trim() === '') throw unusable('empty')
      if (followsInjection(reply.text, prompt.secrets)) throw unusable('obeys-data')
      if (reply.kind === 'prose') {
        const letter = readProse(reply.text, language)
        if (!letter) throw unusable('not-a-letter')
        isProse = true
        opening = letter.opening ?? opening
        closing = letter.closing ?? closing
        for (const sentence of letter.sentences) take(sentence)
      } else for (const sentence of reply.sentences.slice(sentences.length)) take(sentence)
      const body = sentences.map(({ text }) => text).join(' ')
      const facts = [
        task.jobTitle,
        task.jobDescription ?? '',
        ...prepared.statable.flatMap(({ texts }) => texts),
      ]
      const fault = letterFault(body, { language, company, facts })
      if (fault) throw unusable(fault)
      const [worst] = sentences.flatMap(({ faults }) => faults)
      if (worst && faulty().length > sentences.length * maxFaulty) throw unusable(worst)
      return isProse ? '' : `\n\n${closing}`
    },
    isProse: () => isProse,
    /** The sentences that did not pass, with their numbers. */
    refused: () => faulty().map((n) => ({ n: n + 1, ...sentences[n]! })),
    /** Takes what the model wrote in place of refused sentences; the number of those that pass. */
    takeAgain(reply: string, secrets: readonly string[]): number {
      if (followsInjection(reply, secrets)) return 0
      const again = createReplyReader()
      again.push(reply)
      let passed = 0
      for (const { paragraph: n, text, facts } of again.end().sentences) {
        const before = sentences[n - 1]
        if (!before || before.faults.length === 0) continue
        const checked = check(text, facts)
        if (checked.faults.length > 0) continue
        sentences[n - 1] = { ...checked, paragraph: before.paragraph }
        passed += 1
      }
      return passed
    },
    /** The letter: what the model may not say, the composer says. */
    assemble(relief: ReliefLetter) {
      const letter = assembleLetter({
        opening,
        sentences,
        closing,
        relief,
        language,
        needsOf: prepared.needsOf,
      })
      if (letter.words < fewestWords) throw unusable('too-short')
      // What is left says nothing of its sender.
      if (prepared.statable.length > 0 && letter.facts.every(({ facts }) => facts.length === 0))
        throw unusable('no-fact')
      return { ...letter, written: sentences.length, facts: letter.facts.map(asLink) }
    },
  }

  function faulty(): number[] {
    return sentences.flatMap(({ faults }, n) => (faults.length > 0 ? [n] : []))
  }
}

const unusable = (detail: string): WriterFailure => new WriterFailure('unusable', { detail })

/** The person's own sentences are no cards. */
const asLink = ({ start, end, facts, needs }: AssembledLetter['facts'][number]): SentenceFacts => ({
  ...{ start, end },
  facts: facts.filter(isCard),
  needs: [...needs],
})

function gateContext(task: WritingTask, { statable, isSound, year, gender }: PreparedLetter) {
  const { language, company, recipientName, jobTitle, type } = task
  return {
    language,
    facts: statable,
    fields: [jobTitle, company, recipientName ?? ''],
    offer: task.jobDescription ?? '',
    secrets: [],
    year,
    concepts,
    isSound: language === 'fr' ? isSound : isSoundEnglish,
    page: {
      company,
      type,
      ...(recipientName && { recipient: recipientName }),
      ...(gender && { candidateGender: gender }),
    },
  }
}

const isSoundEnglish = (text: string): boolean =>
  proofread(text, { language: 'en' }).every(({ severity }) => severity !== 'error')
