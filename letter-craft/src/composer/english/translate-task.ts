import { plainLetters } from '../../french/plain-letters.ts'
import { toolsIn } from '../../offers/find-tools.ts'
import type { VerbPhrase } from '../../realisation/verb-phrase.ts'
import { listed } from './frame.ts'
import { articled, isAdjective, readGroup, wordTable } from './noun-group.ts'
import { actionNouns, taskVerbs } from './task-verbs.fr.ts'
import type { EnglishPhrase } from './verb-forms.ts'

const verbs = wordTable(taskVerbs)
const actions = wordTable(actionNouns)

/** Verbs that only say that the noun after them was done: «assurer la maintenance». */
const light = /^(?:assurer|effectuer|realiser|faire)$/u

const tokensOf = (text: string): string[] =>
  plainLetters(
    text.replace(/l’ensemble (?:de la |de l’|du |des )/gu, (whole) =>
      whole.endsWith('des ') ? 'les ' : 'le ',
    ),
  )
    .replaceAll("'", '’')
    .replace(/(\p{L})’/gu, '$1 ')
    .split(/[\s-]+/u)
    .map((token) => token.replace(/[.]+$/u, ''))
    .filter((token) => token !== '')

type Said = { verb: string; object: string }

/**
 * A French task in English, word by word of a table written by hand: «trier et distribuer le courrier» → «sort and distribute the
 * post». Undefined where a word of its verbs or objects is not in the table: nothing is guessed. What follows the object (where,
 * for what) may be left out.
 */
export function translateTask({ text, verbs: heads }: VerbPhrase): EnglishPhrase | undefined {
  const segments = heads.map(({ at }, index) => text.slice(at, heads[index + 1]?.at ?? text.length))
  const said: Said[] = []
  for (const segment of segments) {
    if (/\sou\s*$/u.test(segment)) return undefined
    const one = saySegment(segment.replace(/(?:\s*,|\s+(?:et|puis))\s*(?:(?:à|de) |d’)?$/u, ''))
    if (!one) return undefined
    said.push(one)
  }
  const last = said.at(-1)
  if (!last || last.object === '') return undefined
  return assembled(said)
}

/** One verb and its object, which may be empty: «accueillir et conseiller la clientèle». */
function saySegment(segment: string): Said | undefined {
  const tokens = tokensOf(segment)
  for (let length = Math.min(4, tokens.length); length > 0; length--) {
    const verb = verbs.get(
      tokens
        .slice(0, length)
        .join(' ')
        .replace(/ (?:au|aux)$/u, ' a')
        .replace(/ (?:du|des|d)$/u, ' de'),
    )
    // «aux appels», «au téléphone»: the preposition holds the article.
    const article = { aux: ['les'], des: ['les'], au: ['le'], du: ['le'] }[tokens[length - 1] ?? ''] ?? []
    if (verb === undefined && !(length === 1 && light.test(tokens[0] ?? ''))) continue
    const start = length
    if (length === 1 && light.test(tokens[0] ?? '')) {
      const acted = sayAction(tokens, segment)
      if (acted) return acted
      if (verb === undefined) return undefined
    }
    if (
      /^(?:participer|contribuer) a$/u.test(
        tokens
          .slice(0, length)
          .join(' ')
          .replace(/ aux?$/u, ' a'),
      )
    ) {
      const acted = sayAction(['faire', ...tokens.slice(length)], segment)
      if (acted) return { ...acted, verb: `help to ${acted.verb}` }
    }
    if (verb === undefined) continue
    if (tokens.length === start) return { verb, object: '' }
    const object = sayObject([...article, ...tokens.slice(start)], segment)
    return object === undefined ? undefined : fitted(verb, object)
  }
  return undefined
}

const fits = (nouns: string): RegExp => new RegExp(`(?:^|\\s)(?:${nouns})(?:s|es)?(?: of .+)?$`, 'u')

/** What a French verb is in English with some objects; the first that fits, and without one the verb stays. */
const withObject: readonly (readonly [string, RegExp, string])[] = [
  ['drive', fits('vehicle|bus|lorry|truck|tractor|train|car|van|machine'), 'drive'],
  [
    'ensure',
    fits('quality|compliance|safety|cleanliness|comfort|success|consistency|smooth running|well-being'),
    'ensure',
  ],
  ['process', fits('tree|crop|plant|flower'), 'treat'],
  ['keep', fits('till|stand|switchboard|bar|shop|dining room'), 'run'],
  ['assemble', fits('shop window'), 'dress'],
  ['assemble', fits('wall|partition'), 'build'],
  ['assemble', fits('project|event|show|file|campaign'), 'set up'],
  [
    'assemble',
    fits('structure|scaffold|machine|set|part|~furniture|furniture|equipment|component|toy'),
    'assemble',
  ],
  ['put away', fits('shelf|shelve|dining room|room|premises'), 'tidy'],
  ['lead', fits('network|page|account|site|website|blog'), 'run'],
  ['monitor', fits('rule|procedure|instruction|standard'), 'follow'],
  ['carry out', fits('budget|plan|report|quote|document|schedule|rota|programme|specification'), 'draw up'],
  [
    'carry out',
    fits('dessert|dish|meal|drink|poster|visual|website|video|film|photo|prototype|costume|material|content'),
    'produce',
  ],
]

/** Verbs that mean too many things without one of these objects. */
const onlyWith = /^(?:drive|ensure|assemble)$/u

/** The verb that English has with this object; undefined where the French one says something else. */
function fitted(verb: string, object: string): Said | undefined {
  if (verb === 'file' && /files$/u.test(object)) return { verb, object: 'documents' }
  if (verb === 'count' && object === 'the till') return { verb, object: 'the takings' }
  const found = withObject.find(([of, shape]) => of === verb && shape.test(object))
  if (!found && onlyWith.test(verb)) return undefined
  return { verb: found?.[2] ?? verb, object }
}

/** «assurer la maintenance et la mise en œuvre d’un radar» → «maintain and operate a radar». */
function sayAction(tokens: readonly string[], segment: string): Said | undefined {
  const found: string[] = []
  let at = 1
  for (;;) {
    const one = actionAt(tokens, at)
    if (!one) return undefined
    found.push(one.verb)
    at = one.end
    if (tokens[at] !== 'et') break
    at += 1
  }
  if (found.length > 2 || !/^(?:de|d|du|des)$/u.test(tokens[at] ?? '')) return undefined
  const object = sayObject(
    /^(?:de|d)$/u.test(tokens[at] ?? '') ? tokens.slice(at + 1) : tokens.slice(at),
    segment,
  )
  if (object === undefined) return undefined
  // «mise en œuvre» of a machine, and of a plan.
  const verb = found.join(' and ')
  return { verb: machines.test(object) ? verb : verb.replace('operate', 'implement'), object }
}

const machines = /(?:radar|tower|system|machine|equipment|installation|tool)s?(?!\p{L})/u

/** A noun of action with its article, from a token on: «la maintenance», «la mise en œuvre». */
function actionAt(tokens: readonly string[], from: number): { verb: string; end: number } | undefined {
  const at = /^(?:le|la|les|l|un|une|des)$/u.test(tokens[from] ?? '') ? from + 1 : from
  const phrase = ['mise a jour', 'mise en place', 'mise en oeuvre'].find(
    (one) => tokens.slice(at, at + 3).join(' ') === one,
  )
  const verb = actions.get(phrase ?? (tokens[at] ?? '').replace(/(?<=.{4})s$/u, ''))
  return verb === undefined ? undefined : { verb, end: at + (phrase ? 3 : 1) }
}

/** Prepositions with which a sentence may end before: where, how, for what. */
const goesBeyond =
  /^(?:pour|dans|lors|afin|en|chez|selon|sur|avec|par|au|aupres|via|sous|pendant|durant|depuis|vers|entre|suite|grace|tout|ainsi|conformement|hors|apres|avant|jusqu|type|a|aux|y)$/u

/** Verbs of giving and telling: to whom belongs to them. */
const takesRecipient =
  /^(?:proposer|présenter|expliquer|livrer|distribuer|donner|envoyer|vendre|fournir|transmettre|signaler|servir)(?!\p{L})/u

/** Groups joined by commas and «et»; undefined where one is unknown. */
function sayObject(tokens: readonly string[], segment: string): string | undefined {
  const spaced = tokens.flatMap((token) => (token.endsWith(',') ? [token.slice(0, -1), ','] : [token]))
  const groups: string[] = []
  let at = 0
  for (;;) {
    const group = readGroup(spaced, at)
    if (!group) return undefined
    groups.push(articled(group))
    at = group.end
    const next = spaced[at]
    // «créatives et techniques»: an adjective goes on, and is no group of its own.
    if ((next === 'et' || next === ',') && isAdjective(spaced[at + 1] ?? '')) return undefined
    if (next === ',' || next === 'et') at += next === ',' && spaced[at + 1] === 'et' ? 2 : 1
    else break
  }
  const rest = spaced.slice(at)
  if (rest.length > 0 && !goesBeyond.test(rest[0] ?? '')) return undefined
  const recipient =
    takesRecipient.test(segment) && /^(?:aux|a)$/u.test(rest[0] ?? '')
      ? readGroup(rest[0] === 'aux' ? ['les', ...rest.slice(1)] : rest.slice(1), 0)
      : undefined
  const tools = /^(?:en|avec|sur|sous|via)$/u.test(rest[0] ?? '') ? toolsIn(segment) : []
  const tail = recipient
    ? ` to ${articled(recipient)}`
    : tools.length > 0
      ? ` with ${listed(tools.slice(0, 3))}`
      : ''
  return listed(groups) + tail
}

/** «welcome and advise customers»: verbs without an object of their own share the next one. */
function assembled(said: readonly Said[]): EnglishPhrase {
  let text = ''
  const placed: { base: string; at: number }[] = []
  const units: Said[][] = []
  let open: Said[] = []
  for (const one of said) {
    open.push(one)
    if (one.object !== '') {
      units.push(open)
      open = []
    }
  }
  for (const [index, unit] of units.entries()) {
    if (index > 0) text += index === units.length - 1 ? ' and ' : ', '
    for (const [place, { verb }] of unit.entries()) {
      if (place > 0) text += place === unit.length - 1 ? ' and ' : ', '
      // «maintain and operate»: each verb is inflected.
      for (const { index, 0: base } of verb.matchAll(/^\S+|(?<= and )\S+/gu))
        placed.push({ base, at: text.length + index })
      text += verb
    }
    text += ` ${unit.at(-1)?.object ?? ''}`
  }
  return { text, verbs: placed }
}
