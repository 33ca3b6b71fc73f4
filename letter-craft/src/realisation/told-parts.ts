import { verbOfNoun } from '../career/action-nouns.fr.ts'
import { agrees, linkedGroup, looksLikeDeed } from '../career/bare-object.ts'
import { asInfinitives } from '../career/infinitive.ts'
import { verbOfAction } from '../career/verb-of-action.ts'
import { enumerate } from '../composer/enumerate.ts'
import { withDe } from '../french/contraction.ts'
import type { Morphology } from '../french/morphology.ts'
import { lowerFirst } from '../french/plain-letters.ts'
import { groupOf, isDeed, isTelegram, partsOf, withBracketAt, withoutBracket } from './line-parts.ts'
import { isSpelled } from './spelled-word.ts'
import { shareTold } from './task-doubt.ts'
import { asThing, upToBrokenList } from './task-line.ts'
import { inWords, label, tidyTask } from './task-text.ts'
import { readVerbPhrase, type VerbPhrase } from './verb-phrase.ts'
import { withAccents } from './with-accents.ts'

/** A part of a line: a deed with its verb, or a thing with its article. */
type Part = {
  readonly text: string
  /** Of a pair, «le tri» and «la mise en plateaux»; else the text alone. */
  readonly groups: readonly string[]
  readonly isVerb: boolean
  /** Whether «assurer» fits it: «la réception», and not «les réclamations». */
  readonly isAssured: boolean
  /** Of a deed: whether its object lacked its article. */
  readonly isBare?: boolean
  /** Of a thing: whether nobody knows what one does with it. */
  readonly isVague?: boolean
  readonly doubt: number
}

const thingDoubt = 0.2
const repairDoubt = 0.4
const vagueDoubt = 1.2
const initialsDoubt = 0.5
const lostDoubt = 0.4
const maxThings = 4
const thingWords = 13

/**
 * A line of nouns, part by part: each that has a verb of its own by that verb, with its object; the others whole, as things
 * that one assures or takes care of. «Délivrance des ordonnances et conseil au comptoir» → «délivrer les ordonnances»,
 * «assurer le conseil au comptoir». Empty where a part is not understood.
 */
export function tellParts(raw: string, morphology: Morphology): VerbPhrase[] {
  const { text, bracket, at } = withoutBracket(withAccents(raw.replace(label, ''), morphology))
  const line = inWords(tidyTask(text), morphology).replace(/(?:,| et| ou)+$/u, '')
  if (line === '' || /[:!?;]/u.test(line)) return []
  const parts = readParts(line, morphology)
  if (parts.length === 0) return []
  const linked = bracket?.replace(/[^(),]+?(?=,| et |\))/gu, (item) => linkedItem(item, morphology))
  // A telegram within a bracket stays in the CV.
  const said = linked
    ?.slice(1, -1)
    .split(/, | et /u)
    .some((item) => isTelegram(item, morphology))
    ? undefined
    : linked
  const place = parts.findLastIndex((part) => at !== undefined && hasWord(part.text, at))
  const whole = parts.map((part, index) =>
    // A bracket of what was left out goes with it.
    index === (at === undefined ? parts.length - 1 : place) ? withBracket(part, said, at) : part,
  )
  if (!whole.every((part) => isSpelledWhole(part.text, morphology))) return []
  return inTurn(whole).flatMap((together) => phraseOf(together, raw, morphology) ?? [])
}

/** «(création dossier patient et encaissement)» → «(création du dossier patient et encaissement)» */
const linkedItem = (item: string, morphology: Morphology): string =>
  /^\s*\p{Ll}+ \p{Ll}/u.test(item) ? item.replace(/\S.*/u, (words) => linkedGroup(words, morphology)) : item

function withBracket(part: Part, bracket: string | undefined, at: string | undefined): Part {
  const groups = part.groups.map((group, index) =>
    index === part.groups.length - 1 ? withBracketAt(group, bracket, at) : group,
  )
  return { ...part, groups, text: withBracketAt(part.text, bracket, at) }
}

const hasWord = (text: string, word: string): boolean => text.toLowerCase().includes(word.toLowerCase())

function readParts(line: string, morphology: Morphology): Part[] {
  // «Réception, contrôle et saisie des marchandises»: one object for all.
  // «Mise en page de brochures, affiches et bulletins»: one deed for all.
  const isPair = /^\p{L}+(?:, \p{L}+)? et \p{L}+ (?:d[eu]s? |de la |de l’|d’)/u.test(line)
  const isShared =
    isPair ||
    /^\p{L}+(?: en \p{L}+)? (?:d[eu]s? |d’)\p{L}+s(?: \p{L}+s)?, (?:\p{L}+s, )*\p{L}+s(?: \p{L}+s)? et \p{L}+s(?: \p{L}+s)?$/u.test(
      line,
    ) ||
    // «Ouverture de comptes, contrats, coffres», «Contrôle des livres, CD et DVD»
    /^\p{L}+ (?:de |d’)\p{L}+s(?:, \p{L}+s)+$/u.test(line) ||
    /^\p{L}+ (?:des |de |d’)\p{L}+s(?:, \p{Lu}{2,})+ et \p{Lu}{2,}$/u.test(line)
  const shared =
    isShared && (isPair || !listsDeeds(line, morphology)) ? sureDeed(line, morphology) : undefined
  if (shared !== undefined) return [verbPart(shared, 0)]
  const out: Part[] = []
  let lost = 0
  const pieces = partsOf(line, morphology)
  for (const [index, piece] of pieces.entries()) {
    const part = readPart(piece, morphology)
    // What names nothing that is done is left out, beside something that does.
    if (part === undefined && index === 0) return []
    const before = out.at(-1)
    if (part === undefined) lost += 1
    else if (before && isListed(before, part, morphology))
      out[out.length - 1] = withObject(before, part, index === pieces.length - 1)
    // «dossiers de sinistres, incendie»: a kind of what was named.
    else if (
      index > 0 &&
      part.isVague &&
      /^(?:le |la |l’)\p{L}+$/u.test(part.text) &&
      / d(?:e|u|es) | d’/u.test(pieces[0] ?? '')
    )
      lost += 1
    else out.push(part)
  }
  const isTold = out.some(({ isVerb }) => isVerb) || lost < 2
  return isTold ? out.map((part) => ({ ...part, doubt: part.doubt + lostDoubt * lost })) : []
}

/** «conception couronnes, bridges, armatures»: plurals behind a deed whose object lacks its article are objects of it. */
const isListed = (before: Part, { isVerb, text }: Part, morphology: Morphology): boolean => {
  const [, noun = ''] = /^les (\p{L}+)s(?!\p{L})/u.exec(text) ?? []
  return (
    before.isVerb &&
    before.isBare === true &&
    !isVerb &&
    noun !== '' &&
    verbOfAction(noun, morphology) === undefined
  )
}

const withObject = (before: Part, { text, doubt }: Part, isLast: boolean): Part => {
  const whole = `${before.text}${isLast ? ' et ' : ', '}${text}`
  return { ...before, text: whole, groups: [whole], doubt: Math.max(before.doubt, doubt - vagueDoubt) }
}

const verbPart = (text: string, doubt: number): Part => ({
  text,
  groups: [text],
  isVerb: true,
  isAssured: false,
  doubt,
})

/** Whether a deed of its own is among what follows the first: «saisie des contrats, états des lieux et relances». */
const listsDeeds = (line: string, morphology: Morphology): boolean =>
  line
    .split(/, | et /u)
    .slice(1)
    .some(
      (item) =>
        verbOfAction(item.split(' ')[0] ?? '', morphology) !== undefined ||
        (item.includes(' ') &&
          !/^\p{L}+ (?:d[eu]s? |d’)/u.test(item) &&
          isUsualVerb(asThing(item, morphology) ?? 'assurer')),
    )

function readPart(piece: string, morphology: Morphology): Part | undefined {
  const linked = linkedGroup(piece, morphology)
  const repairs =
    linked.split(' ').length -
    piece.split(' ').length +
    Number(linked !== piece && linked.split(' ').length === piece.split(' ').length)
  // «polyvalence quai préparation commandes»: who reads would have to guess.
  if (repairs > 1) return undefined
  const initials = /(?<![’/(]|\p{L}s? de )(?<!\p{L})\p{Lu}{2,}/u.test(piece) ? initialsDoubt : 0
  const deed = sureDeed(linked, morphology)
  const doubt = repairDoubt * repairs + initials
  if (deed !== undefined) return { ...verbPart(deed, doubt), isBare: repairs > 0 }
  const usual = asThing(linked, morphology)
  if (
    usual !== undefined &&
    isUsualVerb(usual) &&
    shareTold(linked, [usual]) === 1 &&
    withoutBareTail(usual, morphology) === usual
  )
    return verbPart(usual, doubt)
  const group = groupOf(piece, morphology)
  // «perchman», «inventoriste»: who one was.
  if (group === undefined || /^(?:l[ae] |l’)\p{L}+(?:iste|man|woman)(?!\p{L})/u.test(group.text))
    return undefined
  const pair = /^((?:l[ae]s? |l’)\S+) et (d(?:u|es) |de la |de l’)(.+)$/u.exec(group.text)
  const isPair = pair !== null && /^\p{L}+ et \p{L}+/u.test(piece)
  const second = isPair ? theOf(pair[2] ?? '') + (pair[3] ?? '') : ''
  const whole = isPair ? `${pair[1] ?? ''} et ${second}` : group.text
  // «le groupage, découché semaine»: what is not understood behind a comma is left out.
  const text = withoutBareTail(
    whole.replace(/, (?!l[ae]s? |l’|d[eu]s? |d’|en |à |aux? |une? |\p{Lu})[\p{Ll}\d][^,()]*$/u, (tail) =>
      / \(|^, (?:anglais|allemand|espagnol|italien)/u.test(tail) ? tail : '',
    ),
    morphology,
  )
  const head = /^(?:l[ae]s? |l’)?([\p{L}-]+)/u.exec(text)?.[1] ?? ''
  return {
    text,
    groups: isPair && text === whole ? [pair[1] ?? '', second] : [text],
    isVerb: false,
    isAssured: isDeed(head) && !notAssured.test(head) && !looksLikeDeed.test(head),
    isVague: group.isVague === true || /^(?:la réception|l’accueil de jour)$/u.test(group.text),
    doubt:
      thingDoubt +
      repairDoubt * Number(group.isRepaired === true) +
      vagueDoubt * Number(group.isVague === true || /^la réception$/u.test(group.text)) +
      lostDoubt * Number(text !== whole) +
      initials,
  }
}

const theOf = (of: string): string =>
  ({ 'du ': 'le ', 'des ': 'les ', 'de la ': 'la ', 'de l’': 'l’' })[of] ?? of

/** «les relations avec les clients et devis»: a last thing in the singular without its article is left out. */
function withoutBareTail(text: string, morphology: Morphology): string {
  const found = /(?:,| et) (?:petit |grand |gros )?(\p{Ll}[\p{L}-]+)(?: [^,]*)?$/u.exec(text)
  const [tail = '', noun = ''] = found ?? []
  const before = text.slice(0, text.length - tail.length)
  const readings = morphology.readings(noun)
  const isBare =
    found !== null &&
    !/^(?:l[ae]s?|une?|des?|du|leurs?|ses|son|sa|deux|trois|quatre|en|à|aux?|sur|par|avec|pour|radio|météo|vidéo|audio|son|lumière|soir|soirée|nuit|week-end|après-midi)$/u.test(
      noun,
    ) &&
    (readings.some(({ pos }) => pos === 'NOUN') ||
      (readings.length === 0 && /(?:tion|age|ment)$/u.test(noun))) &&
    (/ et (?:petit|grand|gros) /u.test(tail) ||
      !readings.some(({ pos, tense }) => pos === 'ADJ' || pos === 'VERB' || tense === 'participle')) &&
    !/[sx]$/u.test(noun) &&
    // «de nuit et de jour»; matters and kinds stand bare: «en acier et bois»
    !/ (?:en|à|au|sans|de|d’)\s?\p{Ll}+$/u.test(before) &&
    // «sur Xerox et traceur»
    !/ sur \p{Lu}/u.test(before)
  return isBare ? before : text
}

/** Verbs of things that say no more than the thing does. */
const isUsualVerb = (task: string): boolean =>
  !/^(?:(?:assurer|s’occuper|travailler|proposer)(?!\p{L})|mener la recherche|faire les visites médicales)/u.test(
    task,
  )

/** Deeds that one does not assure: one is there, or learns. */
const notAssured =
  /^(?:participation|travaux|formation|aide|appui|assistance|réseau|initiation|découverte|observation|immersion|déplacement|événement|paiement|changement|sanction|recherche|admission)s?$/iu

/** The verb of a deed with its object, where it says all that the part says, of what it may be said of. */
function sureDeed(part: string, morphology: Morphology): string | undefined {
  const [head = '', next = '', after = ''] = part.split(' ')
  const noun = lowerFirst(head)
  const own = ownDeeds.find(([shape]) => shape.test(part))
  if (own) return part.replace(own[0], own[1])
  const [task, ...more] = asInfinitives(part, morphology)
  if (task === undefined || more.length > 0 || /^(?:assurer|s’occuper) /u.test(task)) return undefined
  // «…, pré-sélection téléphonique»: what is not understood behind a comma is left out.
  const told = withoutBareTail(
    // «…, café-parents trimestriel», «…, 2 salariés»: what is no object of the verb.
    upToBrokenList(task, morphology).replace(
      /, (?!l[ae]s? |l’|des |du |une? |\p{Lu}|puis |\p{L}+(?:er|ir|re)(?: |$))[^,()]*$/u,
      '',
    ),
    morphology,
  )
    .replace(/^produire (?=\d+ (?:couverts|repas))/u, 'préparer ')
    .replace(/^(\p{L}+ des [^,]+?) et d(?:e |’)(?=\p{Ll}+s(?!\p{L}))/u, '$1 et des ')
    .replace(receivedPeople, 'recevoir ')
    // «des contrats CDD et avenants»: each has its article.
    .replace(
      /^(\p{L}+ (des|les) (?:(?! de | d’| à | en |,).)+) et (?=(\p{Ll}+s)(?!\p{L}))/u,
      (whole, start: string, article: string, other: string) =>
        morphology.readings(other).some(({ pos }) => pos === 'NOUN') &&
        !morphology.readings(other).some(({ pos }) => pos === 'ADJ')
          ? `${start} et ${article} `
          : whole,
    )
    // «ouvrir des déviations et CAPA»
    .replace(/^(\p{L}+ (?:des|les) \p{Ll}+s) et \p{Lu}{2,}$/u, '$1')
    // «les stocks de papiers et consommables»
    .replace(/( (?:de |d’)\p{Ll}+s) et (?=(\p{Ll}+s)$)/u, (whole, start: string, noun: string) =>
      morphology.readings(noun).some(({ pos }) => pos === 'NOUN')
        ? `${start} et ${/^[aeiouéèêh]/u.test(noun) ? 'd’' : 'de '}`
        : whole,
    )
  if (/^mettre \S+ \S+$/u.test(told)) return undefined
  // «expéditions de fin d’année», «relevés de température»: several of them are things.
  const isSeveral =
    /[^s]s$/u.test(noun) &&
    /^(?:de|d’\p{L}+)$/u.test(next) &&
    verbOfAction(noun.slice(0, -1), morphology) === told.split(' ')[0]
  if (isSeveral || looksLikeDeed.test(noun)) return undefined
  // «application de suivi de pannes»
  if (/^application$/iu.test(noun) && next === 'de' && isDeed(after)) return undefined
  // «location de véhicules», of who lets them; «transfert de compétences»
  if (/^location$/iu.test(noun) || (/^transferts?$/iu.test(noun) && /^compétences/u.test(after)))
    return undefined
  if (/^(?:découvrir|comprendre|observer|s’initier|assister|cesser|grouper) /u.test(told)) return undefined
  if (/^revue$/iu.test(noun) && /^(?:presse|projets?)$/u.test(after)) return undefined
  // «rechercher l’emploi», «répondre à incident»: «de» or «à» without an article is a kind of it.
  if (
    /^(?:recherche|réponse|mise)$/iu.test(noun) &&
    /^(?:de|d’\p{L}+|à)$/u.test(next) &&
    !/s$/u.test(after || next)
  )
    return undefined
  // An adjective of the deed has no place beside its verb: «gestion financière des dossiers».
  if (agrees(noun, next, morphology)) return undefined
  const verb = told.split(' ')[0] ?? ''
  const object = / (?:l[ae]s? |l’|des |une? |\d+ |\p{L}+ )?([\p{L}-]+)/u.exec(told)?.[1] ?? ''
  const lemma = morphology.readings(object).find(({ pos }) => pos === 'NOUN')?.lemma ?? object
  const isNamed = /^(?:d[eu]s?|de|d’.*|à|aux?)$/u.test(next)
  // «livraison église»: where, and not what.
  if (
    !isNamed &&
    /^(?:livrer|accueillir|vendre)$/u.test(verb) &&
    / (?:l[ae] |l’)/u.test(told) &&
    !/ (?:la clientèle|le public)/u.test(told)
  )
    return undefined
  if (!isNamed && verbOfNoun.get(noun) === undefined && morphology.goesWith?.(verb, lemma) === false)
    return undefined
  if (isTelegram(told, morphology)) return undefined
  const isCut = told !== task.replace(/^produire /u, 'préparer ') && told !== task
  const share = shareTold(part.split(' ').slice(1).join(' '), [told])
  return share === 1 || (isCut && share >= leastTold) ? told : undefined
}

/** The share of a part that its verb must say where its end was left out. */
const leastTold = 0.5

/** People and calls are received, goods are «réceptionnées». */
const receivedPeople =
  /^réceptionner (?=(?:l[ae]s? |l’|des )(?:adhérent|client|patient|usager|visiteur|appel|famille|public|candidat|parent|élève|personne|locataire|artiste|invité))/u

/** Things whose usual verb is another’s. */
const ownDeeds: readonly (readonly [RegExp, string])[] = [
  [/^analyse (?=de la pratique|des pratiques|de pratiques?)/iu, 'participer à l’analyse '],
  [
    /^clôtures? (?=mensuelles?|annuelles?|trimestrielles?|journalières?|hebdomadaires?|de caisse|comptables?|de comptes?)/iu,
    'réaliser les clôtures ',
  ],
  [/^visites? médicales?$/iu, 'organiser les visites médicales'],
  [
    /^commandes? (?:des |aux |auprès des |d[e’] ?)?(?=(?:fournisseurs|grossistes|criées|centrales|laboratoires|éditeurs|producteurs|maraîchers|prestataires)(?!\p{L}))/iu,
    'passer les commandes auprès des ',
  ],
  [
    /^campagnes? (?=de (?:terrain|fouilles?|mesures?|prélèvements?|comptages?)(?!\p{L}))/iu,
    'participer aux campagnes ',
  ],
  [/^documentation (?=technique|utilisateur|projet)/iu, 'rédiger la documentation '],
]

/** Things that stand side by side are one; each deed stands by itself. */
function inTurn(parts: readonly Part[]): Part[][] {
  const out: Part[][] = []
  for (const part of parts) {
    const last = out.at(-1)
    const words = (last ?? []).map(({ text }) => text.split(' ').length).reduce((sum, one) => sum + one, 0)
    if (
      last &&
      !part.isVerb &&
      last[0]?.isVerb === false &&
      last.length < maxThings &&
      words + part.text.split(' ').length <= thingWords
    )
      last.push(part)
    else out.push([part])
  }
  return out
}

function phraseOf(parts: readonly Part[], line: string, morphology: Morphology): VerbPhrase | undefined {
  const [first] = parts
  if (!first) return undefined
  const doubt = parts.reduce((sum, part) => sum + part.doubt, 0) / parts.length
  if (first.isVerb) {
    const phrase = readVerbPhrase(first.text, morphology)
    return phrase && { ...phrase, line, doubt }
  }
  const groups = parts.flatMap((part) => part.groups)
  if (parts.every(({ isAssured }) => isAssured)) {
    // «assurer des transmissions ciblées»: some of them, unless whose they are is said.
    const areOfSomething = groups.some((group) => !/^les (?!.* (?:de |du |des |d’|aux? |à l))/u.test(group))
    const some = areOfSomething ? groups : groups.map((group) => group.replace(/^les /u, 'des '))
    const phrase = readVerbPhrase(`assurer ${enumerate(some)}`, morphology)
    return phrase && { ...phrase, line, doubt }
  }
  const things = groups.map((group) => withDe(group))
  const phrase = readVerbPhrase(`s’occuper ${enumerate(things)}`, morphology)
  return phrase && { ...phrase, things, line, doubt }
}

const isSpelledWhole = (text: string, morphology: Morphology): boolean =>
  !/[!?…[\]{}<>"@#=*_\\]|\+\+|https?/u.test(text) &&
  text
    .split(/[\s()]+/u)
    .every((word, at) => word === '' || /^[+&]$/u.test(word) || isSpelled(word, at + 1, morphology))
