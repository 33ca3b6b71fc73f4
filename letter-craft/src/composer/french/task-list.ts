import { withDe } from '../../french/contraction.ts'
import { join } from '../../french/elision.ts'
import type { Morphology } from '../../french/morphology.ts'
import {
  conjugate,
  inFirstPerson,
  type PersonGender,
  readVerbPhrase,
  type SpokenTense,
  type VerbPhrase,
  withoutDe,
  withSubject,
} from '../../realisation/verb-phrase.ts'
import { enumerate } from '../enumerate.ts'

const maxWords = 20

/** Tasks with the same verb are one: «gérer les stocks» and «gérer la caisse» → «gérer les stocks et la caisse». */
export function mergeTasks(tasks: readonly VerbPhrase[], morphology: Morphology): VerbPhrase[] {
  const merged: VerbPhrase[] = []
  for (const task of tasks) {
    const [verb] = task.verbs
    const at = merged.findIndex(
      (one) =>
        one.verbs.length === 1 &&
        task.verbs.length === 1 &&
        !isCare(one) &&
        one.verbs[0]?.lemma === verb?.lemma &&
        !/ et |,/u.test(one.text) &&
        // «prendre en charge» has its object behind «charge».
        !/^(?:re)?(?:prendre|mettre) (?:en|à|au) /u.test(task.text) &&
        (headOf(one) === undefined || headOf(one) !== headOf(task)) &&
        // «une équipe de 4 personnes et les stocks» would be a zeugma.
        (opensLike(one) === opensLike(task) || makes.test(task.text) || /^\p{L}+ \d/u.test(task.text)),
    )
    const before = merged[at]
    // «rédiger un livre pour enfants sur la mer et le magazine» would be a book on the magazine.
    const [one, other] =
      before && !/ et |,/u.test(task.text) && task.text.split(' ').length < before.text.split(' ').length
        ? [task, before]
        : [before, task]
    const whole =
      one && other && verb
        ? readVerbPhrase(
            `${one.text}${/ et (?:d[eu]s? |l[ae]s? |l’)/u.test(other.text) ? ', ' : ' et '}${likeIts(other.text.slice(verb.lemma.length + 1), one)}`,
            morphology,
          )
        : undefined
    const longer = whole ? undefined : withMoreThings(merged, task, morphology)
    if (whole && whole.text.split(' ').length <= maxWords) merged[at] = whole
    else if (longer) merged[longer.at] = longer.phrase
    else if (!joinBeginnings(merged, task, morphology)) merged.push(task)
  }
  const joined: VerbPhrase[] = []
  for (const task of merged) {
    const whole = joinAssured(joined.at(-1), task, morphology)
    if (whole) joined[joined.length - 1] = whole
    else joined.push(task)
  }
  return joined
}

/** Words of things that one sentence holds together. */
const maxCareWords = 20

/** Words of a thing behind which others are named. */
const fewThingWords = 3

/** Things that one sentence names. */
const maxThings = 5

/** «assurer l’accueil et la plonge», «assurer le service» → «assurer l’accueil, la plonge et le service». */
function withMoreThings(
  merged: readonly VerbPhrase[],
  task: VerbPhrase,
  morphology: Morphology,
): { at: number; phrase: VerbPhrase } | undefined {
  // «m’occuper des circuits (53 places)», then of other things.
  const careAt = merged.findIndex((one) => isCare(one) && isCare(task))
  const cared = merged[careAt]
  if (cared && isCare(task)) {
    if (cared.text.split(' ').length + task.text.split(' ').length > maxCareWords) return undefined
    const phrase = readVerbPhrase(
      `${cared.text}, ainsi que ${task.text.slice('s’occuper '.length)}`,
      morphology,
    )
    const things = [cared, task].flatMap((one) => one.things ?? [one.text.slice('s’occuper '.length)])
    return phrase && !/ainsi que.*ainsi que/u.test(phrase.text)
      ? { at: careAt, phrase: { ...phrase, things } }
      : undefined
  }
  const own = thingsOf(task)
  // Only what stood beside it: care and the till are no one list.
  const last = merged.at(-1)
  const isSame = own && last && last.verbs[0]?.lemma === task.verbs[0]?.lemma && thingsOf(last)
  const at = isSame ? merged.length - 1 : -1
  const before = merged[at]
  const things = [...((before && thingsOf(before)) ?? []), ...(own ?? [])]
  // «la maintenance des moyens, la maintenance et la mise en œuvre…»
  const heads = things.map(
    (thing) => /^(?:le |la |les |l’|du |des |de la |de l’)([\p{L}-]+)/u.exec(thing)?.[1],
  )
  if (!before || things.length > maxThings || new Set(heads).size < heads.length) return undefined
  // «des présentations, des formations autour des logiciels et la maintenance»: of what is the second?
  const isLong = things.slice(0, -1).some((thing) => thing.split(' ').length > fewThingWords)
  if (isLong && / ainsi que /u.test(before.text)) return undefined
  const joined = isLong
    ? `${before.text}, ainsi que ${enumerate(own ?? [])}`
    : `${before.verbs[0]?.lemma} ${enumerate(things)}`
  const phrase = readVerbPhrase(joined, morphology)
  return phrase && phrase.text.split(' ').length <= maxWords ? { at, phrase } : undefined
}

/**
 * «assurer l’accueil», then «assurer la vente au comptoir»: one of two is taken care of, where no other is: «s’occuper de la
 * vente au comptoir».
 */
export function variedVerbs(tasks: readonly VerbPhrase[]): VerbPhrase[] {
  const assured = tasks.filter(isAssured)
  const second = tasks.some(isCare) ? undefined : assured[1]
  return tasks.map((task) =>
    task === second
      ? {
          ...task,
          verbs: [{ lemma: 's’occuper', at: 0 }],
          text: `s’occuper ${ofAssured(task)}`,
        }
      : task,
  )
}

export const isAssured = ({ text, verbs }: VerbPhrase): boolean =>
  verbs.length === 1 && /^assurer (?:l[ae]s? |l’)/u.test(text)

/** «assurer l’accueil et la plonge»: «de l’accueil et de la plonge». */
const ofAssured = (task: VerbPhrase): string =>
  assuredThings(task)
    .map((thing) => (/^l/u.test(thing) ? withDe(thing) : thing))
    .join('')

/** The groups behind «assurer», with the words that join them; «les relations avec les usines et les clients» are one. */
const assuredThings = ({ text }: VerbPhrase): string[] => {
  const things = text.slice('assurer '.length)
  return withBoth.test(things)
    ? [things]
    : things.split(/(, ainsi que (?=l[ae]s? |l’)|, (?=l[ae]s? |l’)| et (?=l[ae]s? |l’))/u)
}
const withBoth = /^[^,]+ (?:avec|entre) [^,]+ et l[^,]+$/u

/** «maintenance», of «assurer la maintenance des moyens radio». */
const headOf = ({ text }: VerbPhrase): string | undefined =>
  /^\p{L}+ (?:l[ae]s? |l’|des |du |une? )([\p{L}-]+)/u.exec(text)?.[1]

const isCare = ({ text }: VerbPhrase): boolean => text.startsWith('s’occuper ')

/** The objects of one verb, each with its article; undefined for another kind of task. */
function thingsOf({ verbs, text }: VerbPhrase): readonly string[] | undefined {
  const [verb] = verbs
  if (verbs.length !== 1 || !verb || / (?:pour|avec|lors|quand|chez)(?!\p{L})/u.test(text)) return undefined
  const things = text.slice(verb.lemma.length + 1).split(/(?:, (?:et )?| et )(?![^(]*\))/u)
  // «le développement et la mise en œuvre de stratégies»: one complement for both.
  const isBare = (thing: string) => /^(?:le |la |les |l’)[\p{L}-]+$/u.test(thing)
  if (things.some(isBare) && things.some((thing) => / (?:de |du |des |d’)/u.test(thing))) return undefined
  return things.every((thing) => /^(?:le |la |les |l’|du |des |de la |de l’)/u.test(thing))
    ? things
    : undefined
}

/**
 * «assurer la maintenance et la mise en œuvre d’un radar», then the same «d’une tour de contrôle»: what begins alike is
 * said once. Whether it was joined to one of `merged`.
 */
function joinBeginnings(merged: VerbPhrase[], task: VerbPhrase, morphology: Morphology): boolean {
  const other = task.text.split(' ')
  for (const [at, before] of merged.entries()) {
    const own = before.text.split(' ')
    const shared = own.findIndex((word, place) => word !== other[place])
    if (shared < 4 || !opensComplement.test(own[shared] ?? '') || !opensComplement.test(other[shared] ?? ''))
      continue
    const whole = readVerbPhrase(`${before.text} et ${other.slice(shared).join(' ')}`, morphology)
    if (!whole || whole.text.split(' ').length > maxWords) continue
    merged[at] = whole
    return true
  }
  return false
}

/** «assurer des interpellations», then «assurer la surveillance»: one verb for both; undefined where they are no pair. */
function joinAssured(
  before: VerbPhrase | undefined,
  task: VerbPhrase,
  morphology: Morphology,
): VerbPhrase | undefined {
  if (before?.verbs.length !== 1 || task.verbs.length !== 1 || / ainsi que | et .* et /u.test(before.text))
    return undefined
  const [, thing = ''] = /^assurer (?!.*assurer )(.+)$/u.exec(task.text) ?? []
  const [head = ''] = /[\p{L}-]{4,}/u.exec(thing) ?? []
  if (head === '' || !/^assurer /u.test(before.text) || before.text.includes(head)) return undefined
  const whole = readVerbPhrase(`${before.text}, ainsi que ${thing}`, morphology)
  return whole && whole.text.split(' ').length <= maxWords ? whole : undefined
}

const opensComplement = /^(?:d’|de$|du$|des$)/u

/** «les sites» after «développer des applications» are «des sites». */
const likeIts = (object: string, { text }: VerbPhrase): string =>
  makes.test(text) && / des /u.test(text) ? object.replace(/^les /u, 'des ') : object

/** What is made may be one thing and several. */
const makes = /^(?:rédiger|établir|développer|créer|produire|concevoir|réaliser|élaborer) /u

const opensLike = ({ text }: VerbPhrase): boolean =>
  / (?:les? |la |l’)/u.test(text.slice(0, text.indexOf(' ') + 6))

type Manner = { clitic?: string; repeat?: boolean; adverb?: string }

/** «je gérais les stocks, encadrais l’équipe et tenais la caisse»: one subject for all, or with `repeat` one for each. */
export function together(
  tasks: readonly VerbPhrase[],
  tense: SpokenTense,
  morphology: Morphology,
  { clitic = '', repeat = false, adverb }: Manner = {},
): string | undefined {
  const said = tasks.map((task) => conjugate(task, tense, morphology))
  const forms = said
    .filter((one) => one !== undefined)
    .map((one) => (tense === 'perfect' ? one.replace(someThings, 'des ') : one))
  if (forms.length === 0 || forms.length < said.length) return undefined
  const [first = '', ...rest] = forms
  // «je réceptionnais aussi et gérais» would part two verbs.
  if (adverb !== undefined && (tasks[0]?.verbs.length ?? 0) > 1) return undefined
  // «je m’y occupais» is another order of words.
  if (clitic !== '' && /^m[e’]/u.test(first)) return undefined
  const opened = adverb === undefined ? first : first.replace(/^(\S+)/u, `$1 ${adverb}`)
  if (tense === 'perfect')
    return withSubject(list([opened, ...rest.map((one) => one.replace(/^ai /u, ''))]), clitic)
  const told = rest.map((one, at) => withPronoun(one, forms[at] ?? ''))
  // «je triais, et gérais et stockais» is heavy: a subject for each.
  return repeat || (tasks.length > 1 && (tasks.some(({ verbs }) => verbs.length > 1) || forms.some(holdsAnd)))
    ? list([withSubject(opened, clitic), ...told.map((one) => withSubject(one))])
    : withSubject(list([opened, ...told]), clitic)
}

/** «j’ai expédié les marchandises»: which? What passes through one’s hands is some of it, of what is over. */
const someThings =
  /(?<= )les (?=(?:marchandises|colis|préparatifs|mets|plats|repas|documents|dossiers|factures|rapports)(?: simples)?(?:$|[,;]| et | le | \())/gu

/** «réceptionnais les marchandises» and «expédiais les marchandises par la route»: the second is «les expédiais par la route». */
function withPronoun(form: string, before: string): string {
  const [, object = ''] = /^\S+ (les \p{L}+)$/u.exec(before) ?? []
  const [, verb, rest] = (object && new RegExp(`^(\\S+) ${object}( .+)$`, 'u').exec(form)) || []
  return verb === undefined || / et \S+ais /u.test(form) ? form : `les ${verb}${rest}`
}

/** What stands in a bracket parts nothing. */
const holdsAnd = (item: string): boolean => / et /u.test(item.replace(/\([^()]*\)/gu, ''))

/** Groups that hold «et» are set apart by commas: «je tenais la caisse, je vendais et conseillais, et je livrais». */
export const list = (items: readonly string[]): string => {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  return items.some(holdsAnd) ? `${items.slice(0, -1).join(', ')}, et ${last}` : enumerate(items)
}

/** «chargée d’accueillir les clients et de tenir la caisse»; undefined without a gender. */
export function chargedWith(tasks: readonly VerbPhrase[], gender: PersonGender): string | undefined {
  if (gender === undefined) return undefined
  // «chargée d’assurer la caisse» says twice that one has it.
  const areThings = tasks.every((task) => isThing(task) || isAssured(task))
  // «chargée de saisir les variables, et des DSN»: deeds and things do not stand on one string.
  if (!areThings && tasks.some(isThing)) return undefined
  const each = (task: VerbPhrase) => (areThings && isAssured(task) ? ofAssured(task) : withDeEach(task))
  return inFirstPerson(`chargé${gender === 'feminine' ? 'e' : ''} ${list(tasks.map(each))}`)
}

/** «de réceptionner et de gérer les livraisons»: each verb has its preposition; «du tri de colis» has it. */
const withDeEach = ({ verbs, text }: VerbPhrase): string =>
  isThing({ verbs, text }) ? text.slice('s’occuper '.length) : withDeVerbs({ verbs, text })

/** Whether a task is a thing that one is in charge of. */
export const isThing = ({ text }: VerbPhrase): boolean => text.startsWith('s’occuper ')

/** «du tri et des expéditions», of tasks that are things; undefined where one is a deed of its own verb. */
export function thingsOfAll(
  tasks: readonly VerbPhrase[],
): { of: string; things: string; areSeveral: boolean } | undefined {
  if (tasks.length === 0 || !tasks.every(isThing)) return undefined
  const groups = tasks.flatMap((task) => task.things ?? [task.text.slice('s’occuper '.length)])
  return {
    of: list(groups),
    things: list(groups.map(theThing)),
    areSeveral: groups.length > 1 || groups.some((group) => group.startsWith('des ')),
  }
}

/** «du tri, de la saisie et de la distribution du courrier» → «le tri, la saisie et la distribution du courrier» */
const theThing = (group: string): string =>
  group
    .split(/(, | et )(?=d(?:u |e la |e l’|es ))/u)
    .map((part, at) => (at % 2 === 0 ? withoutDe(part) : part))
    .join('')

const withDeVerbs = ({ verbs, text }: VerbPhrase): string =>
  [...verbs]
    .sort((one, other) => other.at - one.at)
    .reduce((said, { at }) => said.slice(0, at) + join('de', said.slice(at)), text)

/** What was made once: it is told as done, not as a habit. */
export const isAchievement = ({ text, line = '' }: VerbPhrase): boolean =>
  /^j[’']ai (?!\p{L}+ (?:l[ae]s|des) )/iu.test(line) ||
  / (?:19|20)\d\d$|[( ](?:19|20)\d\d\)$/u.test(text) ||
  / pendant (?:\p{L}+|\d+) (?:ans|mois)(?!\p{L})/u.test(text) ||
  / en (?:\p{L}+|\d+) (?:mois|semaines|jours)(?!\p{L})/u.test(text) ||
  // «mettre en place l’outil de suivi», «créer le site»
  /^(?:créer|concevoir|lancer|construire|mettre en place|développer|implémenter|déployer|fonder|moderniser|refondre|installer) (?:la |le |l’)(?:nouvel(?:le)? |nouveau )?(?:outil|logiciel|plateforme|application|site|système|serveur|base|boutique|service|projet|programme|page|concept|réseau|module|méthode)(?!\p{L})/u.test(
    text,
  ) ||
  /^(?:créer|concevoir|rédiger|réaliser|élaborer|lancer|construire|obtenir|remporter|mettre en place|développer|implémenter|organiser|publier|recruter|migrer|déployer|fonder|ouvrir|écrire|traduire|produire|installer|moderniser|automatiser|donner|fabriquer|livrer|refaire|restaurer|rénover|former|bâtir) (?:un |une (?!équipe)|le site|l’application|deux |trois |quatre |cinq |six |sept |huit |neuf |\d)/u.test(
    text,
  )

/** «une équipe de quatre personnes», «un budget d’environ 400 000 €»: how many there were is no other thing. */
export const howMany =
  /(?<!\p{L})d(?:e |’)(?:environ |près de )?(?:\d|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt)(?!\p{L}))[^,;.]*$/u
