import { enumerate } from '../composer/enumerate.ts'
import { withArticle, withDe } from '../french/contraction.ts'
import { elides } from '../french/elision.ts'
import type { Morphology } from '../french/morphology.ts'
import { lowerFirst } from '../french/plain-letters.ts'
import type { Reading } from '../french/reading.ts'
import { countedNouns } from './counted-nouns.fr.ts'

export const readingsOf = (word: string, morphology: Morphology): readonly Reading[] =>
  morphology.readings(lowerFirst(word).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()))

export const isBareNoun = (word: string, morphology: Morphology): boolean => {
  const readings = morphology.readings(word)
  return readings.length > 0 && readings.every(({ pos }) => pos === 'NOUN')
}

/** Nouns that stand bare after «de» in names of tasks, with the article that a sentence gives them. */
const articleOfBare: ReadonlyMap<string, string> = new Map([
  ['équipe', 'une'],
  ['caisse', 'la'],
  ['personnel', 'le'],
  ['projet', 'un'],
  ['planning', 'le'],
  ['stock', 'le'],
])

/** Nouns of matter, which are not counted. */
const mass =
  /^(?:cire|résine|zircone|crin|laine|soie|plastique|liège|marbre|osier|matériel|béton|contenu|linge|pain|courrier|bois|métal|acier|fromage|viande|poisson|eau|gaz|fioul|mobilier|outillage|papier|carton|textile|café|thé|vin|alimentation|nourriture|musique|théâtre|trésorerie|sable|gravier|terre|peinture|plâtre|verre|cuir|tissu|électroménager|vaisselle|information|marchandise|bétail|lait|miel|carburant|essence|argent|prêt-à-porter|maroquinerie|lingerie|joaillerie)$/u

/** Things that a sentence speaks of as one: «le planning», «la caisse», and of what is not counted. */
const ofOne =
  /^(?:brigade|étude|cabine|mairie|crèche|garderie|cantine|journée|planning|caisse|stock|standard|personnel|équipe|clientèle|terrain|site|chantier|salle|cuisine|bar|magasin|boutique|bureau|atelier|accueil|secrétariat|agenda|budget|dossier|comité|parc|réseau|réserve|vitrine|rayon|quai|plage|piscine|domaine|exploitation|vaisselle|presse|qualité|sécurité|trésorerie|paie|facturation|logistique|communication|administration|formation|prévention|relation)$/u

/** Whether a thing is spoken of as one: «le planning». */
export const isOne = (noun: string): boolean => ofOne.test(noun)

/** Whether a thing is spoken of as one, or is not counted: «le planning», «le béton». */
export const isOfOne = (noun: string): boolean => ofOne.test(noun) || mass.test(noun)

/** «la palette» → «de palettes»: several of what a telegram names in the singular; undefined for what is spoken of as one. */
export function ofSeveral(object: string, morphology: Morphology): string | undefined {
  const [, noun = '', rest = ''] = /^(?:la |le |l’)(\p{Ll}+)((?: .*)?)$/u.exec(object) ?? []
  if (
    noun === '' ||
    ofOne.test(noun) ||
    mass.test(noun) ||
    /(?:tion|té|ence|ance|isme|ure|age|ment)$/u.test(noun) ||
    rest !== ''
  )
    return undefined
  if (readingsOf(noun, morphology).some(({ pos, number }) => pos !== 'NOUN' || number !== 's'))
    return undefined
  const plural = pluralOf(noun, morphology)
  return plural && withDe(plural)
}

const qualityFirst =
  /^(?:de |d’)(?!petits? déjeuner|jeunes (?:enfants|femmes|gens|filles)|grande?s (?:surface|magasin|compte))(?:nouveaux|nouvelles|petite?s|grande?s|bonnes?|bons|beaux|belles|jeunes|autres|futurs|futures|ancien(?:ne)?s|multiples|nombreux|nombreuses) \p{Ll}/u

/** What follows «de» as an object: «des stocks» → «les stocks», «d’une équipe» → «une équipe», «de projets» → «des projets». */
export function objectOf(words: string, morphology: Morphology): string | undefined {
  const article =
    /^(des(?!\p{L})|du(?!\p{L})|de la(?!\p{L})|de l’\s?|de l'|d’une?(?!\p{L})|de (?=\d)|de (?=(?:la|l’|son|sa|ses|leur|leurs|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs|divers|diverses|différents|différentes|tous|toutes)(?!\p{L})))\s*/iu.exec(
      words,
    )
  const bare = /^(?:de |d’)(?=\p{L})/iu.exec(words)
  if (article) {
    const rest = words.slice(article[0].length)
    const mark = article[1]?.toLowerCase().trim() ?? ''
    const object =
      mark === 'des'
        ? `les ${rest}`
        : mark === 'du'
          ? `le ${rest}`
          : mark === 'de la'
            ? `la ${rest}`
            : mark.startsWith('de l')
              ? `l’${rest}`
              : mark.startsWith('d’un')
                ? `${mark.slice(2)} ${rest}`
                : rest
    // «des patients et de leurs familles»: both are objects.
    return withObjects(object.replace(/ et d(?:e |’)(?=(?:leurs?|ses|nos|mes) )/gu, ' et '), morphology)
  }
  if (!bare) return undefined
  // «développement de nouveaux partenariats»: the quality stands first.
  if (qualityFirst.test(words)) return words
  const rest = words.slice(bare[0].length)
  const [noun = ''] = rest.split(/[\s,]/u)
  const reading = readingsOf(noun, morphology).find(({ pos }) => pos === 'NOUN')
  if (reading?.number === 'p') return withObjects(`des ${rest}`, morphology)
  // «livraison de colis»: as many as one likes.
  if (
    /[sx]$/u.test(noun) &&
    reading?.gender !== undefined &&
    reading.number === undefined &&
    !mass.test(noun)
  )
    return withObjects(
      `des ${rest.replace(/ et (?:de |d’)(\p{Ll}+)/u, (whole, next: string) => {
        const other = readingsOf(next, morphology).find(({ pos }) => pos === 'NOUN')
        if (other === undefined) return whole
        return other.number === 'p' ? ` et des ${next}` : ` et ${withArticle(next, other)}`
      })}`,
      morphology,
    )
  // «développement d’API»
  if (noun === 'API') return `des ${rest}`
  const given = articleOfBare.get(noun)
  if (given !== undefined) return `${given} ${rest}`
  // «Vente de matériel» is of some of it, «conduite de réunion» of several.
  const isAlone =
    /^\S+(?: web| marketing| qualité| et (?:de |d’)?\p{Ll}+| (?:de |d’)\p{Ll}+)?(?: (?:en|pour|par|sur|avec|dans|à|aux?|chez)(?!\p{L}).*)?$/u.test(
      rest,
    )
  if (reading?.gender === undefined) return undefined
  if ((isAlone || /^\S+ (?!de |d’|et )\p{Ll}+$/u.test(rest)) && mass.test(noun))
    return elides(noun) ? `de l’${rest}` : reading.gender === 'f' ? `de la ${rest}` : `du ${rest}`
  if (!isAlone || !countedNouns.has(noun)) return theObject(rest, morphology)
  const plural = pluralOf(noun, morphology)
  if (plural === undefined) return undefined
  // «tee-shirt et totebag»: what the dictionary lacks is left out.
  return `des ${plural}${rest.slice(noun.length).replace(/^ et (?:de |d’)?(\p{Ll}+)/u, (_, next: string) => severalToo(next, morphology))}`
}

/** «carrelage et de faïence murale» → «le carrelage et la faïence murale»; undefined for words of another shape. */
function theObject(words: string, morphology: Morphology): string | undefined {
  const [, own = '', rest = ''] =
    /^(.*?)((?: (?:en|pour|par|sur|avec|dans|à|aux?|chez)(?!\p{L}).*)?)$/u.exec(words) ?? []
  const groups = own.split(/ et (?:de |d’)|, (?:de |d’)?(?=\p{Ll}+$)/u)
  const told = groups.map((group) => withThe(group, morphology))
  return told.every((group) => group !== undefined) ? enumerate(told) + rest : undefined
}

/** «carrelage mural» → «le carrelage mural»: one noun, with its adjectives or its complement. */
export function withThe(group: string, morphology: Morphology): string | undefined {
  const [noun = '', ...more] = group.split(' ')
  const reading = readingsOf(noun, morphology).find(({ pos }) => pos === 'NOUN')
  const isGroup =
    more.length === 0 ||
    /^(?:de$|d’|du$|des$)/u.test(more[0] ?? '') ||
    (more.length < 3 &&
      more.every((word) =>
        morphology
          .readings(word)
          .some(
            ({ pos, tense, number, gender }) =>
              (pos === 'ADJ' || tense === 'participle') &&
              number !== 'p' &&
              (!gender || gender === reading?.gender),
          ),
      ))
  if (!reading?.gender || reading.number === 'p' || !isGroup) return undefined
  return withArticle(group, reading)
}

const severalToo = (noun: string, morphology: Morphology): string => {
  const plural = pluralOf(noun, morphology)
  return plural === undefined ? '' : ` et des ${plural}`
}

function pluralOf(noun: string, morphology: Morphology): string | undefined {
  const reading = readingsOf(noun, morphology).find(({ pos }) => pos === 'NOUN')
  if (!reading?.gender) return undefined
  return morphology.inflect(reading.lemma, { pos: 'NOUN', gender: reading.gender, number: 'p' })[0]
}

/** Of an object whose verb needs no «de»; «d’un» loses it. */
const directArticle: ReadonlyMap<string, string> = new Map([
  ['des', 'les'],
  ['du', 'le'],
  ['de la', 'la'],
  ['de l’', 'l’'],
])

/** Objects that follow: «des stocks et des commandes», «les stocks et commandes» → «les stocks et les commandes». */
const withObjects = (object: string, morphology: Morphology): string =>
  object
    .replaceAll(
      /((?:,|\set)\s)(des(?!\p{L})|du(?!\p{L})|de la(?!\p{L})|de l’|d’une?(?!\p{L}))(\s?)/giu,
      (whole, mark: string, article: string, space: string, at: number, all: string) => {
        // «du terrassement à l’élévation»: from one to the other.
        if (mark.startsWith(',') && /^[^,]* (?:à la |à l’|au |aux )/u.test(all.slice(at + whole.length)))
          return whole
        // «des colis et des palettes»: of both, some.
        if (all.startsWith('des ') && /^des$/iu.test(article)) return whole
        // «la propreté de la cuisine et des équipements»: of the cleanliness, and not of the verb.
        if (/ et .* (?:de la |du |des |de l’)\p{L}+$/u.test(all.slice(0, at)) && /^\set/u.test(mark))
          return whole
        // «auprès des établissements et des instances»: of the preposition, and not of the verb.
        if (/ (?:auprès|avec|pour|dans|sur|chez|lors|entre|vers|à|au|aux) [^,]*$/u.test(all.slice(0, at)))
          return whole
        const lower = article.toLowerCase()
        const direct = directArticle.get(lower) ?? lower.slice(2)
        return `${mark}${direct}${lower === 'de l’' ? '' : space || ' '}`
      },
    )
    // «des fenêtres, portes et escaliers»
    .replace(
      /^(les|des) (\p{Ll}+s), ((?:\p{Ll}+s, )*\p{Ll}+s) et (?=\p{Ll}+s(?!\p{L}))/u,
      (whole, article: string, noun: string, others: string) =>
        others.split(', ').every((other) => readingsOf(other, morphology).some(({ pos }) => pos === 'NOUN'))
          ? `${[noun, ...others.split(', ')].map((one) => `${article} ${one}`).join(', ')} et ${article} `
          : whole,
    )
    // «des comptes, cartes, crédits à la consommation»
    .replace(
      /^(les|des) (\p{Ll}+s), ((?:\p{Ll}+s, )*)(\p{Ll}+s(?: (?:à|de|d’|en|pour).*)?)$/u,
      (whole, article: string, noun: string, others: string, last: string) => {
        const things = [...others.split(', ').filter(Boolean), last]
        const areThings = things.every((thing) =>
          readingsOf(thing.split(' ')[0] ?? '', morphology).some(({ pos }) => pos === 'NOUN'),
        )
        return areThings ? enumerate([noun, ...things].map((thing) => `${article} ${thing}`)) : whole
      },
    )
    // «les contrats d’intérim et DPAE»
    .replace(/^(les [^,]*) et (?=\p{Lu}{2,}$)/u, '$1 et les ')
    .replace(
      /^(les|des) (\p{Ll}+(?: \p{Ll}+s)?) et (?=(\p{Ll}+)(?![\p{L}’]))/u,
      (whole, article: string, noun: string, next: string) =>
        isBareNoun(next, morphology) && readingsOf(next, morphology).every(({ number }) => number !== 's')
          ? `${article} ${noun} et ${article} `
          : whole,
    )
