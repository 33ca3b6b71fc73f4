import { nounGroups } from '../../../french/groups.ts'
import { isFiniteVerb } from '../../../french/reading.ts'
import type { Word } from '../../../french/sentence.ts'
import type { Fault, Grammar, GrammarRule } from '../grammar-rule.ts'

const attributes = /^(?:quelqu’un|très|trop|bien|toujours|plus|aussi|assez|pour|là)$/u

/** «Mon tuteur [et → est] très exigeant.»: the sentence has a subject, and no verb. */
function* missingVerb({ sentence }: Grammar): Iterable<Fault> {
  const { words } = sentence
  if (words.at(-1)?.form !== '.' || words.length < 6) return
  const [subject] = nounGroups(sentence)
  if (subject?.first !== 0 || subject.determiner === undefined) return
  const et = words[subject.last + 1]
  const next = words[subject.last + 2]
  if (
    et?.form !== 'et' ||
    !next ||
    words.some(({ reading }) => reading.pos === 'VERB' && reading.tense !== 'participle')
  )
    return
  const isAttribute =
    attributes.test(next.form) || next.reading.pos === 'ADJ' || next.reading.tense === 'participle'
  if (isAttribute) yield { first: et.index, last: et.index, fix: 'est' }
}

const clauseWords =
  /^(?:que|qu’|qui|dont|où|si|s’|car|mais|parce|puisque|lorsque|quand|comme|ce|c’|cela|ça|tout)$/u

/** «J’aime le contact [est → et] le travail bien fait.»: «je» has its verb, and «est» has no subject. */
function* verbWithoutSubject({ sentence }: Grammar): Iterable<Fault> {
  const { words } = sentence
  for (const est of words) {
    if (est.form !== 'est' || est.index < 4) continue
    const clause = clauseBefore(words, est.index)
    const pronoun = clause[0]
    if (!pronoun || !/^(?:je|j’|tu|nous|vous)$/u.test(pronoun.form)) continue
    if (clause.filter(({ reading }) => isFiniteVerb(reading)).length !== 1) continue
    const object = nounGroups(sentence).find(({ last }) => last === est.index - 1)
    const other = nounGroups(sentence).find(({ first }) => first === est.index + 1)
    if (object?.determiner === undefined || other?.determiner === undefined) continue
    yield { first: est.index, last: est.index, fix: 'et' }
  }
}

/** The words from the start of the clause to `at`; empty where another clause stands between. */
function clauseBefore(words: readonly Word[], at: number): readonly Word[] {
  let from = at
  while (from > 0 && words[from - 1]?.reading.pos !== 'PUNCT') from -= 1
  const clause = words.slice(from, at)
  return clause.some(({ form }) => clauseWords.test(form)) ? [] : clause
}

export const etOrEst: readonly GrammarRule[] = [
  {
    id: 'homophone/est-missing-verb',
    why: 'La phrase a besoin de son verbe : « est ».',
    source: 'Grevisse et Goosse, Le Bon Usage, § 90',
    find: missingVerb,
    breaks: [
      'Mon chef [et → est] très patient avec les apprentis.',
      'La rue [et → est] calme le dimanche.',
      'La place [et → est] très animée le samedi.',
      'Notre voisin [et → est] quelqu’un de discret.',
      'Le salon [et → est] grand et la cuisine claire.',
      'Le château [et → est] entouré de douves.',
      'Mon tuteur [et → est] quelqu’un de très exigeant.',
      'L’atelier [et → est] grand et les machines neuves.',
    ],
    allows: [
      'Un vélo et une remorque.',
      'Le pain et le beurre sont sur la table.',
      'La mer et le vent chantent.',
      'Mon frère et ma sœur habitent ici.',
      'Les chiens et les chats dorment.',
    ],
  },
  {
    id: 'homophone/et-between-objects',
    why: 'Entre deux compléments, il faut « et ».',
    source: 'Grevisse et Goosse, Le Bon Usage, § 90',
    find: verbWithoutSubject,
    breaks: [
      'J’aime la mer [est → et] la montagne.',
      'Je cherche un vélo [est → et] une remorque.',
      'Nous vendons des œufs, je prépare les paniers [est → et] les bouquets.',
      'Tu prendras le pain [est → et] le beurre.',
      'Nous visitons le port [est → et] la citadelle.',
      'J’aime le contact humain [est → et] le travail bien fait.',
    ],
    allows: [
      'Je crois que le port est la clé du problème.',
      'Ce que je vois dans le port est une épave.',
      'Je pense que ce pain est le meilleur.',
      'Le port est une ville.',
      'Tu sais, la mer est une amie.',
    ],
  },
]
