import { isFiniteVerb, type Reading, tagOf } from '../../../french/reading.ts'
import type { Sentence, Word } from '../../../french/sentence.ts'
import type { Fault, Grammar, GrammarRule } from '../grammar-rule.ts'
import { asWritten } from '../pattern-rule.ts'
import { likelierWords, mostReread } from './same-sound.ts'

/** Grammatical words of the same sound, whose parts of speech differ. */
const alike: Readonly<Record<string, string>> = {
  a: 'à',
  à: 'a',
  ou: 'où',
  on: 'ont',
  ont: 'on',
  son: 'sont',
  sa: 'ça',
  là: 'la',
  du: 'dû',
  peu: 'peut',
  peux: 'peu',
  ver: 'vers',
  verre: 'vers',
  soi: 'soit',
  soit: 'soi',
  leur: 'leurs',
  leurs: 'leur',
}

/** Natural logarithms of probabilities: how much likelier the other word must be, alone and with its neighbours. */
const least = { ofWord: 3, ofNeighbours: 4 }

/**
 * Words that the context refuses, where another word of the same sound fits: «il [à → a] dormi», «[verre → vers] midi».
 * The context model says how probable the readings of each word are where it stands; the sentence with the other word
 * is read anew, and its neighbours must become more probable too.
 */
function* anotherOfSameSound(grammar: Grammar): Iterable<Fault> {
  let reread = 0
  for (const word of grammar.sentence.words) {
    if (word.locution || word.readings.length === 0 || word.before.includes('-')) continue
    if (word.capital && word.index > 0) continue
    const other = alike[word.form]
    if (other === undefined || isSettled(word, grammar.sentence) || !isUnexpected(other, word, grammar))
      continue
    reread += 1
    if (reread > mostReread) return
    if (!fitsNeighbours(other, word, grammar)) continue
    yield { first: word.index, last: word.index, fix: asWritten(word, other) }
  }
}

function isUnexpected(other: string, { index, readings }: Word, { sentence, french }: Grammar): boolean {
  const tags = french.context(sentence.words, index)
  return highest(tags, french.morphology.readings(other)) - highest(tags, readings) > least.ofWord
}

function fitsNeighbours(other: string, { index }: Word, { sentence, french }: Grammar): boolean {
  const replaced = french.retag(sentence, new Map([[index, other]]))
  const around = probabilityAround(replaced, index, french) - probabilityAround(sentence, index, french)
  return around > least.ofNeighbours
}

/** Neighbours that settle the matter, whatever the model says. */
function isSettled({ form, index }: Word, { words }: Sentence): boolean {
  const [before, after] = [words[index - 1], words[index + 1]]
  const [left = '', right = ''] = [before?.form, after?.form]
  if (before?.before.includes('-')) return true
  if (form === 'a')
    return (
      isVerbOfRelative(words, index) ||
      after?.readings.length === 0 ||
      /^(?:il|elle|on|qui|n’|y|l’|m’|t’|s’|lui|ça|cela|en)$/u.test(left) ||
      after?.reading.tense === 'participle' ||
      (after?.reading.pos === 'DET' && before?.reading.pos !== 'VERB') ||
      after === undefined ||
      /^(?:besoin|accès|tort|raison|bel|beau|interdiction|lieu|droit|envie|peur|faim|soif|mal|été|eu|pas|plus|toujours|bien|-)$/u.test(
        right,
      )
    )
  // «développeur WordPress à mon compte»
  if (form === 'à' && /^(?:mon|son|notre|leur)$/u.test(right) && words[index + 2]?.form === 'compte')
    return true
  if (form === 'à')
    return (
      before?.reading.pos === 'VERB' ||
      before?.reading.pos === 'ADJ' ||
      // «Veille à la propreté des locaux»: a note opens with its verb.
      (before?.readings.some(isFiniteVerb) && (index === 1 || words[index - 2]?.reading.pos === 'PUNCT')) ||
      after === undefined ||
      after.reading.tense === 'infinitive' ||
      after.reading.pos === 'PUNCT' ||
      after.reading.pos === 'NUM'
    )
  if (form === 'on') return left === 'l’'
  if (form === 'du')
    return (
      !before?.readings.some(({ lemma }) => lemma === 'avoir') ||
      !/^(?:infinitive|participle)$/u.test(after?.reading.tense ?? '')
    )
  if (form === 'soi') return before?.reading.pos === 'ADP'
  if (form === 'soit') return before === undefined || before.reading.pos === 'PUNCT'
  if (form === 'peux')
    return after?.before.includes('-') === true || /^(?:je|tu|qui|ne|n’|y|le|la|les|en)$/u.test(left)
  if (form === 'leurs') return left === 'les' || after?.reading.number === 'p'
  if (form === 'leur') return after?.reading.number === 's'
  if (form === 'ou')
    return (
      after?.reading.pos !== 'PRON' ||
      before?.reading.pos === 'PRON' ||
      /^(?:pas|plus|jamais|rien|non)$/u.test(left)
    )
  return false
}

/** «La maison dont je rêve a un jardin»: a clause ends before «a», and no other verb follows. */
function isVerbOfRelative(words: readonly Word[], index: number): boolean {
  const before = words.slice(Math.max(0, index - 7), index)
  return (
    before.some(({ form }) => /^(?:que|qu’|dont|où)$/u.test(form)) &&
    before.some(({ reading }) => isFiniteVerb(reading)) &&
    words.slice(index + 1).every(({ reading }) => !isFiniteVerb(reading))
  )
}

const lowest = -15

const highest = (tags: ReadonlyMap<string, number>, readings: readonly Reading[]): number =>
  Math.max(lowest, ...readings.map((reading) => tags.get(tagOf(reading)) ?? lowest))

const reach = 2

/** The sum of log-probabilities of the chosen tags, from two words before to two words after. */
function probabilityAround({ words }: Sentence, at: number, french: Grammar['french']): number {
  let total = 0
  for (let index = Math.max(0, at - reach); index <= Math.min(words.length - 1, at + reach); index++)
    total += Math.max(lowest, french.context(words, index).get(words[index]?.tag ?? '') ?? lowest)
  return total
}

export const heardAsAnother: GrammarRule = {
  id: 'homophone/by-context',
  why: 'La phrase demande ici un autre mot, de même son.',
  source: 'Grevisse et Goosse, Le Bon Usage, § 90',
  find: anotherOfSameSound,
  breaks: [
    'Le facteur [à → a] posé le colis devant la porte.',
    'La lumière revient [a → à] l’aube.',
    'Les paysans [on → ont] rentré le foin.',
    'Il marche [verre → vers] le phare.',
    'Elle a [du → dû] partir avant la fin.',
    'Je suis convaincue que mes compétences et mon expérience [son → sont] un atout.',
    'Je me suis présentée [a → à] votre agence lundi matin.',
    'J’ai grandi [a → à] la campagne.',
    'J’ai passé mon brevet de natation [a → à] Sète.',
    'Il [on → ont] besoin de renfort en août.',
    'Les élèves dont j’avais la charge [on → ont] réussi leur examen.',
  ],
  allows: [
    'Participe à la tenue des registres.',
    '- Participe à la tenue des registres.',
    'Il y a du monde à la porte.',
    'On a vu la mer dès le matin.',
    'Ont-ils vendu la grange ?',
    'Il boit un verre d’eau par heure.',
    'Elle vient du marché avec du pain.',
    'Le chalet que mes cousins louent a un poêle.',
    'La fillette que j’ai gardée a un petit frère.',
    'Toi qui peux tout, aide-nous.',
    'Il fait froid, peux-tu fermer la porte ?',
    'Soit, parlons d’autre chose.',
    'Les leurs dorment déjà.',
    'Seuls leur prénom et leur âge sont notés.',
    'Le billet n’est plus valable ou vous l’avez déjà montré.',
  ],
}

export const likelierSameSound: GrammarRule = {
  id: 'homophone/same-sound',
  why: 'Le sens et la place demandent ici un autre mot, de même son.',
  source: 'Grevisse et Goosse, Le Bon Usage, § 90',
  find: likelierWords,
  breaks: [
    'Elle remplit une bassine au [puis → puits].',
    'L’ébéniste a vendu la [celle → selle] de son cheval.',
    'Les élèves ont passé une grande [parti → partie] de la matinée dehors.',
    'Ils ont creusé une [fausse → fosse] derrière la grange.',
    'Il [soufre → souffre] d’un mal étrange.',
  ],
  allows: [
    'Il faut serrer la vis avec soin.',
    'L’on sait où mène ce sentier.',
    'Ils furent condamnés à mort en avril.',
    'Son affaire tourna court au printemps.',
    'Ses pas résonnaient dans le couloir.',
    'Ce que j’aime dans cet endroit c’est le calme du soir.',
    'Les vélos c’est ce que je répare le samedi.',
    'Il a compris que j’étais faite pour la montagne.',
  ],
}
