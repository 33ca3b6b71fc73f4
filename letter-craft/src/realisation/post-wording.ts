import { withDe } from '../french/contraction.ts'
import type { Morphology } from '../french/morphology.ts'
import { withDefinite } from '../french/word-forms.ts'
import type { PersonGender } from './verb-phrase.ts'

/** Trades that a sentence names by their initials. */
export const namedTrade =
  /^(?:AESH|AVS|ATSEM|ASH|AES|AMP|ASVP|IDE|IBODE|IADE|DRH|DAF|DSI|TISF|CPE|MNS|BNSSA|ADJ)(?![\p{L}\d])/u

/** Ranks and statutes that a bracket adds to a post. */
const statute =
  /^(?:sous-officier|officier|militaire du rang|cadre|titulaire|contractuelle?|remplaçante?)(?!\p{L})/iu

/** «Agente technique (ATSEM remplaçante)»: a bracket that says what the post was. */
export const tellingBracket = (raw: string): string | undefined => {
  const [, inner = ''] = /\(([^()]{3,40})\)\s*$/u.exec(raw.replaceAll("'", '’')) ?? []
  return (namedTrade.test(inner) || statute.test(inner)) &&
    inner.split(' ').length <= 3 &&
    !/ puis /u.test(inner)
    ? inner
    : undefined
}

const foreign: readonly (readonly [RegExp, string, string])[] = [
  [/^wait(?:er|ress)$|^camarer[oa]$|^kellner(?:in)?$/iu, 'serveur', 'serveuse'],
  [/^(?:kitchen porter|dish ?washer)$/iu, 'plongeur', 'plongeuse'],
  [/^bar ?tender$/iu, 'barman', 'barmaid'],
  [/^(?:cook|line cook)$|^cociner[oa]$|^koch$/iu, 'cuisinier', 'cuisinière'],
  [/^(?:shop|sales|store) assistant$|^vendedora?$|^verkäufer(?:in)?$/iu, 'vendeur', 'vendeuse'],
  [/^cashier$|^cajer[oa]$/iu, 'caissier', 'caissière'],
  [/^receptionist$|^recepcionista$/iu, 'réceptionniste', 'réceptionniste'],
  [/^(?:full[ -]?stack) developer$/iu, 'développeur full-stack', 'développeuse full-stack'],
  [/^front[ -]?end developer$/iu, 'développeur front-end', 'développeuse front-end'],
  [/^back[ -]?end developer$/iu, 'développeur back-end', 'développeuse back-end'],
  [/^software developer$/iu, 'développeur de logiciels', 'développeuse de logiciels'],
  [/^software engineer$/iu, 'ingénieur logiciel', 'ingénieure logiciel'],
]

/** Two trades of one shop. */
const shops =
  /(?<!\p{L})(boulangerie|boucherie|charcuterie|bar|café|hôtel|tabac|épicerie|poissonnerie|quincaillerie) (pâtisserie|charcuterie|traiteur|tabac|restaurant|brasserie|presse|café|droguerie|épicerie)(?!\p{L})/giu

/**
 * The title of a post as a sentence names it: without codes of grades and licences, in full words. «Gérant boulangerie
 * pâtisserie» → «gérant de boulangerie-pâtisserie», «2e vendeuse» → «deuxième vendeuse».
 */
export function postWording(raw: string, gender: PersonGender, morphology: Morphology): string {
  const isFeminine = gender === 'feminine'
  const written = raw.replaceAll("'", '’').trim()
  // «Commis puis chef de partie»
  const stages = written.split(/,? puis (?=\p{L})/iu)
  if (stages.length > 1) return stages.map((stage) => postWording(stage, gender, morphology)).join(' puis ')
  const [, he, she] = foreign.find(([shape]) => shape.test(written)) ?? []
  if (he && she) return isFeminine ? she : he
  return withMissingDe(
    written
      // «IDE bloc opératoire», «Infirmière service de chirurgie»
      .replace(
        /^IDE (?=bloc|urgences|r[ée]animation|nuit|jour|service)/u,
        isFeminine ? 'infirmière ' : 'infirmier ',
      )
      .replace(/^(infirmi(?:er|ère)) (?=bloc|nuit(?!\p{L}))/iu, '$1 de ')
      .replace(
        /^(infirmi(?:er|ère)|aide-soignante?|secrétaire|agente?|assistante?) service (?=de |des |du )/iu,
        '$1 au service ',
      )
      .replace(/(?<=\p{L}) (?:à|a) son compte$/iu, '')
      .replace(/^(stage)(?: PMSMP| PFMP| d[’']observation)? (?:de )?\d+ (?:semaines?|mois|jours?)$/iu, '$1')
      .replace(
        /^(?:volontaire (?:en )?|mission de )?service civique(?!\p{L}).*$/iu,
        'volontaire en service civique',
      )
      .replace(/(?<=polyvalente?) (?=cimetière(?!\p{L}))/iu, ' du ')
      .replace(
        /(?<=polyvalente?) (?=(?:restauration|entretien|nettoyage|cuisine|collectivité|maintenance)(?!\p{L}))/iu,
        (_, at: number, whole: string) => (/^[aeiouéè]/iu.test(whole.slice(at + 1)) ? ' d’' : ' de '),
      )
      .replace(/ [-–] ?\d\S*$/u, '')
      .replace(
        /(?<=puis )1(?:re|ère|ere) de r[ée]ception/iu,
        isFeminine ? 'première de réception' : 'premier de réception',
      )
      .replace(/^PFE$/u, 'stage de fin d’études')
      // «Stage bac pro», «Stagiaire CAP AEPE», «stage 3e»
      .replace(
        /^(stage) (?=(?:bac|BTS|CAP|BEP|DUT|BUT|DE[A-Z]{2,}|licence|master|bachelor)(?!\p{L}))/iu,
        '$1 de ',
      )
      .replace(
        /^(stagiaire) (?=(?:bac|BTS|CAP|BEP|DUT|BUT|DE[A-Z]{2,}|licence|master|bachelor)(?!\p{L}))/iu,
        '$1 en ',
      )
      .replace(/^stage (?:de )?3(?:e|[èe]me)$/iu, 'stage de troisième')
      .replace(/^jeune sapeur[ -]pompier/iu, isFeminine ? 'jeune sapeuse-pompière' : 'jeune sapeur-pompier')
      // Grades and licences: «N3P2», «1-3-5», «CDD», «35 h».
      .replace(
        /(?: [Nn]\d ?[Pp]\d(?:\/[Nn]\d ?[Pp]\d)?| (?:R\d{3} )?\d[AB]?(?:[-/,]\d[AB]?)+| CD[DI]| \d\d ?h(?:\/sem\p{L}*)?)+$/u,
        '',
      )
      .replace(/ saison(?: (?:d’)?(?:été|hiver))?(?: \d{4})?$/iu, isFeminine ? ' saisonnière' : ' saisonnier')
      .replace(/ extras?$/iu, ' en extra')
      .replace(/^(?:2e|2[èe]me|2nde?)(?= (?:de |d’))/iu, isFeminine ? 'seconde' : 'second')
      .replace(/^(?:2e|2[èe]me|2nde?) (?=\p{L})/iu, 'deuxième ')
      .replace(/^(?:3e|3[èe]me) (?=\p{L})/iu, 'troisième ')
      .replace(/^(?:1er|1[èe]?re) (?=\p{L})/iu, isFeminine ? 'première ' : 'premier ')
      .replace(
        /^aide (cuisini[eè]re?|menuisi[eè]re?|plaquiste|charpenti[eè]re?|électrici(?:en|enne)|plombi[eè]re?|peintre|carreleu(?:r|se)|couvreu(?:r|se)|comptable|ménag[eè]re?|maçon|jardini[eè]re?|boulang[eè]re?|monteu(?:r|se)|bibliothécaire)(?!\p{L})/iu,
        'aide-$1',
      )
      .replace(/^hôte (?=d)/iu, isFeminine ? 'hôtesse ' : 'hôte ')
      .replace(/(?<!\p{L})([Gg])eneral(?=e?(?!\p{L}))/gu, '$1énéral')
      .replace(
        /(?<!\p{L})pr[ée]sidente?[ -]direct(?:eur|rice) générale?(?!\p{L})/iu,
        isFeminine ? 'présidente-directrice générale' : 'président-directeur général',
      )
      .replace(/(?<!\p{L})(centres?|accueils?) de loisir(?!s)/giu, '$1 de loisirs')
      .replace(/(?<!\p{L})sur mesures(?!\p{L})/giu, 'sur mesure')
      .replace(/(?<!\p{L})full[ -]?stack(?!\p{L})/giu, 'full stack')
      .replace(/(?<=\p{L}{4}) pro$/iu, isFeminine ? ' professionnelle' : ' professionnel')
      .replace(/(?<!\p{L})front[ -]?end(?!\p{L})/giu, 'front-end')
      .replace(/(?<!\p{L})back[ -]?end(?!\p{L})/giu, 'back-end')
      .replace(/(?<!\p{L})supply chain(?!\p{L})/giu, 'supply chain')
      .replace(
        /^(stagiaire|alternante?|apprentie?) (développeur|intégrateur|rédacteur|formateur|vendeur|conseiller|infirmier|animateur|éducateur|cuisinier|pâtissier|boulanger|coiffeur|caissier|serveur|technicien)(?!\p{L})/iu,
        (_, learner: string, trade: string) => `${learner} ${isFeminine ? inTheFeminine(trade) : trade}`,
      )
      .replace(/^chauffeur livreur(?!\p{L})/iu, 'chauffeur-livreur')
      .replace(
        /(?<=responsable )(?:de )?(?:plateforme|plate-forme) (?=transport|logistique)/iu,
        (_, at: number, whole: string) =>
          /logistique/iu.test(whole.slice(at)) ? 'de plateforme ' : 'de plateforme de ',
      ),
    morphology,
  )
}

/** «développeur» → «développeuse», of trades whose feminine is regular. */
const inTheFeminine = (trade: string): string =>
  trade
    .replace(/(intégra|rédac|forma|anima|éduca)teur$/iu, '$1trice')
    .replace(/ier$/u, 'ière')
    .replace(/ien$/u, 'ienne')
    .replace(/ger$/u, 'gère')
    .replace(/(?<!t)eur$|(?<=ven)deur$/u, 'euse')

const usualComplement =
  /^((?:gestionnaire|pr[ée]parat(?:eur|rice)|charg[ée]e?|assistante?|tut(?:eur|rice))) (étudiants?|élèves|production|paie|paies|stocks?|commandes|client[èe]le|recrutement|communication|mission|projets?|affaires|[ée]tudes|production|d[ée]veloppement|formation)(?!\p{L})/iu

/** «gérant bar tabac», «responsable accueil artistes», «employé libre service»: the small words that were left out. */
const withMissingDe = (title: string, morphology: Morphology): string =>
  title
    .replace(shops, '$1-$2')
    .replace(/ salon (?=coiffure|beauté|thé)/iu, ' salon de ')
    .replace(
      /^(gérante?|exploitante?|patron(?:ne)?) (?=[\p{Ll}-]{3,})(?!agricole|de |d’|salari|non |associé|majoritaire|technique|général|en |à |du |forestier)/iu,
      (_, head: string) => `${head} de `,
    )
    .replace(/^(employée?) libre[ -]service/iu, '$1 de libre-service')
    .replace(usualComplement, (_, head: string, part: string) => `${head} ${withDe(part)}`)
    .replace(/^(animat(?:eur|rice)) (centre|colonie|séjour)(?!\p{L})/iu, '$1 en $2')
    .replace(/^(stagiaire) (service|secrétariat|bureau) /iu, '$1 au $2 ')
    .replace(/^(vendeu(?:r|se)|employée?) rayon /iu, '$1 au rayon ')
    .replace(
      /^(responsable) (accueil|buvette|billetterie|intendance|hébergement|restauration|animations?|bénévoles|artistes|vestiaire|technique|planning|jeunesse)(?: (artistes|bénévoles|clients|publics?|familles|enfants|visiteurs|patients))?$/iu,
      (whole, head: string, part: string, whom: string | undefined) => {
        const known = withDefinite(morphology, part.toLowerCase())
        return known === undefined || /^technique/iu.test(part)
          ? whole
          : `${head} ${withDe(known)}${whom ? ` ${/s$/u.test(whom) ? 'des' : 'du'} ${whom}` : ''}`
      },
    )
