import { withDe } from '../french/contraction.ts'
import { elides } from '../french/elision.ts'
import { withDefinite } from '../french/noun.ts'
import { isAcronym, lowerFirst, plainLetters } from '../french/plain-letters.ts'
import { infinitiveOf } from '../french/verb.ts'
import { toolsIn } from '../offers/find-tools.ts'
import { enumerate } from './enumerate.ts'
import * as texts from './fr/skill.fr.ts'
import { asContinuation } from './user-text.ts'
import type { Sentence, Writer } from './writer.ts'

const mostInOneSentence = 5

/** Words every skill, grouped: tools, know-how, qualities, infinitives after «je sais», languages, permits. */
export function writeSkills(writer: Writer, skills: readonly string[]): Sentence[] {
  const groups = group(skills.map(asContinuation))
  const messages = (frames: readonly string[], slots: Record<string, string | undefined>) =>
    writer.say(frames, slots, ['profile'])
  const each = (items: readonly string[], sayThem: (some: readonly string[]) => Sentence | undefined) =>
    chunks(items).flatMap((some) => sayThem(some) ?? [])
  return [
    ...each(groups.tools, (some) =>
      messages(texts.toolFrames, { tools: enumerate(some), several: some.length > 1 ? '' : undefined }),
    ),
    ...each(groups.knowHow, (some) =>
      messages(texts.knowHowFrames, {
        bare: enumerate(some.map((skill, index) => (index === 0 ? skill : `en ${skill}`))),
        articled: articledList(some),
      }),
    ),
    ...each(groups.aptitudes, (some) => messages(texts.aptitudeFrames, { text: enumerate(some) })),
    ...each(groups.qualities, (some) =>
      messages(texts.qualityFrames, { articled: articledList(some) ?? enumerate(some) }),
    ),
    ...each(groups.languages, (some) => messages(texts.languageFrames, { languages: enumerate(some) })),
    ...each(groups.certificates, (some) =>
      messages(texts.certificateFrames, { certificates: enumerate(some) }),
    ),
  ].map((sentence) => ({ ...sentence, kept: true }))
}

type Group = 'tools' | 'knowHow' | 'qualities' | 'aptitudes' | 'languages' | 'certificates'

function group(skills: readonly string[]): Record<Group, string[]> {
  const groups: Record<Group, string[]> = {
    tools: [],
    knowHow: [],
    qualities: [],
    aptitudes: [],
    languages: [],
    certificates: [],
  }
  for (const skill of skills) {
    const [kind, text] = read(skill)
    groups[kind].push(text)
  }
  return groups
}

function read(skill: string): [Group, string] {
  const bare = skill.replace(/^(?:la |le |les |l’|une? |des )(?=\p{L})/iu, '')
  const language = texts.languages.exec(bare)
  if (language) return ['languages', spoken(language[1] ?? '', language[2] ?? '')]
  if (texts.certificates.test(bare)) return ['certificates', held(bare)]
  if (infinitiveOf(/^[\p{L}-]+/u.exec(skill)?.[0] ?? '')) return ['aptitudes', lowerFirst(skill)]
  if (/^(?:HACCP|Scrum|Kanban|Agile|Lean)$/iu.test(bare)) return ['knowHow', bare]
  const tool = toolsIn(bare)[0]
  if (tool && plainLetters(bare).startsWith(plainLetters(tool))) {
    const rest = bare.slice(tool.length).trim()
    return [
      'tools',
      rest === '' ? tool : /^[,(]/u.test(rest) ? `${tool} ${rest}` : `${tool} (${lowerFirst(rest)})`,
    ]
  }
  if (/^\p{Lu}/u.test(bare)) return ['tools', bare]
  return [texts.qualities.test(bare) ? 'qualities' : 'knowHow', bare]
}

/** «anglais courant» → «un anglais courant»; «anglais B2» → «l’anglais (B2)»; «espagnol» → «l’espagnol». */
function spoken(name: string, level: string): string {
  const language = /^lsf$/iu.test(name) ? 'langue des signes' : name.toLowerCase()
  const rest = level.replace(/^\(|\)$/gu, '').trim()
  const the = /^langue/u.test(language)
    ? `la ${language}`
    : elides(language)
      ? `l’${language}`
      : `le ${language}`
  if (rest === '') return the
  return /^(?:courant|professionnel|scolaire|fluide|correct)$/iu.test(rest)
    ? `un ${language} ${rest.toLowerCase()}`
    : /^\p{L}{4,}$/u.test(rest)
      ? `${the} ${rest.toLowerCase()}`
      : `${the} (${rest})`
}

function held(name: string): string {
  if (/^habilitation/iu.test(name)) return `une ${lowerFirst(name)}`
  if (/^permis/iu.test(name)) return `le permis ${name.slice(7).toUpperCase()}`
  return /^(?:FIMO|FCO|AFGSU)/iu.test(name)
    ? name.startsWith('AFGSU')
      ? `l’${name}`
      : `la ${name}`
    : `le ${name}`
}

/** Each with its article; undefined when one is uncertain. */
function articledList(items: readonly string[]): string | undefined {
  const articled = items.map(withArticle)
  return articled.every((item) => item !== undefined) ? enumerate(articled) : undefined
}

/** Elision hides the gender; some endings reveal it. */
export function withArticle(group: string): string | undefined {
  const known = withDefinite(group)
  if (known) return known
  const first = /^[\p{L}-]+/u.exec(group)?.[0] ?? ''
  if (first === '' || isAcronym(first) || /[sx]$/u.test(first)) return undefined
  if (elides(group)) return `l’${group}`
  if (/(?:tion|sion|té|ance|ence|ise|ure|esse|ette|tique|nique)$/u.test(first)) return `la ${group}`
  return /(?:age|ment|isme|ing|eau|oir)$/u.test(first) ? `le ${group}` : undefined
}

/** «du conseil client et de la mise en rayon»; undefined when a gender is uncertain. */
export function withDeEach(items: readonly string[]): string | undefined {
  const articled = items.map((item) => withArticle(asContinuation(item)))
  return articled.every((item) => item !== undefined) ? enumerate(articled.map(withDe)) : undefined
}

function chunks(items: readonly string[]): string[][] {
  const parts: string[][] = []
  const size = Math.ceil(items.length / Math.max(1, Math.ceil(items.length / mostInOneSentence)))
  for (let start = 0; start < items.length; start += size) parts.push(items.slice(start, start + size))
  return parts
}
