import { elides } from '../french/elision.ts'
import type { Morphology } from '../french/morphology.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { infinitiveOf, infinitiveOfForm, infinitiveOfParticiple } from '../french/word-forms.ts'
import { knownAcronyms } from '../offers/words.fr.ts'
import { accentedEveryday, elidedVerbs, plainVerbs, shorthand, slang } from './fr/typing.fr.ts'

const lost = new Map(accentedEveryday.map((word) => [plainLetters(word), word]))
const any = (words: string) => words.split(' ').join('|')
const start = "(?<![\\p{L}\\d’'-])"
const gluedElided = new RegExp(`${start}(j)\\s?(?=(?:${any(elidedVerbs)})(?![\\p{L}’]))`, 'giu')
const spacedElided = new RegExp(`${start}(j)e\\s(?=(?:${any(elidedVerbs)})(?![\\p{L}’]))`, 'giu')
const gluedPlain = new RegExp(`${start}(j)(?:[’']|\\s)?\\s?(?=(?:${any(plainVerbs)})(?![\\p{L}’]))`, 'giu')

/** Fixes phone typing: «jaime», «j ai», «cest», «ya», «bcp», lost accents and apostrophes. */
export function fixTyping(text: string, morphology?: Morphology): string {
  return text
    .replace(/[\p{L}’'-]+/gu, (word) => capitalLike(word, shorthand[word.toLowerCase()] ?? word))
    .replace(/(?<![\p{L}’'-])g (?=(\p{L}+[éiu]s?)(?!\p{L}))/giu, (whole, next: string) =>
      infinitiveOfParticiple(morphology, next) ||
      /^(?:bossé|kiffé|appris|fini|vu|lu|connu|grandi|réussi)$/iu.test(next)
        ? 'j’ai '
        : whole,
    )
    .replace(gluedPlain, '$1e ')
    .replace(/(?<=(?<!\p{L})grande?s?) (?=(?:m[èe]res?|p[èe]res?|parents?)(?!\p{L}))/giu, '-')
    .replace(gluedElided, '$1’')
    .replace(spacedElided, '$1’')
    .replace(
      /(?<![\p{L}’'.·-])([jldnsmct]|[JLC](?=\s[aeéêi])|qu|quelqu|lorsqu|jusqu|aujourd) (?=[aeiouhéèêà]\p{L}|y\s)/gu,
      '$1’',
    )
    .replace(
      /(?<=^|[.!?,;:(]\s|(?<!\p{L})(?:et|mais|car|que|quand|où|donc|parce que)\s)(y)[’']?\s?a(?![\p{L}’])/giu,
      (_, y: string) => (y === 'Y' ? 'Il y a' : 'il y a'),
    )
    .replace(
      /(?<=(?:^|[\s(])j’ai (?:aussi |déjà |bien |beaucoup |toujours |même )?)(\p{L}{3,}(?:e|er))(?![\p{L}’])/giu,
      (form) => participled(form, morphology),
    )
    .replace(
      /(?<![\p{L}’'-])(de|que|ne|me|se|lorsque|jusque) (?=(\p{L}[\p{L}’]+))/giu,
      (whole, particle: string, next: string) =>
        elides(next) && !/^\p{Lu}+$/u.test(next) ? `${particle.slice(0, -1)}’` : whole,
    )
    .replace(/(?<![\p{L}\d-])\p{Ll}{2,}(?:-\p{L}+)?(?![\p{L}’'])/gu, (word) => lost.get(word) ?? word)
    .replace(/(?<![\p{L}’'-])a (?=cot[ée](?!\p{L}))/giu, 'à ')
    .replace(/(?<=à )cote(?!\p{L})/giu, 'côté')
    .replace(/(?<=(?:suis|serai|étais|habite|habité|travaille|travaillé|vais|resté|restée) )a(?= )/giu, 'à')
    .replace(
      /(?<!\p{L})dés(?= (?:le|la|que|maintenant|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L}))/giu,
      'dès',
    )
    .replace(
      /(?<=(?:\p{L}(?:e|é|ée|és|ées|ge) ))a (?=(?:votre|vos|domicile|partir|l’aise|temps|mi-temps)(?!\p{L}))/giu,
      'à ',
    )
    .replace(
      /(?<=(?:j’|je )(?:apprend|prend|comprend|attend|vend|rend|connai|sui|fai|sai|vai|doi))(?!\p{L})/giu,
      's',
    )
    .replace(/(?<=je (?:veu|peu))(?!\p{L})/giu, 'x')
}

/** Whether the result is still unreadable. */
export function isUnreadable(sentence: string): boolean {
  if (slang.test(sentence)) return true
  const skeletons =
    sentence.match(/(?<![\p{L}\p{N}’'.-])[bcdfghjklmnpqrstvwxz]{2,}(?![\p{L}\p{N}’'.-])/gu) ?? []
  return skeletons.some((word) => !knownAcronyms.has(word.toUpperCase()) && !known.has(word))
}

const known = new Set(
  'km kg cm mm ml tv pc cdd cdi tp td hlm vtt bmx dj mt st ht cv sms pdf jpg html php css sql xml rv rdv pmr plv smr'.split(
    ' ',
  ),
)

function participled(form: string, morphology: Morphology | undefined): string {
  if (infinitiveOfParticiple(morphology, form)) return form
  const verb = infinitiveOf(morphology, form) ?? infinitiveOfForm(morphology, form)
  return verb?.endsWith('er') && verb !== 'aller' ? verb.replace(/er$/u, 'é') : form
}

const capitalLike = (model: string, text: string) =>
  /^\p{Lu}\p{Ll}*$/u.test(model) && text !== model ? text.charAt(0).toUpperCase() + text.slice(1) : text
