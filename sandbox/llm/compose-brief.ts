import { readFileSync } from 'node:fs'
import { argueLetter, type ComposerKnowledge } from '@lettrine/letter-craft/composer/argue'
import { frenchCompany } from '@lettrine/letter-craft/composer/company-name'
import { loadKnowledge } from '@lettrine/letter-craft/composer/load-knowledge'
import type { CareerCards } from '@lettrine/letter-craft/plan/facts'
import { countWords } from '@lettrine/letter-craft/text/measure'
import type { PromptBrief, PromptFact } from './facts-in-prompt.ts'
import { replyTexts as texts } from './replies.fr.ts'

/** A sentence of a reply: its paragraph, and the facts that it states. */
export type ReplyLine = { p: number; s: string; facts: string[] }

/** The same letter whenever it is asked for. */
const now = { year: 2026, month: 11 }
const fewWords = 120

let loaded: ComposerKnowledge | undefined

function knowledge(): ComposerKnowledge {
  loaded ??= loadKnowledge((name) =>
    readFileSync(new URL(import.meta.resolve(`@lettrine/letter-craft/data/${name}`))),
  )
  return loaded
}

const maxKept = 20
const kept = new Map<string, ReplyLine[]>()

/**
 * Writes a letter from the facts of a brief as a model would: by the built-in composer, with no place left open. The last
 * letters are kept, so that the same request is answered at once.
 */
export function composeBrief(brief: PromptBrief, seed: number): ReplyLine[] {
  const key = JSON.stringify([brief, seed])
  const lines = kept.get(key) ?? compose(brief, seed)
  kept.set(key, lines)
  const [oldest] = kept.keys()
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
  return lines
}

function compose(brief: PromptBrief, seed: number): ReplyLine[] {
  const lines = brief.language === 'en' ? inEnglish(brief) : inFrench(brief, seed)
  const said = lines.map(({ s }) => s).join(' ')
  const company = frenchCompany(brief.company)
  const last = lines.at(-1)?.p ?? 1
  const more = [
    ...(!company || said.includes(company.name) || brief.language === 'en' ? [] : [texts.named(company.at)]),
    ...(countWords(said) < fewWords ? (brief.language === 'en' ? texts.moreEnglish : texts.more) : []),
  ]
  return [...lines, ...more.map((s) => ({ p: last, s, facts: [] }))]
}

function inFrench(brief: PromptBrief, seed: number): ReplyLine[] {
  const own = (id: string) => brief.own.find((text) => text.id === id)?.text
  const { content, facts } = argueLetter(
    {
      jobTitle: brief.jobTitle,
      company: brief.company,
      cards: cardsOf(brief.facts),
      gender: undefined,
      type: brief.type,
      tone: brief.tone,
      now,
      answers: {
        ...(own('motive') && { motive: own('motive')! }),
        ...(own('start') && { start: own('start')! }),
        ownWords: brief.own.filter(({ id }) => id.startsWith('own-')).map(({ text }) => text),
      },
      ...(brief.jobDescription && { offer: brief.jobDescription }),
    },
    seed,
    knowledge(),
  )
  const lines: ReplyLine[] = []
  for (const span of facts) {
    const s = content.slice(span.start, span.end)
    if (s.includes('[[')) continue
    const p = content.slice(0, span.start).split('\n\n').length - 1
    const quoted = brief.own.filter(({ text }) => s.includes(text.slice(1, 20))).map(({ id }) => id)
    lines.push({ p, s, facts: [...new Set([...span.facts, ...quoted])] })
  }
  return lines
}

/** «chez Etam, à Lyon» → «Etam», «Lyon». */
function cardsOf(facts: readonly PromptFact[]): CareerCards {
  const of = (kind: PromptFact['kind']) => facts.filter((fact) => fact.kind === kind)
  return {
    jobs: of('job').map(({ id, name, where, when, current, tasks }) => {
      const [employer = '', place = ''] = where
        .split(', ')
        .map((part) => part.replace(/^(?:chez|à la|à l’|au|aux|à) ?/u, ''))
      const [from = '', to = from] = when.match(/(?:19|20)\d\d/gu) ?? []
      return {
        ...{ id, title: name, employer, employerKind: '', place, from, current, tasks, results: [] },
        ...{ kind: 'employment' as const, to: current ? '' : to },
      }
    }),
    education: of('education').map(({ id, name, where, when, current }) => ({
      ...{ id, diploma: name.replace(/^m(?:on|a|es) /u, ''), field: '', from: '', to: when, details: [] },
      ...{ school: where.replace(/^(?:chez|à la|à l’|au|aux|à) ?/u, ''), place: '' },
      status: current ? ('in-progress' as const) : ('obtained' as const),
    })),
    certificates: of('certificate').map(({ id, name }) => ({
      id,
      name: name.replace(/^(?:l[ea]s? |l’)/u, ''),
      year: '',
    })),
    languages: of('language').map(({ id, name }) => ({ id, name, level: '', cefr: '' })),
    tools: of('tool').map(({ id, name }) => ({ id, name })),
    interests: [],
  }
}

/** Plain sentences: where one worked, and what the person said. */
function inEnglish({ company, facts, own }: PromptBrief): ReplyLine[] {
  const employerOf = (where: string) => where.split(', ')[0]!.replace(/^(?:chez|à la|à l’|au|aux|à) ?/u, '')
  return [
    { p: 1, s: texts.english.opening(company), facts: [] },
    ...facts
      .filter(({ kind, where }) => kind === 'job' && where !== '')
      .map(({ id, where, when }) => ({
        ...{ p: 2, facts: [id] },
        s: texts.english.job(employerOf(where), when.match(/(?:19|20)\d\d/gu) ?? []),
      })),
    ...own.map(({ id, text }) => ({ p: 2, s: text.replace(/(?<![.!?])$/u, '.'), facts: [id] })),
    { p: 3, s: texts.english.ending(company), facts: [] },
  ]
}
