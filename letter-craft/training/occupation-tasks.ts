import { asInfinitive } from '../src/career/infinitive.ts'
import type { Morphology } from '../src/french/morphology.ts'
import { isFiniteVerb } from '../src/french/reading.ts'

const maxLength = 110
/** Where a description goes on to say how or why; the task is complete before. */
const circumstance =
  /,?\s+(?:afin d|en (?:respect|fonction|collaborat|s’assur|veill|vue|ten|assur|garantiss|appliqu|utilis|util|lien|conformité|accord|coordin)\p{L}*|tout en|conformément|selon|dans le respect|dans le cadre|dans le but|dans un|de manière à|de façon à|ainsi que|notamment|tels? que|telles? que|grâce à|par le biais|pour (?:garantir|assurer|répondre|optimiser|maximiser|améliorer|permettre|maintenir|satisfaire|offrir)).*$/u
/** What describes the occupation, its qualities or its rules, and is no task. */
const noTask =
  /^(?:être|jouer|avoir|exercer|travailler|intervenir|évoluer|devoir|respecter|posséder|faire partie|contribuer|veiller|collaborer|s’adapter|se spécialiser|se tenir|rester|procéder)(?!\p{L})/u
const possessive =
  /(?<!\p{L})(?:son|sa|ses|leur|leurs|il|elle|ils|elles|ceux-ci|celui-ci|celle-ci|vous|nous)(?!\p{L})/u

/**
 * The tasks that a description of an occupation names, as infinitives: «Aménage et prépare les terrains, assure le
 * labourage.» is «aménager et préparer les terrains» and «assurer le labourage».
 */
export function tasksOf(sentence: string, morphology: Morphology): string[] {
  return sentence
    .replaceAll("'", '’')
    .split(/\.\s+|;\s*/u)
    .flatMap((clause) =>
      clausesOf(
        withoutActor(clause, morphology)
          .replace(/[\s.]+$/u, '')
          .replace(/\s*\([^()]*\)/gu, ''),
        morphology,
      ),
    )
    .map((clause) => clause.replace(circumstance, ''))
    .flatMap((clause) => {
      const task = asInfinitive(
        clause.replace(/^(?:peut|doit)\s+(?:également |aussi |être amenée? à )?/iu, ''),
        morphology,
      )
      return task !== undefined && isTask(task) ? [task] : []
    })
}

/** «Le vendeur conseille les clients»: from the verb on, where only one word can be it. */
function withoutActor(sentence: string, morphology: Morphology): string {
  if (!/^(?:l[ea]|l’|cet?|cette|une?)[\s\p{L}]/iu.test(sentence)) return sentence
  const words = sentence.split(' ')
  const at = words.findIndex((word, index) => {
    const readings = morphology.readings(word)
    return (
      index > 0 &&
      readings.length > 0 &&
      readings.every((reading) => isFiniteVerb(reading)) &&
      beginsWithVerb(words.slice(index).join(' '), morphology)
    )
  })
  return at > 0 ? words.slice(at).join(' ') : sentence
}

const isTask = (task: string): boolean =>
  / /u.test(task) &&
  task.length <= maxLength &&
  !noTask.test(task) &&
  !possessive.test(task) &&
  !/[:;«»"/]|(?<!\p{L})(?:et|ou|de|à|les|des|en)$/u.test(task)

const hasObject = /\s(?:(?:l[ea]s?|des?|du|une?|aux?|à|en|sur|avec)\s|[ld]’)/u

/** Cuts a sentence before each verb that has its own object: «prépare les sols, assure les semis et récolte le blé». */
function clausesOf(sentence: string, morphology: Morphology): string[] {
  const parts = sentence.split(/(,\s+(?:puis\s+|et\s+)?|\s+et\s+|\s+puis\s+)/u)
  const clauses: string[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at] ?? ''
    const before = clauses.at(-1)
    if (before === undefined) clauses.push(part)
    else if (beginsWithVerb(part, morphology) && hasObject.test(before)) clauses.push(part)
    else clauses[clauses.length - 1] = before + (parts[at - 1] ?? '') + part
  }
  return clauses
}

function beginsWithVerb(words: string, morphology: Morphology): boolean {
  const [first = '', next = ''] = words.split(' ')
  const readings = morphology.readings(first.toLowerCase())
  return (
    readings.some((reading) => isFiniteVerb(reading) && reading.person === 3 && reading.number === 's') &&
    /^(?:l[ea]s?|l’.+|des?|du|une?|aux?|à|d’.+|en)$/u.test(next)
  )
}

const diplomaNames =
  /(?<!\p{L})(?:CAPA?|BEPA?|CQP|BPA?|BM|BTSA?|BUT|DUT|DEUST|BPJEPS|DEJEPS|BAFA|licence professionnelle|licence|master|doctorat|bac pro|bac technologique|baccalauréat professionnel|titre professionnel|diplôme d’État|diplôme d’ingénieur|brevet professionnel|certificat de spécialisation|bac\s?\+\s?\d+)(?!\p{L})/giu

/** The diplomas that sentences on the access to an occupation name, each once, in their usual spelling. */
export function diplomasOf(sentences: readonly string[]): string[] {
  const found = new Map<string, string>()
  for (const sentence of sentences)
    for (const [name] of sentence.replaceAll("'", '’').matchAll(diplomaNames)) {
      const usual = name.replace(/\s?\+\s?/u, ' + ')
      const key = usual.toLowerCase()
      if (!found.has(key)) found.set(key, usual.charAt(0).toUpperCase() + usual.slice(1))
    }
  return [...found.values()]
}
