import { withDefinite } from '../french/noun.ts'
import { lowerFirst } from '../french/plain-letters.ts'
import { infinitiveOf } from '../french/verb.ts'
import { toolsIn } from '../offer/read-offer.ts'
import * as proofTexts from './fr/proof.fr.ts'
import { asContinuation } from './user-text.ts'
import type { Sentence, Writer } from './writer.ts'

/** Skills by what French says of them: one works with a tool, speaks a language, has a licence, knows how to do. */
type SkillKinds = {
  tools: string[]
  languages: string[]
  permits: string[]
  aptitudes: string[]
  others: string[]
}

const language =
  /^(?:l’)?(anglais|espagnol|allemand|italien|portugais|arabe|chinois|mandarin|russe|néerlandais|turc|japonais|polonais|roumain|wolof|créole|langue des signes|lsf)(?!\p{L})\s*(.*)$/iu
const permit = /^permis\s\p{L}/iu

const certificates: Readonly<Record<string, string>> = { CACES: 'le CACES', FIMO: 'la FIMO', FCO: 'la FCO' }

function sortSkills(skills: readonly string[]): SkillKinds {
  const kinds: SkillKinds = { tools: [], languages: [], permits: [], aptitudes: [], others: [] }
  for (const skill of skills) {
    const said = asContinuation(skill)
    if (language.test(skill)) kinds.languages.push(lowerFirst(skill))
    else if (certificates[skill]) kinds.permits.push(certificates[skill])
    else if (/^(?:haccp|scrum)$/iu.test(skill)) kinds.others.push(`méthode ${skill}`)
    else if (permit.test(skill)) kinds.permits.push(`le ${lowerFirst(skill)}`)
    else if (toolsIn(skill).length > 0 && skill.split(' ').length <= 2) kinds.tools.push(skill)
    else if (infinitiveOf(/^[\p{L}-]+/u.exec(said)?.[0] ?? '') !== undefined) kinds.aptitudes.push(said)
    else kinds.others.push(said)
  }
  return kinds
}

/** At most this many things in one list: more is a CV. */
const inOneList = 4

/** Says every skill, a sentence for each kind. */
export function saySkills(writer: Writer, skills: readonly string[]): Sentence[] {
  const { tools, languages, permits, aptitudes, others } = sortSkills(skills)
  const say = (frames: readonly string[], slots: Record<string, string>) =>
    writer.say(frames, slots, ['profile']) ?? []
  const some = <T>(items: readonly T[], sayAll: (items: readonly T[]) => Sentence | never[]) =>
    items.length > 0 ? sayAll(items) : []
  return [
    some(tools, (all) => say(proofTexts.toolFrames, { tools: enumerate(all) })),
    ...lists(others).map((all, index) => sayList(say, all, index)),
    some(aptitudes, (all) => say(proofTexts.aptitudeFrames, { text: enumerate(all.slice(0, 3)) })),
    some(languages, (all) => sayLanguages(say, all)),
    some(permits, (all) => say(proofTexts.permitFrames, { permits: enumerate(all) })),
  ].flat()
}

type Say = (frames: readonly string[], slots: Record<string, string>) => Sentence | never[]

function sayList(say: Say, skills: readonly string[], index: number): Sentence | never[] {
  const definite = skills.map(withDefinite).filter((skill) => skill !== undefined)
  const whole = definite.length === skills.length && (index === 0 || skills.length > 1)
  if (whole)
    return say(index === 0 ? proofTexts.skillFrames : proofTexts.moreSkillFrames, {
      theSkills: enumerate(definite),
    })
  return say(index === 0 ? proofTexts.bareSkillFrames : proofTexts.moreBareSkillFrames, {
    skills: enumerate(skills),
  })
}

/** Those whose article is known together, then the others; each list short enough to be read. */
function lists(skills: readonly string[]): string[][] {
  const known = skills.filter((skill) => withDefinite(skill) !== undefined)
  const others = skills.filter((skill) => withDefinite(skill) === undefined)
  const groups = known.length >= 2 && others.length !== 1 ? [known, others] : [[...skills]]
  return groups
    .flatMap((group) =>
      group.length > inOneList ? [group.slice(0, inOneList), group.slice(inOneList)] : [group],
    )
    .filter((group) => group.length > 0)
    .slice(0, 2)
}

function sayLanguages(say: Say, languages: readonly string[]): Sentence | never[] {
  const read = languages.map((text) => {
    const [, name = text, level = ''] = language.exec(text) ?? []
    return { name, level }
  })
  const fluent = /^(?:courant|couramment)e?$/iu
  if (read.every(({ level }) => level === ''))
    return say(proofTexts.languageFrames, { languages: enumerate(languages) })
  if (read.every(({ level }) => fluent.test(level)))
    return say(proofTexts.languageFrames, {
      languages: `couramment ${enumerate(read.map(({ name }) => name))}`,
    })
  return say(proofTexts.bareLanguageFrames, { languages: enumerate(languages) })
}

export function enumerate(items: readonly string[], and = 'et'): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`
}
