import { linkedGroup } from '../career/bare-object.ts'
import { enumerate } from '../composer/enumerate.ts'
import { withArticle, withDe } from '../french/contraction.ts'
import type { Morphology } from '../french/morphology.ts'
import { lowerFirst } from '../french/plain-letters.ts'
import type { Reading } from '../french/reading.ts'
import { isPerson } from '../french/word-forms.ts'

/** What a post is, asks or gives, and nobody takes care of: «travail posté», «CDD de six mois», «rigueur». */
const noTask =
  /^(?:travail|travaux|poste|emploi|job|cdd|cdi|contrat|durée|mission|tâche|stage|alternance|formation|apprentissage|rythme|environnement|cadre|contexte|secteur|domaine|rayon|service|département|équipe|expérience|connaissance|compétence|maîtrise|notion|niveau|rigueur|autonomie|polyvalence|esprit|sens|capacité|aisance|qualité|goût|respect|port|station|saison|horaire|jour|journée|nuit|soir|soirée|matin|semaine|week-end|mois|an|année|heure|temps|période|rôle|responsabilité|activité|participation|observation|découverte|initiation|immersion|mise|remise|membre|titulaire|entreprise|société|groupe|magasin|boutique|restaurant|hôtel|maison|client|cadence|objectif|salaire|prime|divers|aide|appui|soutien|assistance|collaboration|responsable|chef|cheffe|référent|référente|assistant|assistante|permis|diplôme|certificat|titre|projet|spécificité|pièce|personne|partie|donnée|statut|femme|homme|association|club|médecine|gériatrie|psychiatrie|pédiatrie|chirurgie|cardiologie|oncologie|réanimation|maternité|crèche|bloc|neurologie|obstétrique|rééducation|collège|école|lycée)s?$/iu

/** Whether a noun names no work. */
export const isNoTask = (noun: string): boolean => noTask.test(noun)

/** Papers and devices that trades name by their initials, with their article. */
export const acronymThings: ReadonlyMap<string, string> = new Map(
  'les DSN,les DPAE,la TVA,les CMR,les IJSS,les DOE,les PPSPS,les DICT,le SAV,la GED,la GMAO,les CTA,les PAC,les VMC,les EPI,les PV,les NDF,les KPI'
    .split(',')
    .map((thing) => [thing.split(' ')[1] ?? '', thing]),
)

/** Endings of trades whose one gender is another word. */
const ofTrade = /(?:euse|rice|ien|ienne|iste)s?$/u

const noun = (word: string, morphology: Morphology): Reading | undefined => {
  const readings = morphology.readings(word)
  const own = readings.find(({ pos }) => pos === 'NOUN')
  const isOther = readings.some(({ pos, tense }) => pos === 'ADV' || pos === 'ADP' || tense === 'infinitive')
  return own && !isOther && (own.gender !== undefined || own.number === 'p') ? own : undefined
}

/**
 * «circuits scolaires matin et soir» → «s’occuper des circuits scolaires matin et soir»: what has no verb of its own is
 * told whole, as a thing that one takes care of. Each part of a list is a noun with its complements; undefined for what
 * names no thing of work.
 */
export function asCare(line: string, morphology: Morphology): string | undefined {
  // «sorties piscine et voyages à la journée»: another thing follows; «matin et soir» is part of one.
  const parts = line.split(/,\s+(?:et\s+)?/u).flatMap((part) => {
    const at = part.lastIndexOf(' et ')
    const [next = '', after] = part.slice(at + ' et '.length).split(' ')
    return at > 0 && after !== undefined && noun(next, morphology) && !noTask.test(next)
      ? [part.slice(0, at), part.slice(at + ' et '.length)]
      : [part]
  })
  const things = parts.map((raw) => {
    const part = linkedGroup(raw, morphology)
    const [first = '', next = ''] = part.split(' ')
    const head = lowerFirst(first)
    const initials = acronymThings.get(part)
    if (initials !== undefined) return initials
    const reading = noun(head, morphology)
    // «restaurateur», «chef de rang»: a title.
    if (!reading || head.length < 4 || noTask.test(head) || ofTrade.test(head) || isPerson(morphology, head))
      return undefined
    if (reading.number !== 'p' && /s$/u.test(head) && reading.gender === undefined) return undefined
    // «pièces et des justificatifs»: a line that was cut.
    if (/^(?:et|ou|qui|que|dont)$/u.test(next)) return undefined
    // «repas» is one or several: they were several.
    const isSame = reading.number === undefined && /s$/u.test(head)
    return withArticle(head + part.slice(first.length), isSame ? { ...reading, number: 'p' } : reading)
  })
  // «…, 2x6 TPA»: what follows the things that are understood is left out.
  const end = things.indexOf(undefined)
  const told = end < 0 ? things : things.slice(0, end)
  if (told.length === 0) return undefined
  return `s’occuper ${enumerate(told.flatMap((thing) => (thing ? [withDe(thing)] : [])))}`
}
