import { plainLetters } from '../french/plain-letters.ts'
import { hasWords, longWords } from '../french/stems.ts'
import { type Concept, isNamedIn } from './concept.ts'
import type { CareerFacts } from './facts.ts'
import type { Need } from './need.ts'
import { type Proof, reasons } from './pair.ts'
import { isOfAskedField } from './study-fields.fr.ts'
import { isKindOf } from './tool-kinds.fr.ts'

/** The facts that answer a need, best first. */
export function proofsOf(need: Need, facts: CareerFacts, concepts: ReadonlyMap<string, Concept>): Proof[] {
  if (need.kind === 'task' && need.concept) return taskProofs(need.concept, facts, concepts)
  const held = (id: string): Proof => ({ fact: id, reason: 'held' })
  const label = plainLetters(need.label)
  if (need.kind === 'licence')
    return [...facts.certificates, ...facts.tools]
      .filter(({ name }) => certificateIn(name).includes(label) || isHabilitation(need, name))
      .map(({ id }) => held(id))
      .concat(usesOf(label, facts))
  if (need.kind === 'language') {
    const start = label.slice(0, 5)
    return facts.languages
      .filter(({ name }) => plainLetters(name).startsWith(start))
      .map(({ id }) => held(id))
  }
  if (need.kind === 'tool')
    return [...facts.tools, ...facts.certificates]
      .filter(({ name }) => hasWords(plainLetters(name), label) || isKindOf(name, label))
      .map(({ id }) => held(id))
  return facts.education
    .filter(
      ({ forms }) =>
        forms.status !== 'not-obtained' &&
        (((forms.level ?? 0) >= (need.level ?? 9) && isOfAskedField(plainLetters(forms.name), label)) ||
          sharesTrade(forms.name, need.label)),
    )
    .map(({ id }) => held(id))
}

/** «Carte pro CNAPS» is the «carte professionnelle». */
const certificateIn = (name: string): string =>
  plainLetters(name).replace(/(?<![a-z])carte pro(?![a-z])/u, 'carte professionnelle')

/** «Titre pro Électricien» answers «CAP ou bac pro électricité», whatever its level. */
function sharesTrade(diploma: string, asked: string): boolean {
  const stemsOf = (text: string) =>
    longWords(text, 5)
      .filter((word) => !ofAnyDiploma.test(word))
      .map((word) => word.slice(0, 5))
  const wanted = stemsOf(asked)
  return stemsOf(diploma).some((stem) => wanted.includes(stem))
}
const ofAnyDiploma =
  /^(?:titre|diplom|profess|format|niveau|brevet|licence|master|certif|experi|poste|simil|metier|techni|option|mention|quali|superi|minimum|exige|obligat|souhait|ecole|etudes?|annees?|grande?|debut|sortant|serieu|peut|etre)/u

/** «B2V BR BC» answers «habilitations électriques». */
const isHabilitation = ({ id }: Need, name: string): boolean =>
  id === 'licence:habilitation electrique' &&
  /(?<![\p{L}\d])(?:[BH][0-2]V?|B[RCSEP]|H[CE])(?![\p{L}\d])/u.test(name)

/** A licence that the task of a job names, whether it is still valid or not: «préparer des commandes avec le CACES 3». */
const usesOf = (licence: string, { jobs }: CareerFacts): Proof[] =>
  jobs.flatMap(({ id, tasks }) => {
    const task = tasks.find(({ text }) => plainLetters(text).includes(licence))
    return task ? [{ fact: id, reason: 'same-task' as const, task }] : []
  })

function taskProofs(concept: Concept, facts: CareerFacts, concepts: ReadonlyMap<string, Concept>): Proof[] {
  const near = concept.near.flatMap((id) => concepts.get(id) ?? [])
  const proofs: Proof[] = []
  for (const job of facts.jobs) {
    const task = job.tasks.find(({ text }) => isNamedIn(concept, plainLetters(text)))
    const { codes } = job
    if (task) proofs.push({ fact: job.id, reason: 'same-task', task })
    else if (job.said.split('\n').some((line) => isNamedIn(concept, line)))
      proofs.push({ fact: job.id, reason: 'same-task' })
    else if (concept.occupations.some((one) => codes.some((code) => code.startsWith(one))))
      proofs.push({ fact: job.id, reason: 'same-occupation' })
    else {
      const through = near.find(
        (one) =>
          job.said.split('\n').some((line) => isNamedIn(one, line)) ||
          one.occupations.some((own) => codes.some((code) => code.startsWith(own))),
      )
      const nearTask = through && job.tasks.find(({ text }) => isNamedIn(through, plainLetters(text)))
      if (through)
        proofs.push({ fact: job.id, reason: 'close-task', through, ...(nearTask && { task: nearTask }) })
    }
  }
  for (const { id, said } of facts.education)
    if (isNamedIn(concept, said)) proofs.push({ fact: id, reason: 'studied' })
  return proofs.sort((one, other) => reasons.indexOf(one.reason) - reasons.indexOf(other.reason))
}
