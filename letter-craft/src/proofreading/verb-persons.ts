import { preposedOf } from './adjectives.ts'
import { beforeSubject, notVerbsInAis, objects, presentForms } from './fr/forms.fr.ts'
import { follows, opensSentence, type Word } from './letter-words.ts'
import { genderOf, nounForm, stems } from './lexicon.ts'
import { verbMessages as texts } from './messages.fr.ts'

/** Why a verb form is wrong, and the right form where it is certain. */
export type VerbFault = { message: string; right?: string }

const firstFrom = new Map<string, string>()
const thirdFrom = new Map<string, string>()
const pluralFrom = new Map<string, string>()
for (const [je, il, ils] of presentForms) {
  if (il !== je) firstFrom.set(il, je)
  firstFrom.set(ils, je)
  if (je !== il) thirdFrom.set(je, il)
  pluralFrom.set(il, ils)
  if (je !== il) pluralFrom.set(je, ils)
  // «vos valeurs corresponde»
  if (ils.endsWith('ent') && ils.slice(0, -2) !== il) pluralFrom.set(ils.slice(0, -2), ils)
}
pluralFrom
  .set('est', 'sont')
  .set('était', 'étaient')
  .set('sera', 'seront')
  .set('serait', 'seraient')
  .set('suis', 'sont')
firstFrom.set('est', 'suis').set('sommes', 'suis').delete('suit')
thirdFrom.delete('suis')
const singularFrom = new Map([...presentForms].map(([, il, ils]) => [ils, il] as const)).set('sont', 'est')

const skipped = new Set([...objects, 'ne', 'n'])
const textAt = (words: readonly Word[], at: number) => words[at]?.text ?? ''

/** Index of the subject pronoun of word `at`, past «ne» and the objects. */
function subjectOf(words: readonly Word[], at: number): number {
  let index = at
  while (index > 0 && follows(words[index])) {
    index -= 1
    if (!skipped.has(textAt(words, index))) return index
  }
  return -1
}

/** «je peut», «nous somme», «ils travaille», «mes stages m’a appris»: agreement with the subject. */
export function personFault(words: readonly Word[], at: number): VerbFault | undefined {
  const word = textAt(words, at)
  const special = specials.get(`${textAt(words, at - 1)} ${word}`)
  if (special && follows(words[at])) return fault(special)
  const by = subjectOf(words, at)
  if (by < 0) return undefined
  // «pourrais-je passer»: the verb precedes.
  if (words[by]?.before.endsWith('-')) return undefined
  const subject = textAt(words, by)
  if (subject === 'je' || subject === 'j') return afterJe(word)
  if (/^(?:il|elle|on|cela|ça|ceci)$/u.test(subject)) return afterIl(words, by, word)
  if (subject === 'ils' || (subject === 'elles' && isSubject(words, by))) return afterIls(word, by, at)
  return afterNoun(words, by, at) ?? afterNous(words, at)
}

const fault = (right: string): VerbFault => ({ message: texts.person(right), right })

const specials = new Map([
  ['nous somme', 'sommes'],
  ['nous avon', 'avons'],
  ['nous avont', 'avons'],
  ['nous pouvont', 'pouvons'],
  ['nous allont', 'allons'],
  ['vous ête', 'êtes'],
  ['vous faite', 'faites'],
  ['vous faisez', 'faites'],
  ['vous disez', 'dites'],
  ['vous dite', 'dites'],
])

/** Stems whose final sound changes: no correction. */
const changes = /(?:[eé][^aeiouyéèêâîôû]{1,2}|[aou]y)$/u

function afterJe(word: string): VerbFault | undefined {
  const right = firstFrom.get(word)
  if (right) return fault(right)
  if (/(?<!^(?:pl|par|conn))ait$/u.test(word) && word.length > 4) return fault(word.replace(/ait$/u, 'ais'))
  const found = /^(.+)(es|ent|er|ez|é)$/u.exec(word)
  const [, stem = '', ending = ''] = found ?? []
  if (stems.has(stem))
    return ending === 'es' || ending === 'ent' ? first(stem) : { message: texts.person(`${stem}e`) }
  // «je continu», «j’étudi»
  const cut = word.replace(/s$/u, '')
  if (
    /[iu]$/u.test(cut) &&
    (cut === word || cut.length > 4) &&
    stems.has(cut) &&
    firstFrom.get(cut) === undefined &&
    !/^(?:suis|fuis|lis|ris|dis|vis|plus)$/u.test(word)
  )
    return fault(`${cut}e`)
  return /[^s]rez$/u.test(word) ? { message: texts.person(word.replace(/ez$/u, 'ai')) } : undefined
}

const first = (stem: string): VerbFault =>
  changes.test(stem) ? { message: texts.person(`${stem}e`) } : fault(`${stem}e`)

function afterIl(words: readonly Word[], by: number, word: string): VerbFault | undefined {
  const isShe = textAt(words, by) === 'elle'
  if (isShe && !isSubject(words, by) && words[by]?.before !== ', ') return undefined
  const right = thirdFrom.get(word)
  if (right && word !== 'ai') return fault(right)
  if (/[^a]ais$/u.test(word) && !notVerbsInAis.has(word)) return fault(word.replace(/ais$/u, 'ait'))
  const stem = /^(.+)es$/u.exec(word)?.[1]
  if (stem && stems.has(stem) && !nounForm(word)) return first(stem)
  return (isShe || textAt(words, by) === 'il') && /^(?:sont|ont|peuvent|font|doivent)$/u.test(word)
    ? { message: texts.person(singularFrom.get(word) ?? word) }
    : undefined
}

function afterIls(word: string, by: number, at: number): VerbFault | undefined {
  const right = pluralFrom.get(word)
  if (right) return fault(right)
  const stem = /^(.+)e$/u.exec(word)?.[1]
  // «ils me forme»: even with an object between, a noun is no verb.
  return stem && stems.has(stem) && (at - by === 1 || !nounForm(word)) ? fault(`${stem}ent`) : undefined
}

const isSubject = (words: readonly Word[], by: number) => {
  const word = words[by]
  return word !== undefined && (opensSentence(word) || beforeSubject.has(textAt(words, by - 1)))
}

function afterNous(words: readonly Word[], at: number): VerbFault | undefined {
  const stem = /^(.+)ont$/u.exec(textAt(words, at))?.[1]
  return stem && stems.has(stem) && textAt(words, at - 1) === 'nous' ? fault(`${stem}ons`) : undefined
}

const pluralDeterminer = /^(?:mes|vos|nos|les|ces|leurs|ses)$/u
const singularDeterminer = /^(?:mon|ma|votre|notre|ce|cette|cet|le|la|l)$/u
const crowds =
  /^(?:plupart|majorité|moitié|ensemble|nombre|dizaine|part|minorité|totalité|quantité|multitude|série|équipe)$/u

/** The noun group right before the verb, when it is certainly the subject: at the start of a clause. */
function afterNoun(words: readonly Word[], by: number, at: number): VerbFault | undefined {
  const noun = nounForm(textAt(words, by)) ? by : by - 1
  const form = nounForm(textAt(words, noun))
  const opener = preposedOf(textAt(words, noun - 1)) && words[noun]?.before === ' ' ? noun - 2 : noun - 1
  const determiner = words[opener]
  if (!form || !determiner || !isSubject(words, opener)) return undefined
  if (
    by !== noun &&
    !(follows(words[by]) && /(?:els?|elles?|iques?|aires?|ales?|aux|é|ée|és|ées)$/u.test(textAt(words, by)))
  )
    return undefined
  const word = textAt(words, at)
  if (form.plural && pluralDeterminer.test(determiner.text)) return pluralVerb(word)
  const right = singularFrom.get(word) ?? thirdFrom.get(word) ?? thirdInAit(word)
  return form.plural === false &&
    singularDeterminer.test(determiner.text) &&
    !crowds.test(form.singular) &&
    right
    ? fault(right)
    : undefined
}

/** «ce stage permettrais». */
const thirdInAit = (word: string) =>
  /[^a]ais$/u.test(word) && !notVerbsInAis.has(word) ? word.replace(/s$/u, 't') : undefined

function pluralVerb(word: string): VerbFault | undefined {
  const right = pluralFrom.get(word)
  if (right && !/s$/u.test(word)) return fault(right)
  const stem = /^(.+)e$/u.exec(word)?.[1]
  return stem && stems.has(stem) && genderOf(word) === undefined && !nounForm(word)
    ? fault(`${stem}ent`)
    : undefined
}
