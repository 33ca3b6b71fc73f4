import { deedOfWords, verbOfNoun } from '../career/action-nouns.fr.ts'
import { agrees, looksLikeDeed } from '../career/bare-object.ts'
import { asInfinitives, severalDeeds } from '../career/infinitive.ts'
import { verbOfAction } from '../career/verb-of-action.ts'
import type { Morphology } from '../french/morphology.ts'
import { lowerFirst } from '../french/plain-letters.ts'
import { isDeed, isTelegram } from './line-parts.ts'
import { shareTold } from './task-doubt.ts'
import { upToBrokenList } from './task-line.ts'
import { hasOpenList } from './task-text.ts'

/** «les relations avec les clients et devis»: a last thing in the singular without its article is left out. */
export function withoutBareTail(text: string, morphology: Morphology): string {
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

/** The verb of a deed with its object, where it says all that the part says, of what it may be said of. */
export function sureDeed(part: string, morphology: Morphology): string | undefined {
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
    // «animation d’atelier ludique»: no one workshop.
    .replace(/(?<=(?:animer|concevoir|créer|organiser) )l’atelier(?! d[eu])(?= |$)/u, 'un atelier')
    // «des contrats CDD et avenants»: each has its article.
    .replace(
      /^(\p{L}+ (des|les) (?:(?! de | d’| à | en | pour | avec | sur | dans | auprès |,).)+) et (?=(\p{Ll}+s)(?!\p{L}))/u,
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
  if (/^mettre \S+ \S+$/u.test(told) || hasOpenList(told)) return undefined
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
    !severalDeeds.test(part) &&
    /^(?:de|d’\p{L}+|à)$/u.test(next) &&
    !/s$/u.test(after || next)
  )
    return undefined
  // An adjective of the deed has no place beside its verb: «gestion financière des dossiers».
  if (agrees(noun, next, morphology)) return undefined
  const verb = told.split(' ')[0] ?? ''
  const object = / (?:l[ae]s? |l’|des |une? |\d+ |\p{L}+ )?([\p{L}-]+)/u.exec(told)?.[1] ?? ''
  const lemma = morphology.readings(object).find(({ pos }) => pos === 'NOUN')?.lemma ?? object
  const isNamed = /^(?:d[eu]s?|de|d’.*|à|aux?)$/u.test(next) || namedDeed.test(part)
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
  const shared = part.replace(severalDeeds, '')
  const behind = shared === part ? part.split(' ').slice(1).join(' ') : shared
  const share = shareTold(behind.replace(openingNoun, ''), [told])
  return share === 1 || (isCut && share >= leastTold) ? told : undefined
}

const namedDeed = new RegExp(`^(?:${deedOfWords}) d(?:[eu]s? |’)`, 'iu')

/** «mise» of «mettre», «prise» of «prendre»: nouns that share no stem with their verbs. */
const openingNoun = /(?<!\p{L})(?:(?:re)?mises?(?= en | à jour| au point)|prises?(?= en )) /giu

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
  [/^administration des ventes/iu, 'assurer l’administration des ventes'],
  [/^programmation (?=en \p{Lu})/iu, 'programmer '],
  [
    /^[Dd]éveloppement (?=(?:Java|JavaScript|Python|PHP|C#|C\+\+|TypeScript|SQL|VBA)(?![\p{L}.]))/u,
    'développer en ',
  ],
  [
    /^[Dd]éveloppement (?=(?:Laravel|Vue|React|Angular|Symfony|Django|Spring|WordPress|Node|Flutter|Drupal|Odoo)(?!\p{L}))/u,
    'développer avec ',
  ],
  [/^développement (?=en \p{Lu})/iu, 'développer '],
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
