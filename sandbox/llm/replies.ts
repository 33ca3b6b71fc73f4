import { readFileSync } from 'node:fs'
import type { GenerationRequest } from '@lettrine/contract/generation'
import type { ComposerKnowledge } from '@lettrine/letter-craft/composer/argue'
import { argueNotes } from '@lettrine/letter-craft/composer/argue-notes'
import { frenchCompany } from '@lettrine/letter-craft/composer/company-name'
import { loadKnowledge } from '@lettrine/letter-craft/composer/load-knowledge'
import type { ComposeRequest } from '@lettrine/letter-craft/composer/request'
import { countWords } from '@lettrine/letter-craft/text/measure'
import { fixTypography } from '@lettrine/letter-craft/typography/fix'
import { readPrompt } from './facts-in-prompt.ts'
import type { SandboxMode } from './modes.ts'
import { replyTexts as texts } from './replies.fr.ts'

export type ModelRequest = { instructions: string; prompt: string; seed: number }

/** The reply: a letter composed of the facts in the prompt, altered by the mode. */
export function replyTo(request: ModelRequest, mode: SandboxMode): string {
  if (mode === 'empty' || mode === 'refusal') return ''
  if (mode === 'injection-obeyed') return texts.obeyed(request.instructions)
  const found = readPrompt(request.prompt)
  if (!found) return texts.noFacts
  if (found.kind === 'advice') return adviceIn(mode)
  if (found.kind === 'passage')
    return mode === 'placeholder' ? texts.blanks[2] : rewritten(found.passage, found.intent, found.language)
  const { facts } = found
  if (mode === 'wrong-company')
    return withSentences(
      composed({ ...facts, company: texts.otherCompany }, request.seed).replaceAll(
        facts.company,
        texts.otherCompany,
      ),
      texts.aboutOther,
    )
  const letter = composed(facts, request.seed)
  if (mode === 'invented-claims') return withSentences(letter, [texts.invented])
  if (mode === 'placeholder') return withSentences(letter, texts.blanks)
  return letter
}

/** The same letter whenever it is asked for. */
const now = { year: 2026, month: 11 }

let loaded: ComposerKnowledge | undefined

/** The first letters take a second: they are written before anyone asks, so that no reply stalls. */
export function prepareReplies(): void {
  const { offer, experience } = texts.practice
  const about = {
    jobTitle: 'Vendeur',
    company: 'Orion',
    tone: 'professional',
    type: 'job_application',
  } as const
  for (const seed of [1, 2, 3])
    argueNotes({ ...about, offer, profile: { experience }, now }, seed, knowledge())
}

function knowledge(): ComposerKnowledge {
  loaded ??= loadKnowledge((name) =>
    readFileSync(new URL(import.meta.resolve(`@lettrine/letter-craft/data/${name}`))),
  )
  return loaded
}

const fewWords = 120

/** A letter by the built-in composer; a model leaves no place open, and names the employer. */
function composed({ language, ...facts }: GenerationRequest, seed: number): string {
  const request = composeRequest(facts)
  const { content } = argueNotes({ ...request, language, now }, seed, knowledge())
  const closed = content
    .replace(/ ?\[\[.*?\]\]/gu, '')
    .split(/\n{2,}/u)
    .join('\n\n')
  if (language === 'en') return closed
  const company = frenchCompany(facts.company)
  const named = !company || closed.includes(company.name) ? [] : [texts.named(company.at)]
  return withSentences(closed, [...named, ...(countWords(closed) < fewWords ? texts.more : [])])
}

const composeRequest = (facts: Omit<GenerationRequest, 'language'>): ComposeRequest => ({
  jobTitle: facts.jobTitle,
  company: facts.company,
  recipientName: facts.recipientName,
  offer: facts.jobDescription,
  profile: facts.userProfile,
  interview: facts.interview,
  tone: facts.tone,
  type: facts.type,
})

/** The letter with more sentences at the end of its second paragraph. */
function withSentences(letter: string, sentences: readonly string[]): string {
  const paragraphs = letter.split('\n\n')
  return paragraphs.with(1, [paragraphs[1], ...sentences].join(' ')).join('\n\n')
}

const adviceIn = (mode: SandboxMode) =>
  mode === 'placeholder'
    ? texts.blankAdvice
    : mode === 'invented-claims'
      ? texts.inventedAdvice
      : texts.advice

/** «shorter» keeps the first half of the sentences; every other intent only fixes the typography. */
function rewritten(passage: string, intent: string, language: 'fr' | 'en'): string {
  const sentences = passage.split(/(?<=[.!?])\s+/u)
  const kept = intent === 'shorter' ? sentences.slice(0, Math.ceil(sentences.length / 2)) : sentences
  return fixTypography(kept.join(' '), language)
}
