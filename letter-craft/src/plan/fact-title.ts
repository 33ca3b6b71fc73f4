import type { JobKind } from '../career/career.ts'
import { distance } from '../career/occupations.ts'
import { enumerate } from '../composer/enumerate.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { isBareTail, type TitleForms, titleForms } from '../realisation/job-title.ts'
import { tellingBracket } from '../realisation/post-wording.ts'
import type { PersonGender } from '../realisation/verb-phrase.ts'
import type { FactDeps, JobCard } from './facts.ts'

const statuses: Partial<Record<JobKind, readonly [string, RegExp]>> = {
  internship: [' en stage', /stag/iu],
  apprenticeship: [' en alternance', /apprenti|alternan/iu],
  volunteering: [' bénévole', /b[ée]n[ée]vol|volontaire|sapeur|wwoof/iu],
}

/** «assistante du technicien»: behind its head, whom or what a title is of. */
const ofAnother = /(?= (?:du|des|de la|de l’) ?\p{L})/u

/** «vendeuse en stage», «assistante stagiaire du technicien», «trésorière bénévole»: a post is not told for more than it was. */
export function withStatus(title: TitleForms | undefined, { kind }: JobCard): TitleForms | undefined {
  const [status = '', said] = statuses[kind] ?? []
  if (!title?.isPerson || status === '' || said?.test(title.title)) return title
  // «vice-trésorière bénévole du bureau des élèves»
  const placed = (words: string): string =>
    kind === 'volunteering'
      ? words.replace(
          /^chargée? (?:de |d’)\p{L}+(?= |$)|^.*?(?= (?:de|du|des|d’\p{L}+|à|au|aux|dans|pour|en|et) |$)/u,
          `$&${status}`,
        )
      : // «assistante du technicien en stage»: of the two, who was it?
        kind === 'internship' && ofAnother.test(words)
        ? words.replace(ofAnother, ' stagiaire')
        : words + status
  return { ...title, title: placed(title.title), a: placed(title.a) }
}

/** A title as typed; where its words do not agree, its first words: «ingénieure», «chargée de mission». */
export function soundTitle(typed: string, gender: PersonGender, deps: FactDeps): TitleForms | undefined {
  const raw = withKnownTrade(typed.replaceAll("'", '’'), deps)
  // «préparatrice ff»: who stood in for one was none.
  if (/(?<!\p{L})(?:ff|f\.f\.|faisant fonction)(?!\p{L})/iu.test(raw)) return undefined
  const { morphology, titleHeads, isSound = () => true } = deps
  const words = raw.split(' ')
  const shorter = words
    .map((_, at) => words.slice(0, words.length - at).join(' '))
    .filter((title, at) => at === 0 || !vagueAlone.test(title))
    .filter(
      (title) =>
        !/(?:^| )(?:de|du|des|d’|d’une?|une?|plusieurs|leurs?|ses|nos|à|au|aux|en|et|la|le|les|avec|pour|chez|mon|ma|mes|puis|auprès|-|–|\/|,|&)$/iu.test(
          title,
        ),
    )
  // «Account Manager (Chargée d’affaires)»: the French title stands in the bracket.
  const bracket = /\((\p{L}[^()]{5,})\)/u.exec(raw)?.[1]
  // «Service en salle et barmaid»
  const parts =
    joinsQualities.test(raw) || ofStatus.test(raw) ? [] : raw.split(/\s+et\s+|\s*[/&+,]\s*/u).slice(1)
  const isSoundTitle = (forms: TitleForms) => isWhole(forms, deps) && isSaid(forms)
  const isSaid = ({ title }: TitleForms) =>
    isSound(`J’étais ${title} à Lyon.`) && isSound(`Je suis ${title} chez Renault depuis janvier 2022.`)
  const isForeign = /\b(?:manager|account|key|customer|sales|officer|developer|engineer|lead|head)\b/iu.test(
    raw,
  )
  const written = [
    ...(isForeign && bracket ? [bracket] : []),
    raw,
    ...shorter,
    ...(bracket ? [bracket] : []),
    ...[raw.split(/[\s/,(–-]/u)[0] ?? ''].filter((title) => !vagueAlone.test(title)),
  ]
  const both = joinedTitles(raw, gender, deps)
  if (both && isSoundTitle(both)) return both
  const found = [...written, ...parts].flatMap((title) => {
    const forms = titleForms(title, gender, morphology, titleHeads)
    return forms && isSoundTitle(forms) ? [forms] : []
  })
  // «Service en salle et barmaid» is a person too.
  const best = found.find(({ isPerson }) => isPerson) ?? found[0]
  const telling = tellingBracket(raw)
  return best?.isPerson && telling !== undefined && !best.title.includes(telling)
    ? { ...best, title: `${best.title} (${telling})`, a: `${best.a} (${telling})` }
    : best
}

/** «Alternance informatique et data»: how one was there, and in what; no second trade. */
const ofStatus = /^(?:alternance|apprentissage|stage|contrat|emploi|mission|job)(?!\p{L})/iu

/** Letters from which a word that nobody knows is a slip of one that titles begin with. */
const longTrade = 7

/** «Oératrice de conditionnement», «Stagiare qualité»: the one trade that is a slip away. */
function withKnownTrade(title: string, { morphology, titleHeads }: FactDeps): string {
  const [head = ''] = /^\p{L}+/u.exec(title) ?? []
  const plain = plainLetters(head)
  if (plain.length < longTrade || titleHeads.has(plain) || morphology.readings(head.toLowerCase()).length > 0)
    return title
  const near = [...titleHeads, 'stagiaire'].filter(
    (known) => Math.abs(known.length - plain.length) < 2 && distance(known, plain, 1) <= 1,
  )
  // A letter is left out more often than one is added.
  const longer = near.filter((known) => known.length > plain.length)
  const [meant] = near.length === 1 ? near : longer.length === 1 ? longer : []
  return meant === undefined ? title : meant + title.slice(head.length)
}

/** «gestion administrative et comptable»: two qualities of one thing, and no second trade. */
const joinsQualities =
  /(?:tive|tif|ière|ier|ale|al|ique|elle|el) et (?:comptable|commerciale?|financi(?:er|ère)|juridique|technique|sociale?|logistique)$/iu

/** What CVs add to a title, and no sentence holds: a level, a certificate, initials in small letters. */
const addedToTitle =
  /(?<![\p{L}\d’-])(?:\p{Lu}{1,4}\d+\p{L}*|\d+\p{L}+|(?<!\p{Lu}{3,} )\d+|pré-pro|ff|[b-df-hj-km-z]|(?:\p{Lu}\.){2,}\p{Lu}?)(?![\p{L}\d’])/u
/** «stage seconde bac pro»: of which class. */
const ofClass =
  /^stages? (?:seconde|première|terminale|troisième|quatrième|licence|master|BTS|bac|DUT|BUT)(?!\p{L})/iu
/** Who shared the work, or whose it was, is told by nobody. */
const withOwn = / (?:avec|chez|pour|de|à) (?:mon|ma|mes) /u

/**
 * Whether the words of a title stand together: «téléprospecteur panneaux solaires» and «technicien fibre D3» are
 * telegrams; what the register of occupations lists stands as it is.
 */
function isWhole({ title, isPerson }: TitleForms, { morphology, occupations }: FactDeps): boolean {
  if (addedToTitle.test(title) || withOwn.test(title) || ofClass.test(title)) return false
  // «monteur de cuivre et aérien»
  const [, second = ''] = / (?:de |d’|en )\p{Ll}+ et (\p{Ll}+)$/u.exec(title) ?? []
  const kinds = second === '' ? [] : morphology.readings(second)
  if (kinds.length > 0 && kinds.every(({ pos }) => pos === 'ADJ')) return false
  const words = title.split(' ')
  const bareAt = words.findIndex(
    (word, at) =>
      at > 0 &&
      !/^(?:d’)?une?$/u.test(words[at - 1] ?? '') &&
      isBareTail(words[at - 1] ?? '', word, morphology),
  )
  if (bareAt < 0) return true
  if (!isPerson) return false
  const own = plainLetters(words.slice(0, bareAt + 1).join(' '))
  return occupations
    .search(title, 8)
    .some(({ masculine, feminine }) =>
      [masculine, feminine].some((name) =>
        `${plainLetters(name).replaceAll('-', ' ')} `.startsWith(`${own.replaceAll('-', ' ')} `),
      ),
    )
}

/** First words that say nothing without the rest. */
const vagueAlone =
  /^(?:jeune|post|pré|co|ex|vice|sous|via|aide|agente?|employ[ée]e?|charg[ée]e?|chef|cheffe|assistante?|adjointe?|op[ée]rat(?:eur|rice)|conduct(?:eur|rice)|membre|personnel|responsable|conseill[eè]re?)$/iu

/** «Agent de courrier/Hôtesse d’accueil» → «agent de courrier et hôtesse d’accueil»; undefined for one title. */
function joinedTitles(
  raw: string,
  gender: PersonGender,
  { morphology, titleHeads }: FactDeps,
): TitleForms | undefined {
  const found = raw
    .replace(/\s*\([^()]*\)/gu, '')
    .split(/\s*[/,&]\s*|\s+[-–—]\s+/u)
    .map((part) => titleForms(part, gender, morphology, titleHeads))
  const forms = found.filter((one) => one !== undefined)
  const plain = forms.map(({ title }) => plainLetters(title))
  const [first] = forms
  if (
    !first ||
    forms.length < 2 ||
    forms.length > 3 ||
    !forms.every(({ isPerson }) => isPerson) ||
    // «Vendeuse / Vendeuse en boulangerie» is one title.
    plain.some((one, at) => plain.some((other, place) => place !== at && other.startsWith(one)))
  )
    return undefined
  // «DJ, animateur et gérant de société»: the last of them has its «et».
  const hasAnd = / et /u.test(forms.at(-1)?.title ?? '')
  const titles = forms.map((one) => one.title)
  const title = hasAnd ? titles.join(', ') : enumerate(titles)
  return title.split(' ').length > 9
    ? undefined
    : { ...first, title, a: first.a + title.slice(first.title.length) }
}

/** Who founds or runs a firm of one’s own. */
export const founder =
  /^(?:co-?)?(?:fondat(?:eur|rice)|gérante?|dirigeante?|chef(?:fe)? d’entreprise|auto-?entrepreneu(?:r|se))(?!\p{L})/iu

/** «ingénieure indépendante», whose employer says it. */
export const withoutStatus = (title: TitleForms): TitleForms => {
  const bare = (words: string) =>
    words.replace(/ (?:indépendante?|freelance)$|^artisane? (?=\p{Ll})(?!en |de |d’|du |des )/iu, '')
  return { ...title, title: bare(title.title), a: bare(title.a) }
}

/** What «à mon compte» says too. */
export const saysOnlyStatus =
  /^(?:freelance|indépendante?|auto-?entrepreneu(?:r|se)|entrepreneu(?:r|se)|artisane?|micro-?entrepreneu(?:r|se))$/u

/** «vendeur en boulangerie», at «la boulangerie Cazals»: «vendeur». */
export const withoutKindOf = (title: TitleForms, at = ''): TitleForms => {
  const [tail = '', kind = ''] = / (?:en|de|d’) ?(\p{Ll}{4,})$/u.exec(title.title) ?? []
  const isSaid = kind !== '' && new RegExp(`(?<!\\p{L})${kind}(?!\\p{L})`, 'u').test(at)
  const bare = (words: string) => words.slice(0, -tail.length)
  return isSaid && bare(title.title).length > 3
    ? { ...title, title: bare(title.title), a: bare(title.a) }
    : title
}
