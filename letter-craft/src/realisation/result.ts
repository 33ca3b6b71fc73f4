import { join } from '../french/elision.ts'
import type { Morphology } from '../french/morphology.ts'
import { lowerFirst } from '../french/plain-letters.ts'
import { inFeminine } from './job-title.ts'
import { changed, inWordsBelowSeventeen, nounOf, withDefinite } from './result-clause.ts'
import {
  abbreviations,
  change,
  falls,
  honour,
  measure,
  ownDeed,
  prize,
  rated,
  rises,
  said,
  won,
} from './result-words.fr.ts'
import { readTasks } from './task.ts'
import { conjugate, type PersonGender, readVerbPhrase, withSubject } from './verb-phrase.ts'
import { withAccents } from './with-accents.ts'

/** A result as a clause with its own subject: «le délai est passé de douze à quatre jours». */
export type ResultForms = { readonly text: string }

type Reader = { readonly morphology: Morphology; readonly gender: PersonGender }

const longest = 28

/**
 * A result as people write one, told whole with its figures: «turnover divisé par deux en 3 ans», «+ 600 abonnés»,
 * «0 accident». Undefined for what is not understood for certain.
 */
export function readResult(
  raw: string,
  morphology: Morphology,
  gender: PersonGender,
): ResultForms | undefined {
  const text = withAccents(tidied(raw), morphology).replace(ofRise, '')
  const [, deed = '', outcome = ''] = /^(\p{L}[^:]*\p{L})\s?: (.+)$/u.exec(text) ?? []
  const reader = { morphology, gender }
  const clause = clauseOf(text, reader) ?? withOutcome(deed, outcome, reader)
  // «les interactions et +69 % d’abonnés»: two results of one line.
  if (clause === undefined || /(?<!^) [+-]\d/u.test(clause)) return undefined
  const whole = inWordsBelowSeventeen(clause, morphology)
  return clause.split(' ').length <= longest &&
    figuresOf(text.replace(/^(?:0|n° ?1|1(?:ers?|[èe]?res?))(?= )/iu, '')).every((figure) =>
      figuresOf(clause).includes(figure),
    )
    ? { text: whole }
    : undefined
}

/** «Augmentation conversion : +275 %»: the figure says that it rose. */
const ofRise =
  /^(?:augmentation|croissance|hausse|progression|amélioration) (?:d(?:e la |u |es |e )|de l’|d’)?(?=[^:]{3,40} ?: ?\+ ?\d)/iu

const figuresOf = (text: string): string[] => text.match(/\d+(?:[,.]\d+)?/gu) ?? []

/** Signs and abbreviations in words, a year in brackets as a date. */
const tidied = (raw: string): string =>
  abbreviations
    .reduce(
      (text, [written, read]) => text.replace(written, read),
      raw.replaceAll("'", '’').replace(/\s+/gu, ' ').trim(),
    )
    .replace(/[\s.;,!]+$/u, '')
    .replace(/(?<=\d)\.(?=\d ?%)/gu, ',')
    .replace(/^[-–•*]\s+(?=\p{L})/u, '')
    .replace(/^\+ de (?=\d)|^plus de (?=\d)/iu, 'plus de ')
    .replace(/^(?:résultats?|bilan)\s?: ?/iu, '')
    .replace(
      /^passage de (\d[\d.,]*) ?%? à (\d[\d.,]* ?%) (?:de |d’)(?=\p{L})(.+)$/iu,
      'taux de $3 passé de $1 à $2',
    )
    .replace(/\s*\((?:en )?((?:19|20)\d\d)\)$/u, ' en $1')
    // «divisé par 2 (38 → 17)»
    .replace(/\((\d[\d,. ]*?)(?: ?%)? ?(?:=>|->|→|➔|>|à) ?(\d[\d,. ]*(?: ?[%\p{Ll}]+)?)\)/gu, '(de $1 à $2)')
    .replace(/\s*(?:=>|->|→|➔|>)\s*/gu, ' → ')
    .replace(/(^|[\s:(])([+-])\s?(?=\d)/gu, '$1$2')
    .replace(/(?<=\p{L}) ?[x×] ?(\d)(?=$| en )/u, ' multiplié par $1')
    .replace(/(?<![\d,.])([01](?:,\d+)?) (seconde|heure|jour|minute|point)s(?!\p{L})/gu, '$1 $2')

/** «Mise en place d’un modèle : délai passé de 12 à 4 jours»: what one did, and what came of it. */
function withOutcome(deed: string, outcome: string, reader: Reader): string | undefined {
  if (deed === '') return undefined
  const done = deedOf(deed, reader)
  const came = clauseOf(outcome, reader)
  return done !== undefined && came !== undefined ? `${done} : ${came}` : undefined
}

const clauseOf = (text: string, reader: Reader): string | undefined => {
  for (const read of shapes) {
    const clause = read(text, reader)
    if (clause !== undefined) return clause
  }
  return undefined
}

type Shape = (text: string, reader: Reader) => string | undefined

/** «j’ai doublé les ventes» */
const sentence: Shape = (text) =>
  /^(?:j’ai|j’y ai|je) \p{L}/iu.test(text)
    ? lowerFirst(text)
    : // «Dix projets ont ainsi été menés à bien»: it has its verb.
      /^\p{L}(?:[^,:;]* )(?:a|ont) (?:ainsi |ensuite |aussi )?été \p{L}/u.test(text)
      ? lowerFirst(text.replace(/(?<= (?:a|ont)) ainsi(?= été)/u, ''))
      : undefined

/** «Aucun accident», «0 accident en 4 ans» */
const none: Shape = (text, { morphology }) => {
  const [, rest = ''] = /^(?:0|zéro|aucune?|pas d(?:e |’)) ?(\p{L}.*)$/iu.exec(text) ?? []
  const head = rest === '' ? undefined : nounOf(lowerFirst(rest), morphology)
  return head && head.number !== 'p' && !/ (?:n’)/u.test(rest)
    ? said.none(lowerFirst(rest), head.gender === 'f')
    : undefined
}

/** «meilleur vendeur de la région», «1re vendeuse», «n° 1 des ventes», «élue employée du mois 2 fois» */
const ranked: Shape = (text, { morphology, gender }) => {
  const [, times] = / (?:\(?(\d+|deux|trois) fois\)?)$/u.exec(text) ?? []
  const bare = text
    .replace(/ \(?(?:\d+|deux|trois) fois\)?$/u, '')
    .replace(/^(?:\d+|deux|trois) fois (?=\p{L})/u, '')
  const often = times ?? /^(\d+|deux|trois) fois (?=\p{L})/u.exec(text)?.[1]
  const after = often === undefined ? '' : ` ${often} fois`
  if (honour.test(bare)) {
    const [word = '', ...rest] = lowerFirst(bare).split(' ')
    const participle = morphology.readings(word).find(({ tense }) => tense === 'participle')
    const agreed =
      participle && gender
        ? morphology.inflect(participle.lemma, {
            tense: 'participle',
            gender: gender === 'feminine' ? 'f' : 'm',
            number: 's',
          })[0]
        : word
    return said.been([agreed ?? word, inFeminine(rest.join(' '), gender, morphology)].join(' ') + after)
  }
  if (prize.test(bare) && !/ : /u.test(bare))
    return said.given(withDefinite(lowerFirst(bare), morphology) + after)
  if (/^n° ?1(?!\d)/iu.test(bare)) return said.been(`numéro un${bare.replace(/^n° ?1/iu, '')}${after}`)
  if (/^(?:employée?|vendeuse|vendeur|collaboratrice|collaborateur) (?:du mois|de l’année)/iu.test(bare))
    return said.been(lowerFirst(bare) + after)
  const [, best = '', name = ''] = /^(meilleure?|1er|1ère|1re|premier|première) (\p{L}.*)$/iu.exec(bare) ?? []
  const noun = name === '' ? undefined : nounOf(name, morphology)
  if (!noun) return undefined
  const isPerson =
    /^(?:employé|collègue|collaborat|apprenti|stagiaire|élève|manager)|(?:euse|trice|ière|ienne|teur|deur|seur|ier|ien|iste)$/u.test(
      name.split(' ')[0] ?? '',
    )
  const [first = '', ...rest] = name.split(' ')
  const own = isPerson ? inFeminine(first, gender, morphology) : first
  const isFeminine =
    isPerson && gender
      ? gender === 'feminine' && own !== first
        ? true
        : noun.gender === 'f'
      : noun.gender === 'f'
  const rank = /^m/iu.test(best)
    ? isFeminine
      ? 'meilleure'
      : 'meilleur'
    : isFeminine
      ? 'première'
      : 'premier'
  const group = `${isFeminine ? 'la' : 'le'} ${rank} ${[own, ...rest].join(' ')}${after}`
  return isPerson ? said.been(group) : /^m/iu.test(best) ? said.obtained(group) : undefined
}

const amount = String.raw`\d[\d\s.,]*(?: ?(?:%|€|millions? d’euros|points?|heures?|jours?|minutes?|secondes?|semaines?|mois))?`

/** «Hausse du chiffre d’affaires de 12 %», «Baisse de 15 % des retours», «Réduction du délai de 10 à 4 jours» */
const moved: Shape = (text, reader) => {
  const isRise = rises.test(text)
  if (!isRise && !falls.test(text)) return undefined
  const rest = text.replace(isRise ? rises : falls, '')
  const figureFirst = new RegExp(`^de (${amount}) (d(?:e la |u |es |e l’).+)$`, 'u').exec(rest)
  const [, from = ''] = / de (\d.* à \d.*)$/u.exec(rest) ?? []
  const [, figure = '', end = ''] =
    new RegExp(
      ` (d(?:e|’environ|e plus de|e près de) ${amount})((?: (?:en|sur|entre|depuis) .+)?)$`,
      'u',
    ).exec(rest) ?? []
  if (figureFirst)
    return changed(
      undoDe(figureFirst[2] ?? ''),
      isRise ? 'augmenter' : 'baisser',
      `de ${figureFirst[1] ?? ''}`,
      reader.morphology,
    )
  if (from !== '')
    return changed(undoDe(rest.slice(0, -from.length - 4)), 'passer', `de ${from}`, reader.morphology)
  return figure === ''
    ? undefined
    : changed(
        undoDe(rest.slice(0, -(figure + end).length - 1)),
        isRise ? 'augmenter' : 'baisser',
        figure + end,
        reader.morphology,
      )
}

/** «du délai» → «le délai», «des retours» → «les retours» */
const undoDe = (group: string): string =>
  group
    .replace(/^du /u, 'le ')
    .replace(/^des /u, 'les ')
    .replace(/^de (?=la |l’)/u, '')
    .replace(/^(?:de |d’)(?=\p{L})/u, '')

/** «Impayés : de 45 à 28 jours», «Temps de réponse : 6 s → 0,8 s», «Casse : -30 %», «+12 % de ventes», «Retours en baisse de 5 %» */
const measured: Shape = (text, reader) => {
  const [, thing = '', from = '', to = ''] =
    /^(\p{L}[^:→]*?)\s?(?:: |: ?de | de )?(?<=[:\s]|de )(\d[^→:]*?) → (\d.*)$/u.exec(text) ?? []
  // «réitération 7 jours : 22 → 15 %»
  if (
    /\d|(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|trente) (?:jours|mois|heures)/u.test(thing)
  )
    return undefined
  if (to !== '') return changed(thing.replace(/ de$/u, ''), 'passer', `de ${from} à ${to}`, reader.morphology)
  const [, what = '', way = ''] = /^(\p{L}[^:]*?)\s?: (de \d.* à \d.*)$/u.exec(text) ?? []
  if (way !== '') return changed(what, 'passer', way, reader.morphology)
  const [, name = '', sign = '', by = ''] =
    new RegExp(`^(\\p{L}[^:]*?)\\s?:? ([+-])(${amount}.*)$`, 'u').exec(text) ?? []
  if (by !== '') return changed(name, sign === '+' ? 'augmenter' : 'baisser', `de ${by}`, reader.morphology)
  const [, signed = '', share = '', rest = ''] =
    /^([+-])(\d[\d\s.,]* ?(?:%|€|millions? d’euros)) (?:de |d’|sur )(.+)$/u.exec(text) ?? []
  if (rest !== '') {
    const [, thing2 = '', end = ''] =
      /^(.+?)((?: (?:en (?:\d|un|deux|trois)|sur \d|depuis) ?.*)?)$/u.exec(rest) ?? []
    return changed(
      thing2.replace(/^(?:le|la|les) /u, ''),
      signed === '+' ? 'augmenter' : 'baisser',
      `de ${share}${end}`,
      reader.morphology,
    )
  }
  if (/^\+(?=\d)/u.test(text)) {
    const [, count = '', noun = ''] = /^\+(\d[\d\s]*) (\p{L}.*)$/u.exec(text) ?? []
    return won.test(noun) ? said.won(`${count} ${noun}`) : undefined
  }
  const [, goal = ''] =
    /^(\d[\d,.]* % (?:des objectifs|de l’objectif|de mes objectifs)(?! \p{Ll}+és?(?!\p{L})).*)$/u.exec(
      text,
    ) ?? []
  if (goal !== '') return said.reached(goal)
  const [, part = '', kind = '', year = ''] =
    /^(\d[\d,.]* %) (?:de |d’)(?:taux de )?(\p{L}.*?)((?: en (?:19|20)\d\d)?)$/u.exec(text) ?? []
  if (rated.test(kind))
    return changed(`taux ${join('de', kind)}`, 'atteindre', part + year, reader.morphology)
  const [, trend = '', towards = '', much = ''] =
    /^(\p{L}[^:]*?) en (hausse|augmentation|progression|croissance|baisse|recul|diminution) (d(?:e |’)\D*\d.*)$/u.exec(
      text,
    ) ?? []
  return much === ''
    ? undefined
    : changed(
        trend,
        /^(?:baisse|recul|diminution)/u.test(towards) ? 'baisser' : 'augmenter',
        much,
        reader.morphology,
      )
}

/** «Taux de service : 98 %», «Note de 3,9 à 4,6» */
const valued: Shape = (text, reader) => {
  const [, kept = '', than = '', limit = ''] =
    /^(\p{L}[^:,]*?) ((?:inférieur|supérieur)e?s?) (à \d.*)$/u.exec(text) ?? []
  if (measure.test(kept)) {
    const group = lowerFirst(kept)
    const were = nounOf(group, reader.morphology)?.number === 'p' ? 'étaient' : 'était'
    return said.passed(withDefinite(group, reader.morphology), were, than, limit)
  }
  const [, risen = '', way = ''] = /^(\p{L}[^:]*?) (de \d[\d,.]* à \d.*)$/u.exec(text) ?? []
  if (measure.test(risen)) return changed(risen, 'passer', way, reader.morphology)
  const [, gauge = '', value = ''] =
    /^(\p{L}[^:]*?)(?:\s?: ?| de | à )(\d[\d,.\s]*(?:%|€|millions? d’euros|\/ ?\d+).*)$/u.exec(text) ?? []
  return measure.test(gauge) ? changed(gauge, 'atteindre', value, reader.morphology) : undefined
}

/** «Économie de 12 000 € par an», «Gain de 2 heures par semaine» */
const spared: Shape = (text) => {
  const [, what = ''] = /^(?:économies?|gain)(?: de temps)? (?:de |: ?)(\d.*)$/iu.exec(text) ?? []
  if (what === '') return undefined
  return /€|euros/u.test(what)
    ? said.sparedMoney(what)
    : /heure|jour|minute/u.test(what)
      ? said.sparedTime(what)
      : undefined
}

/** «chantier école 12 classes»: a count behind a noun, without the word of grammar between. */
const isTelegram =
  /(?<=\p{L})(?<!(?:^|[\s’])(?:de|d|à|aux?|sur|des|du|les?|mes|nos|en|et|par|pour|à|que)) \d+ \p{L}{3,}/iu

/** «turnover divisé par deux», «12 litiges résolus à l’amiable», «8 apprentis sur 9 reçus au CAP», «95 % des commandes livrées à temps» */
const participial: Shape = (text, reader) => {
  const words = text.split(' ')
  const at = participleAt(words, reader.morphology)
  if (at === undefined) return undefined
  const lemma = participleOf(words[at] ?? '', reader.morphology)
  const thing = words.slice(0, at).join(' ')
  // «financement obtenu 80 000 €»: how much it was.
  const rest = words
    .slice(at + 1)
    .join(' ')
    .replace(/^(\d[\d\s.,]*(?:€|euros))$/u, '($1)')
  if (lemma === undefined || /[:→]/u.test(thing) || isTelegram.test(thing)) return undefined
  if (/^\d/u.test(thing) && !/%/u.test(thing) && !/ sur \d/u.test(thing) && ownDeed.test(lemma)) {
    const done = readVerbPhrase([lemma, thing, rest].filter(Boolean).join(' '), reader.morphology)
    const form = done && conjugate(done, 'perfect', reader.morphology)
    return form && withSubject(form)
  }
  // «financement régional obtenu»: nobody else did.
  if (/^(?:obtenir|décrocher|remporter|signer)$/u.test(lemma) && !/^(?:l[ea]s? |l’|\d)/u.test(thing)) {
    const of = nounOf(thing, reader.morphology)
    const a = of?.number === 'p' ? 'des' : of?.gender === 'f' ? 'une' : 'un'
    const done =
      of &&
      readVerbPhrase(
        [lemma, a, lowerFirst(thing), rest.replace(/^\((\d.*)\)$/u, 'de $1')].filter(Boolean).join(' '),
        reader.morphology,
      )
    const form = done && conjugate(done, 'perfect', reader.morphology)
    if (form) return withSubject(form)
  }
  // «chiffre d’affaires augmenté»: someone did; «doublé», «passé» need nobody.
  return changed(thing, lemma, rest, reader.morphology)
}

/** The participle that the result says of its noun: one of change, else the last that agrees with the noun. */
function participleAt(words: readonly string[], morphology: Morphology): number | undefined {
  const head = nounOf(words.join(' '), morphology)
  if (!head) return undefined
  const found = words.flatMap((word, at) => {
    const own = morphology.readings(word).filter(({ tense }) => tense === 'participle')
    const agrees = own.some(
      ({ gender, number }) =>
        (gender === undefined || head.gender === undefined || gender === head.gender) &&
        (number === undefined || head.number === undefined || number === head.number),
    )
    const follows = words[at + 1] ?? ''
    const isVerb =
      at > 0 &&
      words[at - 1] !== 'non' &&
      /^(?:|par|de|d’.*|du|à|au|aux|en|sur|depuis|grâce|pour|dans|sans|avec|chez|via|après|avant|lors|tous|toutes|deux|trois|\p{L}+ment|l’.*|\d.*)$/u.test(
        follows,
      )
    return agrees && isVerb ? [at] : []
  })
  const changes = found.find((at) => change.test(participleOf(words[at] ?? '', morphology) ?? ''))
  return changes ?? found.at(-1)
}

const participleOf = (word: string, morphology: Morphology): string | undefined =>
  morphology.readings(word).find(({ tense }) => tense === 'participle')?.lemma

/** «Réduit le délai de moitié», «réduire le délai de moitié», «Création d’un atelier» */
const deed: Shape = (text, reader) => deedOf(text, reader)

function deedOf(text: string, { morphology }: Reader): string | undefined {
  const [first = '', second = ''] = text.split(' ')
  const participle = participleOf(lowerFirst(first), morphology)
  const isDone =
    participle !== undefined && /^(?:le|la|les|l’.+|un|une|des|du|\d+|mon|ma|mes|plus)$/u.test(second)
  const infinitive = isDone ? `${participle} ${text.slice(first.length + 1)}` : lowerFirst(text)
  const phrase =
    readVerbPhrase(infinitive, morphology) ??
    (/ : |→/u.test(text) ? undefined : onlyOne(readTasks([text], morphology)))
  // «mettre en conformité RGPD» lacks its article.
  const isWhole =
    phrase !== undefined &&
    !phrase.text.startsWith('s’occuper ') &&
    / (?:les?|la|un|une|des|du|d’un|\d+|mon|ma|mes) | l’| d’/u.test(phrase.text)
  const form = isWhole ? conjugate(phrase, 'perfect', morphology) : undefined
  return form && withSubject(form)
}

const onlyOne = <Item>(items: readonly Item[]): Item | undefined =>
  items.length === 1 ? items[0] : undefined

const shapes: readonly Shape[] = [sentence, none, ranked, spared, moved, measured, participial, valued, deed]
