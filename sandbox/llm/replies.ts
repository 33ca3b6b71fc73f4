import { openingAddress } from '@lettrine/letter-craft/composer/address'
import { closingFormula } from '@lettrine/letter-craft/composer/closing-formula'
import { fixTypography } from '@lettrine/letter-craft/typography/fix'
import { composeBrief, type ReplyLine } from './compose-brief.ts'
import { type PromptBrief, readPrompt } from './facts-in-prompt.ts'
import type { SandboxMode } from './modes.ts'
import { replyTexts as texts } from './replies.fr.ts'

export type ModelRequest = { instructions: string; prompt: string; seed: number }

/** The reply: sentences composed of the facts in the prompt, altered by the mode. */
export function replyTo(request: ModelRequest, mode: SandboxMode): string {
  if (mode === 'empty' || mode === 'refusal') return ''
  if (mode === 'injection-obeyed') return texts.obeyed(request.instructions)
  const found = readPrompt(request.prompt)
  if (!found) return texts.noFacts
  if (found.kind === 'advice') return adviceIn(mode)
  if (found.kind === 'passage')
    return mode === 'placeholder' ? texts.blanks[2] : rewritten(found.passage, found.intent, found.language)
  const { brief } = found
  if (brief.refused) return again(brief, request.seed, mode)
  return written(linesIn(brief, request.seed, mode), brief, request.seed, mode)
}

/** The first letters take a second: one is written before anyone asks, so that no reply stalls. */
export function prepareReplies(): void {
  for (const seed of [1, 2, 3])
    composeBrief(
      {
        ...{ jobTitle: 'Vendeur', company: 'Orion', tone: 'professional', language: 'fr' },
        ...{ type: 'job_application', own: [], jobDescription: texts.practice },
        facts: [
          {
            ...{ id: 'job', kind: 'job', name: 'vendeur', where: 'chez Orion', when: 'en 2021' },
            ...{ current: false, tasks: ['tenir la caisse'] },
          },
        ],
      },
      seed,
    )
}

/** What each mode adds in the second paragraph, with the facts that it pretends to state. */
const additions: Partial<Record<SandboxMode, readonly string[]>> = {
  'invented-claims': [texts.invented],
  'invented-employer': [texts.employer],
  'invented-figure': [texts.figure],
  'invented-diploma': [texts.diploma],
  'invented-date': [texts.date],
  'machine-turns': texts.machineTurns,
  placeholder: texts.blanks,
}

function linesIn(brief: PromptBrief, seed: number, mode: SandboxMode): ReplyLine[] {
  if (mode === 'other-language') return texts.otherLanguage.map((s, at) => ({ p: at + 1, s, facts: [] }))
  if (mode === 'wrong-company')
    return inserted(
      composeBrief({ ...brief, company: texts.otherCompany }, seed).map((line) => ({
        ...line,
        s: line.s.replaceAll(brief.company, texts.otherCompany),
      })),
      texts.aboutOther.map((s) => ({ s, facts: [] })),
    )
  const lines = composeBrief(brief, seed)
  const [job] = brief.facts
  if (mode === 'stubborn') {
    const told = lines.find(({ p, facts }) => p > 1 && brief.facts.some(({ id }) => facts.includes(id)))
    return lines.map((line) =>
      line.p === told?.p && line.facts.length > 0 ? { ...line, s: texts.figure } : line,
    )
  }
  if (mode === 'unknown-fact') return inserted(lines, [{ s: texts.unknownFact, facts: ['job-99'] }])
  return inserted(
    lines,
    (additions[mode] ?? []).map((s) => ({ s, facts: job ? [job.id] : [] })),
  )
}

/** The lines with more of them at the end of the second paragraph, or of the first where there is one. */
function inserted(lines: readonly ReplyLine[], more: readonly Omit<ReplyLine, 'p'>[]): ReplyLine[] {
  const p = lines.some((line) => line.p === 2) ? 2 : 1
  const at = lines.findLastIndex((line) => line.p === p) + 1
  return [...lines.slice(0, at), ...more.map((line) => ({ p, ...line })), ...lines.slice(at)]
}

function written(lines: readonly ReplyLine[], brief: PromptBrief, seed: number, mode: SandboxMode): string {
  if (mode === 'prose') return asProse(lines, brief, seed)
  if (mode === 'document') return JSON.stringify({ sentences: lines }, undefined, 2)
  const told = lines.map((line) => JSON.stringify(line))
  if (mode === 'broken-json')
    return told
      .map((line, at) =>
        at % 3 === 1 ? line.slice(0, line.indexOf('","facts"')) : at % 3 === 2 ? `${line},` : line,
      )
      .join('\n')
  return told.join('\n')
}

function asProse(lines: readonly ReplyLine[], { language, tone }: PromptBrief, seed: number): string {
  const address = openingAddress(undefined, language, tone)
  const paragraphs = [...new Set(lines.map(({ p }) => p))].map((p) =>
    lines
      .filter((line) => line.p === p)
      .map(({ s }) => s)
      .join(' '),
  )
  return [`${address},`, ...paragraphs, closingFormula(address, language, tone, seed)].join('\n\n')
}

/** The refused sentences, written anew from the facts they name; those without a fact are left out. */
function again(brief: PromptBrief, seed: number, mode: SandboxMode): string {
  const { refused = [] } = brief
  if (mode === 'stubborn')
    return refused.map(({ n, facts }) => JSON.stringify({ n, s: texts.figure, facts })).join('\n')
  const lines = composeBrief({ ...brief, refused: undefined }, seed)
  return refused
    .flatMap(({ n, facts }) => {
      const own = lines.find((line) => line.facts.some((id) => facts.includes(id)))
      return own ? [JSON.stringify({ n, s: own.s, facts: own.facts })] : []
    })
    .join('\n')
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
