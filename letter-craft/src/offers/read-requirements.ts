import { toolsIn } from './find-tools.ts'
import { type OfferLine, offerLines } from './offer-text.ts'
import {
  kindWords,
  leadIn,
  must,
  notRequired,
  opens,
  type RequirementKind,
  verdict,
  wish,
  wishHeading,
} from './requirement-words.fr.ts'
import { sliceTraced, splitTraced, type TracedText, trimTraced } from './traced-text.ts'

export type Requirement = {
  /** Trimmed, entities and apostrophes fixed, otherwise in the offer’s words. */
  readonly text: string
  readonly need: 'must' | 'nice'
  readonly kind: RequirementKind
  /** UTF-16 offsets in the original text. */
  readonly start: number
  readonly end: number
}

const most = 40

/** Requirements of an offer, each once, in order; praise, benefits and legal lines are left out. */
export function readRequirements(source: string, lines = offerLines(source)): Requirement[] {
  const found: Requirement[] = []
  for (const line of lines) {
    for (const { piece, nice } of asked(line)) {
      const requirement = asRequirement(piece, nice)
      if (requirement && !found.some(({ text }) => text.toLowerCase() === requirement.text.toLowerCase()))
        found.push(requirement)
    }
  }
  return found.slice(0, most)
}

type RequirementPiece = { piece: TracedText; nice: boolean }

/** Outside a profile section, only explicit requirements. */
const explicitRequirement =
  /^(?:très |une? |la )?(?:bonnes? )?(?:maîtrise|connaissances?|permis|diplôme|CACES|BTS|CAP|bac (?:pro|\+)|bac\+|sens d[eu]s?|autonomie,|rigueur)(?!\p{L})|^[^.,]{2,50} (?:appréciée?s?|souhaitée?s?|exigée?s?|requise?s?|obligatoires?|indispensables?)[.! ]*$|(?:permis [A-E]{1,2}\d?(?!\p{L})|FIMO|CACES|titulaires? d|diplôm\p{L}+|expériences?|connaissances?|maîtrise|anglais|formation|habilitation|débutant|profil|niveau|bac ?\+|qualités?|rigueur|rigoureux|autonome|disponib\p{L}+|aptitude|capacité)[^.;\n]{0,80}(?:exigée?|requise?|obligatoire|indispensable|impérati|souhaité|appréci|nécessaire|essentiel|primordial|un plus|un atout|minimum)|permis [A-E](?!\p{L}) (?:valide|en cours)|(?:minimum|au moins) \d+ ans|titulaires? (?:du|d’un|de la) |vous (?:justifiez|possédez|disposez|maîtrisez|êtes titulaire|avez une (?:première )?expérience|êtes (?:une? )?(?:\p{L}+, )?(?:rigoureux|autonome|dynamique|motivé|organisé|sérieux|ponctuel|polyvalent|curieux|passionné))|tu (?:maîtrises|as une expérience|es (?:rigoureux|autonome|curieux|motivé|organisé|passionné))|personne (?:dynamique|motivée|sérieuse|rigoureuse|autonome|titulaire|ayant|polyvalente)/iu

function asked(line: OfferLine): RequirementPiece[] {
  const inProfile = line.section === 'profile'
  const allNice = inProfile && wishHeading.test(line.heading) && !/profil/iu.test(line.heading)
  return splitTraced(
    line,
    /(?<=\))(?=\p{Lu}\p{Ll})|(?<=[^\s.]{2}[.!?])(?:\s+(?=\p{Lu})|(?=\p{Lu}\p{Ll}))|\s*;\s*|\s[-–•*]\s(?=\p{Lu})/gu,
  )
    .map((sentence) => fromRequirement(withoutBeginners(sentence)))
    .filter(
      (sentence) =>
        !notRequired.test(sentence.text) && (inProfile || explicitRequirement.test(sentence.text)),
    )
    .flatMap((sentence) => enumerated(sentence, allNice))
}

/** «… mais débutants acceptés» does not weaken what precedes it. */
function withoutBeginners(sentence: TracedText): TracedText {
  const at = sentence.text.search(
    /(?:,| mais| et| ou|\s[-–/])\s*(?:les )?(?:jeunes )?(?:débutante?s?|diplômée?s?) (?:sont )?(?:accept|bienvenu)/iu,
  )
  return at > 0 ? sliceTraced(sentence, 0, at) : sentence
}

/** «La pharmacie recherche une personne titulaire du…»: the requirement starts after the recruiter. */
function fromRequirement(sentence: TracedText): TracedText {
  const who =
    /^.*?(?:recherch|cherch|recrut|attend|souhait)\p{L}* (?:(?:donc|avant tout|activement|idéalement) )?(?:une?|des|d’une?) (?:personnes?|candidate?s?|profils?|collaborat\p{L}+|quelqu’un)(?: qui)? /iu.exec(
      sentence.text,
    )
  return who ? sliceTraced(sentence, who[0].length) : sentence
}

/** Items of an enumeration; a final «souhaité» applies to all items without a «must» of their own. */
function enumerated(sentence: TracedText, allNice: boolean): RequirementPiece[] {
  const pieces = mergeDependent(sentence, cutPoints(sentence.text))
  const label = /^[^:]{2,40}(?=:\s*\p{L})/u.exec(sentence.text)?.[0] ?? ''
  const ofAll = wishOfAll.test(sentence.text) || wish.test(label) || /^idéalement/iu.test(sentence.text)
  return pieces.map((piece) => ({
    piece,
    nice: !must.test(piece.text) && (allNice || ofAll || wish.test(piece.text)),
  }))
}

/** «La connaissance de Sage et d’Excel serait un plus», «Excel et Sage appréciés»: plural, or a common subject. */
const wishOfAll =
  /^(?:la|le|les|l’|des|une?)?\s*(?:connaissances?|maîtrise|notions?|expériences?)[^,]*(?:serait|seraient|est|sont|sera|seront)\s[^,]*(?:plus|atouts?|appréciée?s?|souhaitée?s?)|(?:appréciée?s|souhaitée?s)[.! ]*$|(?:seraient|sont) (?:un|des) (?:vrais? |réels? )?(?:plus|atouts?)|:\s*(?:facultati|optionnel|apprécié|souhaité|un plus)/iu

function cutPoints(text: string): number[] {
  const points: number[] = []
  let depth = 0
  for (const match of text.matchAll(
    /[()]|,\s+|\s+(?:et|ainsi que|mais|\+)\s+|\s+(?=idéalement\s)|\s+\/\s+/giu,
  )) {
    if (match[0] === '(') depth += 1
    else if (match[0] === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) points.push(match.index)
  }
  return points
}

/** Splits only where the rest can stand alone: «gestion, finance ou comptabilité» stays whole. */
function mergeDependent(sentence: TracedText, points: readonly number[]): TracedText[] {
  const pieces: TracedText[] = []
  let start = 0
  for (const point of points) {
    const rest = sentence.text.slice(point).replace(/^[,\s/]*(?:(?:et|ainsi que|mais|\+)\s)?\s*/iu, '')
    if (!standsAlone(rest, sentence.text.slice(start, point))) continue
    pieces.push(trimTraced(sliceTraced(sentence, start, point)))
    start = point
  }
  pieces.push(trimTraced(sliceTraced(sentence, start)))
  return pieces.filter((piece) => piece.text !== '')
}

function standsAlone(rest: string, before: string): boolean {
  if (/^\W*(?:idéalement|enfin|cependant|de plus|par ailleurs)?\W*$/iu.test(before)) return false
  if (/^idéalement\s/iu.test(rest)) return before.split(' ').length > 4
  if (/^(?:vous|tu)\s/iu.test(rest) || opens.test(rest)) return true
  const next = rest.split(/,|\s(?:et|ou|ainsi que|\+)\s|\s\/\s/u)[0] ?? ''
  return next.length < 40 && toolsIn(next).length > 0 && toolsIn(before).length > 0
}

function asRequirement(source: TracedText, nice: boolean): Requirement | undefined {
  const whole = after(/^(?:et|ou|mais|ainsi que|\+)\s+/iu, withoutEdges(source))
  const labelled = after(
    /^(?!https?)[^:(]{2,40}\s?:\s*(?=[^\s:]{2})(?!facultati|optionnel|appréci|souhait|un (?:vrai )?(?:plus|atout)|exigé|requis|obligatoire|indispensable|impérati)/iu,
    whole,
  )
  // «DE ou DUMI»: capitals are a diploma’s, not the preposition.
  const asked = /^DE\s/u.test(labelled.text) ? labelled : after(leadIn, withoutEdges(labelled))
  const piece = withoutEdges(sliceTraced(asked, 0, verdictAt(asked.text)))
  if (!/\p{L}{2}/u.test(piece.text) || piece.text.length > 220) return undefined
  if (piece.text.split(' ').length > 28 || emptyPhrase.test(piece.text)) return undefined
  return {
    text: piece.text,
    need: nice ? 'nice' : 'must',
    kind: kindOf(whole.text),
    start: piece.from[0]!,
    end: piece.from[piece.text.length - 1]! + 1,
  }
}

/** The degree of necessity, which `need` already expresses. */
function verdictAt(text: string): number {
  const at = text.search(verdict)
  return at > 0 ? at : text.length
}

const after = (pattern: RegExp, source: TracedText): TracedText =>
  sliceTraced(source, pattern.exec(source.text)?.[0].length ?? 0)

/** Headings and fragments that mean nothing alone. */
const emptyPhrase =
  /^(?:compétences?|profil|qualités?|savoir[- ](?:faire|être)s?|enfin|cependant|cette expérience|formations?|connaissances?|techniques?|requis|souhaité|un plus|atouts?|etc|plus|poste|minimum|outils|personnalité|(?:compétences? )?techniques?)$/iu

function withoutEdges(source: TracedText): TracedText {
  const start = /^[\s,;:)\-–•*+/]+/u.exec(source.text)?.[0].length ?? 0
  return sliceTraced(source, start, Math.max(start, endOfWords(source.text)))
}

const isEdge = (sign: string | undefined) => sign !== undefined && /[\s,;:.!\-–•*/]/u.test(sign)

/** Where the marks at the end of a piece begin; the plus signs of «C++» belong to it, those after a space do not. */
function endOfWords(text: string): number {
  let end = /[([]$/u.test(text.slice(-1)) ? text.length - 1 : text.length
  while (end > 0) {
    let before = end
    while (text[before - 1] === '+') before -= 1
    if (before < end && !/\s/u.test(text[before - 1] ?? '')) return end
    if (before === end && !isEdge(text[end - 1])) return end
    end = before === end ? end - 1 : before
  }
  return end
}

function kindOf(text: string): RequirementKind {
  const [permit, language, diploma, experience] = kindWords
  for (const words of [permit, language, diploma, experience]) if (words?.[1].test(text)) return words[0]
  if (toolsIn(text).length > 0) return 'tool'
  return kindWords.find(([, pattern]) => pattern.test(text))?.[0] ?? 'skill'
}
