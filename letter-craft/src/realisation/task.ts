import { asInfinitives } from '../career/infinitive.ts'
import { withA } from '../french/contraction.ts'
import { elides } from '../french/elision.ts'
import type { Morphology } from '../french/morphology.ts'
import { isAcronym, lowerFirst } from '../french/plain-letters.ts'
import { readVerbPhrase, type VerbPhrase } from './verb-phrase.ts'

const maxWords = 15
const minWords = 2

/**
 * The tasks of a card as groups that a sentence can say, in its order. What cannot be said in sure French is left out:
 * telegraphic lines, slips, fragments of a line that was cut.
 */
export function readTasks(tasks: readonly string[], morphology: Morphology): VerbPhrase[] {
  const phrases: VerbPhrase[] = []
  for (const line of joinCutLines(tasks))
    for (const piece of line
      .replace(label, '')
      .split(/\s*(?:--+|[•·▪|]|;)\s*|(?<=\p{L}{3}\.)\s+(?=\p{Lu})|\s+:\s+/u)) {
      for (const said of infinitivesOf(piece, morphology)) {
        const short = sayable(said, morphology)
        const phrase = short === undefined ? undefined : readVerbPhrase(short, morphology)
        if (phrase && !phrases.some(({ text }) => text === phrase.text)) phrases.push(phrase)
      }
    }
  return phrases
}

/** Lines as they were cut on a page: one that opens with a small letter goes on with the one before. */
function joinCutLines(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const isCut =
      before !== undefined &&
      !/[.;:!)]$/u.test(before) &&
      (/[-,]$|(?<!\p{L})(?:de|du|des|d’|le|la|les|l’|et|à|au|aux|en|pour|par|sur|avec|dans|un|une)$/u.test(
        before,
      ) ||
        (/^[\p{Ll}(]/u.test(line) && !startsTask.test(line)))
    if (isCut)
      joined[joined.length - 1] = before.endsWith('-') ? before.slice(0, -1) + line : `${before} ${line}`
    else joined.push(line)
  }
  return joined
}

/** A list typed in small letters: each line is a task of its own. */
const startsTask = /^\p{Ll}+(?:er|ir|re|oir|tion|age|ment|ance|ise|sion)(?!\p{L})/u

const label = /^(?:missions?|t[âa]ches?|activit[ée]s?|r[ôo]le|responsabilit[ée]s)(?:\s+\p{L}+)?\s*:\s*/iu

const tidy = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replace(label, '')
    .replace(/\s*\([^()]*\)?/gu, '')
    // «Surveillance seule d’une plage»
    .replace(/^(\p{L}+) (?:seule?|en autonomie|complète?|globale?|quotidienne?)(?= d[eu’])/u, '$1')
    .replace(/\s+([,.])/gu, '$1')
    .replace(/,(?=\p{L})/gu, ', ')
    // «…, la gestion des rendez-vous et la surveillance de la santé»: nouns of action in a row need no article.
    .replace(
      /(,|\set)\s(?:la |le |les |l’)(?=(\p{L}+) (?:de |des |du |d’))/gu,
      (whole, mark: string, noun: string) => (action.test(noun) ? `${mark} ` : whole),
    )
    .replace(/\s+/gu, ' ')
    .replace(/[\s.;,:]+$/u, '')
    .trim()

function infinitivesOf(raw: string, morphology: Morphology): string[] {
  const line = tidy(raw)
  if (line === '') return []
  // «gestion du magasin (accueil des clients, encaissement)»: what the bracket lists says more than its head.
  const listed = /\(([^()]{12,})\)?/u.exec(raw)?.[1]?.split(/\s*[,;]\s*/u) ?? []
  const inner = listed.flatMap((part) => asInfinitives(tidy(part), morphology))
  if (inner.length > 1) return inner
  const sure = asInfinitives(line, morphology)
  if (sure.length > 0) return sure
  const named = asMember(line, morphology) ?? asParticipation(line) ?? asAssured(line, morphology)
  return named === undefined ? [] : [named]
}

/** «Membre de l’équipe de développement du logiciel» → «participer au développement du logiciel». */
function asMember(line: string, morphology: Morphology): string | undefined {
  const found = /^membre (?:de l’équipe|d’une équipe|de l’équipe projet) (?:de |d’)(\p{L}+) (.+)$/iu.exec(
    line,
  )
  const [, noun, rest] = found ?? []
  const reading = noun && morphology.readings(noun).find(({ pos }) => pos === 'NOUN')
  if (reading) return `participer ${withA(articled(noun, reading))} ${rest}`
  const project = /^membre (d’une?) (projet|programme|mission|étude) (.+)$/iu.exec(line)
  return project ? `participer à ${project[1]?.slice(2)} ${project[2]} ${project[3]}` : undefined
}

/** Adjectives and prepositions that end a noun of action, not the name of a thing. */
const action =
  /^(?:\p{L}+(?:tion|sion|age|ment|ance|ence|ture)|mise|suivi|aide|accueil|tenue|conseil|gestion|vente|garde|entretien|soutien|appui|tri|contrôle|soins?|prise|service|assistance|réseau|création|montage|surveillance|animation)s?$/iu

/** «Participation active à la vie scolaire» → «participer activement à la vie scolaire». */
function asParticipation(line: string): string | undefined {
  const found = /^participation(?: (active|régulière|ponctuelle))? (à|au|aux) (.+)$/iu.exec(line)
  if (!found) return undefined
  const adverb = { active: 'activement ', régulière: 'régulièrement ', ponctuelle: 'ponctuellement ' }[
    (found[1] ?? '').toLowerCase()
  ]
  return `participer ${adverb ?? ''}${found[2]} ${found[3]}`
}

/**
 * Nouns of action that have no verb of their own, under one that fits all: «Maintenance et mise en œuvre d’un radar» →
 * «assurer la maintenance et la mise en œuvre d’un radar».
 */
function asAssured(line: string, morphology: Morphology): string | undefined {
  const parts = line.split(/(,\s+|\s+et\s+)/u)
  const out: string[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at] ?? ''
    const [first = ''] = part.split(' ')
    const noun = lowerFirst(first).toLowerCase()
    const reading = morphology.readings(noun).find(({ pos }) => pos === 'NOUN')
    const isAction = action.test(noun) && !notAssured.test(noun) && reading?.gender !== undefined
    // «gestion planning», «réception marchandises»: telegrams.
    const next = part.split(' ')[1] ?? ''
    if (isAction && isBareNoun(next, morphology)) return undefined
    if (at === 0 && !isAction) return undefined
    out.push(isAction ? articled(noun + part.slice(first.length), reading) : part, parts[at + 1] ?? '')
  }
  const text = out.join('')
  // A bare noun without a complement says nothing of what was done: «développement».
  return text.split(' ').length < 3 ? undefined : `assurer ${text}`
}

const notAssured =
  /^(?:immersion|formation|stage|participation|acculturation|observation|initiation|découverte|expérience|journée|mission)s?$/iu

const isBareNoun = (word: string, morphology: Morphology): boolean => {
  const readings = morphology.readings(word)
  return readings.some(({ pos }) => pos === 'NOUN') && readings.every(({ pos }) => pos === 'NOUN')
}

const articled = (group: string, { gender, number }: { gender?: 'm' | 'f'; number?: 's' | 'p' }): string =>
  number === 'p' ? `les ${group}` : elides(group) ? `l’${group}` : `${gender === 'f' ? 'la' : 'le'} ${group}`

/** What a sentence can do without: the aim, the manner, the norms. */
const tails: readonly RegExp[] = [
  /,? (?:afin (?:de|d’|que)|dans le but d[e’]|en vue d[e’]|de manière à|de façon à|visant à|permettant d[e’]|tout en|en respectant|en tenant compte|ainsi que|telle? que|telles? que|comme|grâce|notamment|etc|y compris|en fonction d|selon|conformément|dans le respect|dans le cadre|en collaboration|en lien|sous la|en utilisant|pendant|durant|générée?s? par)(?!\p{L}).*$/u,
  /, (?!\p{L}+(?:er|ir|re|oir)(?!\p{L}))(?!.* et ).*$/u,
  /,? (?:pour|lors|selon|à partir|au sein|au profit|auprès|via|par|avec|en(?! (?:œuvre|place|rayon|page|scène|ligne|route|valeur|forme|service))|dans|sur)(?!\p{L}).*$/u,
]

/** The group as a sentence can say it: without its tail, where that is too long, or in no words of the dictionary. */
function sayable(said: string, morphology: Morphology): string | undefined {
  const whole = repairObjects(said.replace(/(?<!\p{L})webs(?!\p{L})/gu, 'web')).replace(
    /, \p{Ll}+ (?:de la|du|des|d’) ?\p{Lu}.*$|,(?: \p{Lu}\p{L}+)+$/u,
    '',
  )
  const candidates = [whole]
  // «… du logiciel Exemple® Pro»: up to the word that no letter can hold.
  const words = whole.split(' ')
  const bad = words.findIndex(
    (word, at) => unsayable.test(word) || hasOddQuotes(word) || !isSpelled(word, at, morphology),
  )
  let shorter = whole
  for (const [at, tail] of tails.entries()) {
    shorter = shorter.replace(tail, '')
    candidates.push(shorter)
    if (at === 0 && bad >= minCutWords) candidates.push(words.slice(0, bad).join(' '))
  }
  return candidates.map(trimmed).find((text) => isSayable(text, morphology))
}

const minCutWords = 6

const trimmed = (text: string): string => {
  let left = text.replace(/[\s,.;:]+$/u, '')
  while (danglingEnd.test(left)) left = left.replace(danglingEnd, '').replace(/[\s,.;:]+$/u, '')
  return left
}

function isSayable(text: string, morphology: Morphology): boolean {
  const words = text.split(' ')
  if (words.length < minWords || words.length > maxWords) return false
  if (unsayable.test(text) || hasOddQuotes(text)) return false
  return words.every((word, at) => isSpelled(word, at, morphology))
}

const danglingEnd =
  /(?: (?:et|ou|de|d’|du|des|à|au|aux|en|la|le|les|l’|un|une|pour|par|avec|sur|dans|type|sous|CACES|logiciel|logiciels|application))$/u

const unsayable =
  /^(?:comprendre|découvrir|s’acculturer|acculturer|s’immerger|se familiariser|s’initier|assister à|assister au)(?!\p{L})|^(?:accomplir|effectuer|réaliser|exécuter|assurer) (?:les|des|diverses|différentes|plusieurs) (?:tâches|missions)|(?:les|des|divers) (?:éléments|choses)$|[:?!…/()[\]{}<>"@#%+=*_\\]|(?<!\p{L})[jm]’|(?<!\p{L})(?:je|mon|ma|mes|moi|nous|notre|nos|vous|votre|vos|etc|divers tâches|diverses tâches|tâches (?:spécifiques|diverses)|lesquel)(?!\p{L})|https?|\.\p{L}/iu

const hasOddQuotes = (text: string): boolean => /[«»]/u.test(text) && !/«[^«»]+»/u.test(text)

/** «et d’outils» after «le site», «et communication avec» after «des événements»: the article that the noun needs, or a cut. */
function repairObjects(text: string): string {
  const object = / (?:le|la|les|des|un|une|l’)(?:\s|(?<=’))/u.test(text)
  if (!object) return text
  return text
    .replace(
      /^(\p{L}+ (?:le|la|l’|les|des|une?) ?[^,]+?) et d(?:e |’)(?=\p{L}+s(?!\p{L}))/u,
      (_, start: string) => `${start} et des `,
    )
    .replace(
      /(?:,| et) (?=\p{Ll}+ (?:d[eu]s?|d’\p{L}+|avec|aux?|auprès|à) ?)(?=(\p{Ll}+))(.*)$/u,
      (whole, noun: string) => (action.test(noun) ? '' : whole),
    )
}

/** A word in small letters that the dictionary does not know is a slip, or a trade’s own: the sentence does without. */
function isSpelled(word: string, at: number, morphology: Morphology): boolean {
  const bare = word.replace(/[,.;]+$/u, '').replace(/^(?:[ldjmnstc]|qu|jusqu|lorsqu|puisqu)’/iu, '')
  if (/^[b-xz]$/u.test(bare) || /^fi$/u.test(bare)) return false
  if (bare === '' || /^\d+(?:[.,]\d+)?$/u.test(bare) || bare === '€' || /^«|»$/u.test(bare)) return true
  if (at > 0 && (/^\p{Lu}/u.test(bare) || isAcronym(bare))) return !/^\p{Lu}{6,}$/u.test(bare)
  if (morphology.readings(bare).length > 0) return true
  return bare.includes('-') && bare.split('-').every((part) => morphology.readings(part).length > 0)
}
