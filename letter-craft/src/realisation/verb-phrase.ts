import { withDe } from '../french/contraction.ts'
import { join } from '../french/elision.ts'
import type { Morphology } from '../french/morphology.ts'

/** A task that a sentence can say in any tense: «accueillir et conseiller la clientèle». */
export type VerbPhrase = {
  /** The infinitives it is made of, in order, with their places in `text`. */
  readonly verbs: readonly { readonly lemma: string; readonly at: number }[]
  /** As an infinitive group. */
  readonly text: string
  /** Of «s’occuper du tri et des envois», «du tri» and «des envois». */
  readonly things?: readonly string[]
  /** How unsure it is that this is what the line says and how one says it: 0 for a plain task, 2 and more for a guess. */
  readonly doubt?: number
  /** The line of the card that it was read from. */
  readonly line?: string
}

export type SpokenTense = 'present' | 'imperfect' | 'perfect'
export type PersonGender = 'feminine' | 'masculine' | undefined

/** The one reflexive verb of tasks: what no other verb says, one takes care of. */
const reflexive = 's’occuper'

/** «m’occuper du courrier»: the infinitive as «je» says it. */
export const inFirstPerson = (text: string): string => text.replaceAll(/(?<!\p{L})s’(?=occuper d)/gu, 'm’')

const infinitiveLemma = (word: string, morphology: Morphology): string | undefined =>
  morphology.readings(word).find(({ tense }) => tense === 'infinitive')?.lemma

/**
 * Reads an infinitive group: its first verb, and the verbs coordinated with it («accueillir, conseiller et servir les
 * clients», «vendre les produits et tenir la caisse»). Undefined when its first word is no infinitive.
 */
export function readVerbPhrase(text: string, morphology: Morphology): VerbPhrase | undefined {
  if (text.startsWith(`${reflexive} d`)) return { verbs: [{ lemma: reflexive, at: 0 }], text }
  const words = [...text.matchAll(/[\p{L}\p{N}’-]+/gu)]
  const verbs: { lemma: string; at: number }[] = []
  for (const [index, found] of words.entries()) {
    const [word] = found
    const bare = word.replace(/^s’/u, '')
    const lemma = infinitiveLemma(bare, morphology)
    if (index === 0 && lemma === undefined && !/^se$/u.test(word)) return undefined
    if (lemma === undefined || bare !== word) {
      if (bare !== word && index === 0) return undefined
      continue
    }
    const before = text.slice(0, found.index)
    // «conseiller» is a noun too, but not right after a verb («accueillir et conseiller»), nor before an article.
    const follows = verbs.some(
      ({ lemma: verb, at }) => at + verb.length === before.replace(/(?:,| et| ou| puis)?\s$/u, '').length,
    )
    const isNoun =
      !follows &&
      !/^ (?:le|la|les|un|une|des|du|ce|cette|ces) |^ l’/u.test(text.slice(found.index + word.length)) &&
      morphology.readings(word).some(({ pos }) => pos === 'NOUN')
    // After a preposition an infinitive depends on it: «pour accueillir et conseiller».
    const isHead =
      index === 0 ||
      (/(?:,|(?:^|\s)(?:et|ou|puis))\s(?:(?:le|la|les|lui|leur|y|en) |l’)?$/u.test(before) &&
        !isNoun &&
        !isDependent(before))
    if (isHead) verbs.push({ lemma: word, at: found.index })
  }
  return verbs[0]?.at === 0 ? { verbs, text } : undefined
}

/** Whether a clause before ends in a preposition with its infinitive, which what follows may go on. */
const isDependent = (before: string): boolean =>
  /(?<!\p{L})(?:pour|afin d[e’]|sans|avant d[e’]|visant à|permettant d[e’]|pouvoir|chargée?s? d[e’])\s?\p{L}+(?:er|ir|re)(?!\p{L})/u.test(
    before,
  ) ||
  // «aider mon chef à installer et désinstaller le matériel»
  /(?<!\p{L})(?:à |de |d’)\p{L}+(?:er|ir|re)(?:,| et| ou| puis) $/u.test(before)

const subjectForms = { person: 1, number: 's' } as const

/** The first person of a verb in a tense of one word; undefined when the dictionary lacks it. */
function firstPerson(
  lemma: string,
  tense: 'present' | 'imperfect',
  morphology: Morphology,
): string | undefined {
  if (lemma === reflexive) return tense === 'present' ? 'm’occupe' : 'm’occupais'
  const forms = morphology.inflect(lemma, { tense, ...subjectForms })
  // «paie» before «paye».
  return forms.find((form) => /[^y]e$/u.test(form) && /[ao]yer$/u.test(lemma)) ?? forms[0]
}

const participleOf = (
  lemma: string,
  morphology: Morphology,
  agreement: { gender: 'm' | 'f'; number: 's' | 'p' } = { gender: 'm', number: 's' },
): string | undefined => morphology.inflect(lemma, { tense: 'participle', ...agreement })[0]

/** Verbs of motion and state whose compound tenses take «être». */
const withEtre =
  /^(?:aller|arriver|devenir|descendre|entrer|intervenir|monter|partir|parvenir|passer|rester|retourner|revenir|sortir|tomber|venir)$/u

/**
 * The group said by «je»: «accueillais et conseillais la clientèle», «ai recruté l’équipe». The subject is not part of it.
 * Undefined where a form is unknown.
 */
export function conjugate(
  phrase: VerbPhrase,
  tense: SpokenTense,
  morphology: Morphology,
): string | undefined {
  // «je me suis occupée» agrees: «j’ai pris en charge» need not.
  if (tense === 'perfect' && phrase.verbs[0]?.lemma === reflexive) {
    const things = phrase.text.slice(reflexive.length + 1).split(/(, ainsi que |, | et )(?=d(?:[eu]s? |’))/u)
    return `ai pris en charge ${things.map((thing) => withoutDe(thing)).join('')}`
  }
  // «je suis six résidents» would be read as «être».
  const [, followed] =
    (tense === 'present' && /^suivre ((?:l[ae]s? |l’|des |une? |deux |\p{L}+ |\d).+)$/u.exec(phrase.text)) ||
    []
  if (followed !== undefined && phrase.verbs.length === 1)
    return `assure le suivi ${followed
      .split(/(, | et )(?=l[ae]s? |l’|des )/u)
      // «de six résidents», and «de la paie»; what is no group of its own stays.
      .map((one, at) => (at === 0 || /^(?:l[ae]s? |l’|des |une? )/u.test(one) ? withDe(one) : one))
      .join('')}`
  const forms: string[] = []
  for (const [index, { lemma }] of phrase.verbs.entries()) {
    if (tense === 'perfect') {
      if (withEtre.test(lemma)) return undefined
      const participle = participleOf(lemma, morphology)
      if (!participle) return undefined
      forms.push(index === 0 ? `ai ${participle}` : participle)
    } else {
      const form = firstPerson(lemma, tense, morphology)
      if (!form) return undefined
      forms.push(form)
    }
  }
  return replaceVerbs(phrase, forms)
}

/** «du courrier» → «le courrier», «des stocks» → «les stocks», «de la caisse» → «la caisse». */
export const withoutDe = (thing: string): string =>
  thing
    .replace(/^du /u, 'le ')
    .replace(/^des /u, 'les ')
    .replace(/^(?:de |d’)(?=la |l’|une? |deux |\d)/u, '')

function replaceVerbs({ verbs, text }: VerbPhrase, forms: readonly string[]): string {
  let done = ''
  let from = 0
  for (const [index, { lemma, at }] of verbs.entries()) {
    done += text.slice(from, at) + (forms[index] ?? lemma)
    from = at + lemma.length
  }
  return done + text.slice(from)
}

/** «je gérais», «j’accueillais», «j’y tenais»: the subject, with its clitic. */
export const withSubject = (predicate: string, clitic = ''): string =>
  clitic === '' ? join('je', predicate) : join('je', `${clitic} ${predicate}`)
