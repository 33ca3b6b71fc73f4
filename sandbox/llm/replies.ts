import type { GenerationRequest } from '@lettrine/contract/generation'
import { compose } from '@lettrine/letter-craft/composer/compose'
import type { ComposeRequest } from '@lettrine/letter-craft/composer/request'
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
  const facts = composeRequest(found.facts)
  if (mode === 'wrong-company')
    return compose({ ...facts, company: texts.otherCompany }, request.seed).content
  const letter = compose(facts, request.seed).content
  if (mode === 'invented-claims') return withSentences(letter, [texts.invented])
  if (mode === 'placeholder') return withSentences(letter, texts.blanks)
  return letter
}

function composeRequest(facts: GenerationRequest): ComposeRequest {
  return {
    jobTitle: facts.jobTitle,
    company: facts.company,
    recipientName: facts.recipientName,
    offer: facts.jobDescription,
    profile: facts.userProfile,
    interview: facts.interview,
    tone: facts.tone,
    language: facts.language,
    type: facts.type,
    // The same letter whenever it is asked for.
    year: 2026,
  }
}

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
