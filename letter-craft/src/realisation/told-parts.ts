import { deedOfWords } from '../career/action-nouns.fr.ts'
import { linkedGroup, looksLikeDeed } from '../career/bare-object.ts'
import { verbOfAction } from '../career/verb-of-action.ts'
import { enumerate } from '../composer/enumerate.ts'
import { withDe } from '../french/contraction.ts'
import type { Morphology } from '../french/morphology.ts'
import { acronymThings } from './care.fr.ts'
import { groupOf, isDeed, isTelegram, partsOf, withBracketAt, withoutBracket } from './line-parts.ts'
import { isSpelled } from './spelled-word.ts'
import { sureDeed, withoutBareTail } from './sure-deed.ts'
import { shareTold } from './task-doubt.ts'
import { asThing } from './task-line.ts'
import { hasOpenList, label, readableTask, withoutOpenList } from './task-text.ts'
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
  /** The verb with its first object, and the objects behind it. */
  readonly objects?: readonly string[]
  /** Of a thing: whether nobody knows what one does with it. */
  readonly isVague?: boolean
  readonly doubt: number
}

const thingDoubt = 0.2
const repairDoubt = 0.4
const vagueDoubt = 1.2
const initialsDoubt = 0.5
const lostDoubt = 0.4
/** Of a thing without a word of what it is of. */
const aloneDoubt = 0.5
const maxThings = 4
/** Deeds that one assures in the plural too. */
const severalAssured = /^(?:livraisons|achats|envois|encaissements|dépannages|conseils)$/u
const thingWords = 13

/**
 * A line of nouns, part by part: each that has a verb of its own by that verb, with its object; the others whole, as things
 * that one assures or takes care of. «Délivrance des ordonnances et conseil au comptoir» → «délivrer les ordonnances»,
 * «assurer le conseil au comptoir». Empty where a part is not understood.
 */
export function tellParts(raw: string, morphology: Morphology): VerbPhrase[] {
  const { text, bracket, at } = withoutBracket(withAccents(raw.replace(label, ''), morphology))
  const line = readableTask(text, morphology).replace(/(?:,| et| ou)+$/u, '')
  if (line === '' || /[:!?;]/u.test(line)) return []
  const parts = withoutSlashed(readParts(line, morphology), raw)
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

/** «tri BO / BI / palette»: what a slash sets beside the object of a deed is no task of its own. */
const withoutSlashed = (parts: readonly Part[], raw: string): readonly Part[] => {
  const things = [...raw.matchAll(/\p{L}{2,} ?\/ ?(\p{Ll}{3,})/gu)].flatMap(([, thing]) => thing ?? [])
  const isSlashed = ({ text, isVerb }: Part): boolean => {
    const [, noun = ''] =
      (isVerb ? /^\p{L}+ (?:l[ae]s? |l’|des |une? )(\p{Ll}+)/u : /^(?:l[ae]s? |l’)(\p{Ll}+)/u).exec(text) ??
      []
    return things.includes(noun) && !isDeed(noun)
  }
  return things.length === 0 ? parts : parts.filter((part) => !isSlashed(part))
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

const oneDeed = `(?:${deedOfWords}|\\p{L}+)`
const pairOfDeeds = new RegExp(
  `^${oneDeed}(?:, ${oneDeed})? et ${oneDeed} (?:d[eu]s? |de la |de l’|d’)`,
  'iu',
)

function readParts(line: string, morphology: Morphology): Part[] {
  const listed = withListedObjects(line, morphology)
  if (listed !== undefined) return readParts(listed, morphology)
  const qualified = withQualities(line, morphology)
  if (qualified) return [qualified]
  // «Réception, contrôle et saisie des marchandises»: one object for all.
  // «Mise en page de brochures, affiches et bulletins»: one deed for all.
  const isPair = pairOfDeeds.test(line)
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
    if (part === undefined && index === 0 && pieces.length < 3) return []
    const before = out.at(-1)
    if (part === undefined) lost += 1
    else if (before && isListed(before, part, morphology)) out[out.length - 1] = withObject(before, part)
    // «comptes rendus d’écho, Holter, épreuve d’effort»: what goes on a list that is not told.
    else if (part.isVague && hasOpenList(pieces[index - 1] ?? '')) lost += 1
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
  const opensUntold = pieces[0] !== undefined && readPart(pieces[0], morphology) === undefined
  const isTold = out.some(({ isVerb }) => isVerb) || (lost < 2 && !opensUntold)
  return isTold ? out.map((part) => ({ ...withObjects(part), doubt: part.doubt + lostDoubt * lost })) : []
}

/** Deeds whose objects CVs list behind them without a word of grammar. */
const listsObjects =
  /^(?:pose|montage|démontage|installation|réparation|vente|livraison|fabrication|nettoyage|contrôle|remplacement)$/iu

/** «pose CDC, dalles marines, fils» → «pose de CDC, de dalles marines et de fils»: all are objects of the one deed. */
function withListedObjects(line: string, morphology: Morphology): string | undefined {
  const [, deed = '', rest = ''] = /^(\p{L}+) (?!d[eu’])([^,:;()]+(?:, [^,:;()]+)+)$/u.exec(line) ?? []
  if (!listsObjects.test(deed)) return undefined
  const items = rest.split(', ')
  // «vente produits, fiches clientes»: nobody sells both.
  if (/^vente$/iu.test(deed) && items.some((item) => item.includes(' '))) return undefined
  const isThing = (item: string): boolean => {
    const [word = ''] = item.split(' ')
    return (
      !/^(?:d[eu]s?|l[ae]s?|une?|en|à|aux?|sur|et)$/u.test(word) &&
      verbOfAction(word, morphology) === undefined &&
      (/^\p{Lu}{2,}$/u.test(word) || morphology.readings(word).some(({ pos }) => pos === 'NOUN'))
    )
  }
  return items.every(isThing) ? `${deed} ${enumerate(items.map((item) => withDe(item)))}` : undefined
}

/** «Gestion administrative, comptable et financière»: one deed of three kinds. */
function withQualities(line: string, morphology: Morphology): Part | undefined {
  const [, head = '', rest = '', ...qualities] =
    /^(\p{L}+ (\p{Ll}+))((?:, \p{Ll}+)+ et \p{Ll}+(?: d(?:e la |e l’|es |u |e |’)[^,]+)?)$/u.exec(line) ?? []
  const [more = ''] = qualities
  const words = [
    rest,
    ...more
      .replace(/ d(?:e |es |u |’).*$/u, '')
      .split(/, | et /u)
      .filter(Boolean),
  ]
  const areQualities = words.every((word) => {
    const readings = morphology.readings(word)
    return readings.some(({ pos }) => pos === 'ADJ') && !readings.some(({ pos }) => pos === 'VERB')
  })
  const part = head !== '' && areQualities ? readPart(head, morphology) : undefined
  return (
    part && {
      ...part,
      text: part.text + more,
      groups: part.groups.map((group, at) => (at === part.groups.length - 1 ? group + more : group)),
    }
  )
}

/** «conception couronnes, bridges, armatures»: plurals behind a deed whose object lacks its article are objects of it. */
const isListed = (before: Part, { isVerb, text }: Part, morphology: Morphology): boolean => {
  const [, noun = ''] = /^les (\p{L}+)s(?!\p{L})/u.exec(text) ?? []
  return (
    before.isVerb &&
    before.isBare === true &&
    !isVerb &&
    noun !== '' &&
    verbOfAction(noun, morphology) === undefined &&
    // «vente produits, fiches clientes»: nobody sells both.
    !/^(?:vendre|donner|faire|réaliser|assurer) /u.test(before.text)
  )
}

const withObject = (before: Part, { text, doubt }: Part): Part => ({
  ...before,
  objects: [...(before.objects ?? [before.text]), text],
  doubt: Math.max(before.doubt, doubt - vagueDoubt),
})

/** «poser les fenêtres», «les volets»: one task of all its objects. */
const withObjects = (part: Part): Part => {
  if (part.objects === undefined) return part
  const text = enumerate(part.objects)
  return { ...part, text, groups: [text] }
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
  const isKnown = acronymThings.has(piece)
  const initials = !isKnown && /(?<![’/(]|\p{L}s? de )(?<!\p{L})\p{Lu}{2,}/u.test(piece) ? initialsDoubt : 0
  const deed = sureDeed(linked, morphology)
  const doubt = repairDoubt * repairs + initials
  if (deed !== undefined)
    return { ...verbPart(deed, doubt), isBare: repairs > 0 || /^\p{L}+ \p{Ll}+-\p{Ll}+$/u.test(piece) }
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
    withoutOpenList(whole).replace(
      /, (?!l[ae]s? |l’|d[eu]s? |d’|en |à |aux? |une? |\p{Lu})[\p{Ll}\d][^,()]*$/u,
      (tail) => (kept.test(tail) ? tail : ''),
    ),
    morphology,
  )
  const head = /^(?:l[ae]s? |l’)?([\p{L}-]+)/u.exec(text)?.[1] ?? ''
  return {
    text,
    groups: isPair && text === whole ? [pair[1] ?? '', second] : [text],
    isVerb: false,
    isAssured:
      (isDeed(head) || severalAssured.test(head)) && !notAssured.test(head) && !looksLikeDeed.test(head),
    isVague: group.isVague === true || /^(?:la réception|l’accueil de jour)$/u.test(group.text),
    doubt:
      thingDoubt +
      repairDoubt * Number(group.isRepaired === true) +
      vagueDoubt * Number(group.isVague === true || /^la réception$/u.test(group.text)) +
      lostDoubt * Number(text !== whole) +
      initials,
  }
}

/** What goes on behind a comma: a bracket, a language, other qualities of the same thing. */
const kept =
  / \(|^, (?:anglais|allemand|espagnol|italien)|^, \p{Ll}+(?:if|ive|ique|el|elle|al|ale|aire)s? et \p{Ll}+(?:if|ive|ique|el|elle|al|ale|aire)s?(?: de niveau \d)?$/u

const theOf = (of: string): string =>
  ({ 'du ': 'le ', 'des ': 'les ', 'de la ': 'la ', 'de l’': 'l’' })[of] ?? of

/** Verbs of things that say no more than the thing does. */
const isUsualVerb = (task: string): boolean =>
  !/^(?:(?:assurer|s’occuper|travailler|proposer)(?!\p{L})|mener la recherche|faire les visites médicales)/u.test(
    task,
  )

/** Deeds that one does not assure: one is there, or learns. */
const notAssured =
  /^(?:participation|travaux|formation|aide|appui|assistance|réseau|initiation|découverte|observation|immersion|déplacement|événement|paiement|changement|sanction|recherche|admission)s?$/iu

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
  // «assurer le quadrillage»: of what? «les DSN» says it.
  const alone = groups.length === 1 && /^(?:l[ae]s? |l’)\p{L}*\p{Ll}$/u.test(groups[0] ?? '') ? aloneDoubt : 0
  if (parts.every(({ isAssured }) => isAssured)) {
    // «assurer des transmissions ciblées»: some of them, unless whose they are is said.
    const areOfSomething = groups.some((group) => !/^les (?!.* (?:de |du |des |d’|aux? |à l))/u.test(group))
    const some = areOfSomething ? groups : groups.map((group) => group.replace(/^les /u, 'des '))
    const phrase = readVerbPhrase(`assurer ${enumerate(some)}`, morphology)
    return phrase && { ...phrase, line, doubt: doubt + alone }
  }
  const things = groups.map((group) => withDe(group))
  const phrase = readVerbPhrase(`s’occuper ${enumerate(things)}`, morphology)
  return phrase && { ...phrase, things, line, doubt: doubt + alone }
}

const isSpelledWhole = (text: string, morphology: Morphology): boolean =>
  !/[!?…[\]{}<>"@#=*_\\]|\+\+|https?/u.test(text) &&
  text
    .split(/[\s()]+/u)
    .every((word, at) => word === '' || /^[+&]$/u.test(word) || isSpelled(word, at + 1, morphology))
