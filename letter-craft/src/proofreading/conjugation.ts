import { irregularVerbs, verbsLikeFinir } from './fr/conjugations.fr.ts'
import { stems } from './lexicon.ts'
import { memoize } from './memoize.ts'

/** Six forms: je, tu, il, nous, vous, ils. */
type Tense = readonly string[]
/** Forms of one verb, by tense; the present indicative first. */
type Conjugation = readonly Tense[]
export type Person = 'je' | 'tu' | 'il' | 'nous' | 'vous' | 'ils'

const persons = ['je', 'tu', 'il', 'nous', 'vous', 'ils'] as const satisfies readonly Person[]

const imperfect = ['ais', 'ais', 'ait', 'ions', 'iez', 'aient'] as const
const future = ['ai', 'as', 'a', 'ons', 'ez', 'ont'] as const
const subjunctive = ['e', 'es', 'e', 'ions', 'iez', 'ent'] as const
const present = ['e', 'es', 'e', 'ons', 'ez', 'ent'] as const

/** «plac» → «plaç», «mang» → «mange»: before a and o. */
const soft = (stem: string) => stem.replace(/c$/u, 'ç').replace(/g$/u, 'ge')

/** «emploi», «lèv», «complèt», «appell»: before a mute e. Both spellings of 1990 for «préférerai». */
function lightStems(stem: string): readonly string[] {
  if (/[ou]y$/u.test(stem)) return [`${stem.slice(0, -1)}i`]
  if (/ay$/u.test(stem)) return [`${stem.slice(0, -1)}i`, stem]
  const [found, vowel = '', consonants = ''] =
    /([eé])([bcdfghjklmnpqrstvz]|[bcdfgptv][lr]|gu|gn|qu)$/u.exec(stem) ?? []
  if (!found) return [stem]
  const grave = `${stem.slice(0, -found.length)}è${consonants}`
  return vowel === 'e' && /[lt]$/u.test(stem) ? [grave, `${stem}${consonants}`] : [grave]
}

/** Endings of a regular verb before a mute sound («je forme») or not («nous formons»). */
function conjugateEr(stem: string): Conjugation[] {
  const before = (ending: string) => (/^[ao]/u.test(ending) ? soft(stem) : stem) + ending
  return lightStems(stem).flatMap((light) => {
    const either = (ending: string) => (/^e(?!z)/u.test(ending) ? light : '') || ''
    const forms = (endings: readonly string[]) =>
      endings.map((ending) => (either(ending) ? `${light}${ending}` : before(ending)))
    const later = (base: string) => [
      future.map((ending) => `${base}er${ending}`),
      imperfect.map((ending) => `${base}er${ending}`),
    ]
    return [
      [forms(present), forms(imperfect), forms(subjunctive), ...later(light)],
      ...(stem.includes('é') ? [later(stem)] : []),
    ]
  })
}

function conjugateIrregular(line: string): [infinitive: string, Conjugation] {
  const [infinitive = '', je = '', il = '', nous = '', ils = '', base = '', , ownSubjunctive] =
    line.split(' ')
  const stem = nous.replace(/(?:ons|mmes)$/u, '')
  const vous = { être: 'êtes', faire: 'faites', dire: 'dites' }[infinitive] ?? `${stem}ez`
  const tu = je === 'ai' ? 'as' : /^(?:suis|vais)$/u.test(je) ? tuOf(infinitive, je) : withS(je)
  const past = infinitive === 'être' ? 'ét' : stem
  return [
    infinitive,
    [
      [je, tu, il, nous, vous, ils],
      imperfect.map((ending) => `${past}${ending}`),
      subjunctiveOf(infinitive, ils.replace(/ent$/u, ''), stem, ownSubjunctive),
      future.map((ending) => `${base}${ending}`),
      imperfect.map((ending) => `${base}${ending}`),
    ],
  ]
}

const tuOf = (infinitive: string, je: string) =>
  infinitive === 'être' ? 'es' : infinitive === 'aller' ? 'vas' : je
const withS = (je: string) => (/[sx]$/u.test(je) ? je : `${je}s`)

const ownSubjunctives: Readonly<Record<string, Tense>> = {
  être: ['sois', 'sois', 'soit', 'soyons', 'soyez', 'soient'],
  avoir: ['aie', 'aies', 'ait', 'ayons', 'ayez', 'aient'],
}

function subjunctiveOf(infinitive: string, ils: string, nous: string, own: string | undefined): Tense {
  const known = ownSubjunctives[infinitive]
  if (known) return known
  const [light, heavy] = own
    ? [own, /^(?:aller|vouloir|valoir)$/u.test(infinitive) ? nous : own]
    : [ils, nous]
  return subjunctive.map((ending) => (/^(?:ions|iez)$/u.test(ending) ? heavy : light) + ending)
}

function conjugateFinir(stem: string): Conjugation {
  return [
    ['is', 'is', 'it', 'issons', 'issez', 'issent'].map((ending) => stem + ending),
    imperfect.map((ending) => `${stem}iss${ending}`),
    subjunctive.map((ending) => `${stem}iss${ending}`),
    future.map((ending) => `${stem}ir${ending}`),
    imperfect.map((ending) => `${stem}ir${ending}`),
  ]
}

const words = (text: string) => text.trim().split(/\s+/u)

/** Irregular verbs and those like «finir», by form; «connait» is accepted like «connaît» since 1990. */
const byForm = new Map<string, Conjugation[]>()
function learn(conjugation: Conjugation): void {
  const forms = new Set(conjugation.flat())
  for (const form of forms)
    for (const one of new Set([form, form.replace(/aî(?=t|tr)/u, 'ai')])) {
      const known = byForm.get(one)
      if (known) known.push(conjugation)
      else byForm.set(one, [conjugation])
    }
}
for (const line of irregularVerbs.trim().split('\n')) learn(conjugateIrregular(line)[1])
for (const stem of words(verbsLikeFinir)) learn(conjugateFinir(stem))

const ending =
  /(?:e(?:s|nt|z)?|ons|ai[st]?|aient|ions|iez|e?r(?:ai[st]?|as?|ons|ez|ont|ions|iez|aient)|as?)$/u

/** Possible stems of a verb in -er for a form; several where the spelling changes. */
function* stemsOf(word: string): Iterable<string> {
  const [found] = ending.exec(word) ?? []
  if (!found) return
  for (let length = found.length; length > 0; length--) {
    const bare = word.slice(0, -length)
    if (bare === '') continue
    yield bare
    if (/[çe]$/u.test(bare)) yield bare.replace(/ç$/u, 'c').replace(/ge$/u, 'g')
    if (bare.endsWith('i')) yield `${bare.slice(0, -1)}y`
    if (/è[^aeiouy]{1,2}u?$/u.test(bare)) {
      yield bare.replace(/è(?=[^è]*$)/u, 'e')
      yield bare.replace(/è(?=[^è]*$)/u, 'é')
    }
    if (/(?:ll|tt)$/u.test(bare)) yield bare.slice(0, -1)
  }
}

/** Conjugations that contain a form; empty for a word that is no known finite verb. */
const conjugationsOf = memoize((word): readonly Conjugation[] => {
  const regular = [...new Set(stemsOf(word))]
    .filter((stem) => stems.has(stem) && stem !== 'all')
    .flatMap(conjugateEr)
    .filter((conjugation) => conjugation.some((tense) => tense.includes(word)))
  return [...(byForm.get(word) ?? []), ...regular]
})

/** Possible persons of a verb form: «forme» is je and il. Empty for a word that is no verb. */
export const personsOf = memoize((word): ReadonlySet<Person> => {
  const found = new Set<Person>()
  const plain = byForm.has(word) ? [word, word.replace(/ai(?=t$)/u, 'aî')] : [word]
  for (const conjugation of conjugationsOf(word))
    for (const tense of conjugation)
      for (const [at, form] of tense.entries()) {
        const person = persons[at]
        if (person && plain.includes(form)) found.add(person)
      }
  return found
})
