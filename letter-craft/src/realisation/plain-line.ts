import { looksLikeDeed } from '../career/bare-object.ts'
import { withA } from '../french/contraction.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { isAllCaps, restoreCapitals } from '../offers/restore-capitals.ts'
import { lineShapes } from './line-shapes.fr.ts'
import { action, cacesInBracket, inFullWords } from './task-text.ts'

/** Nouns whose object may be a noun of action: «suivi facturation» is one deed. */
const managing =
  /^(?:gestion|suivi|contrôle|organisation|coordination|planification|aide|service|formation|mise|prise|conduite|préparation|vente|assistance|support|conseil|animation)s?$/iu

/** A line as it may be read: without its bullet, in small letters, whole shapes of trades as the task that they say. */
export function plainLine(raw: string): string {
  const bare = inFullWords(raw.replaceAll("'", '’')).replace(/^\s*(?:[-–—•*·>▪➢✓]+|\d\))\s+/u, '')
  const [head = ''] = bare.split('(')
  const cased =
    isAllCaps(head) && head.trim().split(' ').length > 2
      ? restoreCapitals(head) + bare.slice(head.length)
      : bare
  const line = separated(
    cased
      .replace(/(?<!\p{L})(non) (?=conform)/giu, '$1-')
      // Two words for one: «une application open source».
      .replace(/(?<!\p{L})(open|full|back|front) (?=source|stack|end(?!\p{L})|office)/giu, '$1-')
      .replace(/sous[ -](?:oe|œ)uvre/giu, 'sous-œuvre')
      .replace(/(?<!\p{L})pré[- ]?(?:et|\/) ?post[- ]?opératoires?/giu, 'pré- et postopératoires')
      .replace(/"([^"]+)"/gu, '« $1 »')
      .replace(
        /(?<=^|et |, )(production|service|vente|accueil) (cuisine|salle|magasin|boutique|caisse)(?=$|,)/iu,
        '$1 en $2',
      )
      .replace(
        /(?<=^|et |, )(nettoyage|entretien|rangement) (cuisine|salle|boutique|réserve|terrasse|vitrine)(?=$|,)/iu,
        '$1 de la $2',
      )
      .replace(
        /(?<=^|et |, )(nettoyage|entretien|rangement) (bar|magasin|matériel|poste|bureau|rayon|stock)(?=$|,)/iu,
        '$1 du $2',
      )
      .replace(/ (?:en parallèle|à côté|entre autres)(?=$|[,(])/giu, '')
      // «aider aux soins, la gestion des rendez-vous»: a help in all of it.
      .replace(
        /^(aider (?:aux?|à la|à l’) [^,]+), (la |le |les |l’)([^,]+?) et (la |le |les |l’)(.+)$/iu,
        (_, start: string, a: string, b: string, c: string, d: string) =>
          `${start}, ${withA(a + b)} et ${withA(c + d)}`,
      )
      .replace(/(?<=\p{L} )(\d+ \p{L}+) env\.?$/iu, 'environ $1')
      .replace(/(?<=\p{Ll}s) (\d+) ?- ?(\d+) ans(?!\p{L})/gu, ' de $1 à $2 ans')
      .replace(/(?<!\p{L})budget (?=\d)/giu, 'budget de ')
      .replace(/^projets? (?:de |d’)(?=\p{L}+(?:tion|ment|age|onte)(?!\p{L}))/iu, '')
      // «Dossiers FSL, aides financières, MASP»: of which kinds.
      .replace(/^dossiers (\p{Lu}{2,}(?:, [^,()]+)+)$/iu, 'dossiers ($1)')
      // «…, les rassurer, brancarder»: no tense of a letter holds it all.
      .replace(/, (?:les|le|la) \p{L}+(?:er|ir)(?=,| et )/gu, '')
      .replace(/(?<=rénovation|réfection|création|pose) salles? de bains?(?!\p{L})/giu, ' de salles de bains')
      .replace(/(?<=transferts? de compétences) clients/giu, ' aux clients')
      .replace(/(?<=mise à jour|refonte|maintenance) de site (?=web|internet)/giu, ' du site ')
      .replace(/(?<!\p{L})(sous) (?=(?:ensembles?|traitants?|traitance|vêtements?)(?!\p{L}))/giu, '$1-')
      .replace(/cas d[’']urgences(?!\p{L})/giu, 'cas d’urgence')
      .replace(/(?<=\p{L}s) (radio|météo|vidéo|audio|laser)s(?: et (radio|météo|vidéo|audio)s)?(?!\p{L})/giu, (_, one: string, other?: string) => ` ${one}${other === undefined ? '' : ` et ${other}`}`)
      .replace(/(?<=ventes?) (?=comptoir(?!\p{L}))/giu, ' au ')
      .replace(/^mise a (?=\p{L})/iu, 'mise à ')
      .replace(/(?<=des )t°(?:C|c)?(?!\p{L})/giu, 'températures')
      .replace(/(?<!\p{L})t°(?:C|c)?(?!\p{L})/giu, 'température')
      .replace(/(?<=\p{Ll})(?<!dans|travers|de|pour|sur) toute (?=la France|l’Europe)/giu, ' dans toute ')
      // «350 dossiers DDE, incendie, vol»: of which kinds.
      .replace(/(\d \p{Ll}+s) (\p{Lu}{2,}), (\p{Ll}+(?:, \p{Ll}+)*)$/u, '$1 ($2, $3)')
      .replace(/^((?:[Cc]alage et )?[Cc]onduite) (?=\p{Lu}\p{Ll}+ )/u, '$1 sur ')
      .replace(/(?<=\()maternelle au (?=C)/giu, 'de la maternelle au ')
      .replace(/(?<=écarts?) (?:entre )?(?:le )?budget ?\/ ?(?:le )?(réel|réalisé)(?!\p{L})/giu, ' entre le budget et le $1')
      .replace(/^co[- ](?=écri|anim|constr|rédig|organis|dirig)/iu, 'co-')
      // «Participé au déploiement»
      .replace(/^(participé|contribué|veillé|assisté) (?=à |au |aux )/iu, 'j’ai $1 ')
      // «PDA (préparation des doses à administrer) pour 2 EHPAD»
      .replace(/^(\p{Lu}{2,5}) \((\p{Ll}[^()]+)\)/u, (whole, initials: string, words: string) =>
        standsFor(initials, words) ? words : whole,
      )
      .replace(
        /^soutien scolaire (?:à |aux |de |des |d’)?(?=(?:collégiens|lycéens|élèves|enfants|écoliers))/iu,
        'soutien scolaire de ',
      )
      .replace(/(?<!\p{L})env\.? ?(?=\d)/giu, 'environ ')
      .replace(/(?<=\d ?)pts(?!\p{L})/giu, 'points')
      .replace(/(?<=\d ?)sem\.?(?=\s?\/|\s|\)|$)/giu, 'semaines')
      .replace(/(?<=\d ?)réf\.?(?!\p{L})/giu, 'références')
      .replace(/(?<!\p{L})récup(?!\p{L})/giu, 'récupération')
      .replace(/(?<!\p{L})stats(?!\p{L})/giu, 'statistiques')
      .replace(/(?<=\p{Ll}) (?=\d axes(?!\p{L}))/giu, ' en ')
      .replace(/(?<=\d) ?m(?=[\s,)]|$)/gu, ' mètres')
      .replace(/(?<=\d) ?T(?=[\s,)/]|$)/gu, ' tonnes')
      .replace(
        /(?<!\p{L})(relation)s? (?=(?:praticiens|gardiens|fournisseurs|clients|artisans|parents|familles|partenaires|prestataires|élus|bailleurs)(?!\p{L}))/giu,
        '$1s avec les ',
      )
      .replace(/(?<=\d) ?p\.(?=[\s,)]|$)/gu, ' pages')
      // «contrôle fin de ligne», «scènes plein air»: when and where.
      .replace(
        /(?<!(?:en|de|la|à|la|une) )(?=fin de (?:ligne|poste|service|chantier|journée|saison|mois|chaîne)(?!\p{L}))/giu,
        'en ',
      )
      .replace(/(?<!(?:en|de|du) )plein (?=(?:air|champ)(?!\p{L}))/giu, 'en plein ')
      // «maintenance corrective TGBT», «cartographie QGIS»
      .replace(/(?<=(?:préventive|corrective|curative)) (?=\p{Lu}{2,}(?!\p{L}))/gu, ' des ')
      .replace(
        /^([Cc]artographie|[Ii]nfographie|[Mm]ontage vidéo|[Ss]aisie|[Pp]aie|[Cc]omptabilité|[Ff]acturation|[Dd]essin) (?=\p{Lu}\p{L}{2,})/u,
        '$1 sur ',
      )
      .replace(/(?<=\d) ?pers\.?(?!\p{L})/gu, ' personnes')
      .replace(/(?<=\d [\p{L} ]{3,30})\s?\/\s?j(?!\p{L})/gu, ' par jour')
      .replace(/(?<=contrôles?) (?=qualité (?:interne|externe)s?)/giu, ' de ')
      .replace(
        /(?<=(?:véhicules?|camions?|fourgons?|porteurs?)) (\d+(?:[.,]\d)?) ?[tT](?!\p{L})/gu,
        ' de $1 tonnes',
      )
      // «ateliers manuels, lecture, motricité»: of what kinds.
      .replace(
        /(?<=(?:ateliers?|activités?|animations?|séances?|jeux)) (\p{Ll}+(?:, \p{Ll}+)+(?: et \p{Ll}+)?)$/u,
        ' ($1)',
      )
      // «selon taux d’occupation» lacks its article: the line does without.
      .replace(/ selon (?!l[ae]s? |l’|un |une |des |leurs? |ses |son |sa |\p{Lu})\p{Ll}[^,;(]*$/u, '')
      .replace(/ machine (?:\+|et|\/) manuelle$/iu, '')
      .replace(/ (?:ép|épaisseur|diam|Ø)\.? ?\d.*$/u, '')
      .replace(/(?<!\p{L})1er (?=niveau|degré)/gu, 'premier ')
      .replace(/(?<!(?:de|du|le|un)) (?=premier niveau)/gu, ' de ')
      .replace(/(?<!\p{L})air\/(?=eau|air)/giu, 'air-')
      .replace(/(?<=accompagnement|soins?) (?=fin de vie)/giu, ' de ')
      .replace(/(?<=\d \p{L}+ W\d+) > (?=W\d)/gu, ' -> '),
  )
  const whole = cacesInBracket(line.replace(/[\s.;,]+$/u, ''))
  for (const [shape, say] of lineShapes) if (shape.test(whole)) return whole.replace(shape, say)
  return /\(CACES /u.test(whole) ? whole : line
}

/** Whether initials are those of some words: «PDA», of «préparation des doses à administrer». */
const standsFor = (initials: string, words: string): boolean =>
  plainLetters(words)
    .split(/[^a-z]+/u)
    .filter((word) => !/^(?:d|de|des|du|la|le|les|l|a|au|aux|et|en|sur|pour|par)$/u.test(word))
    .map((word) => word.charAt(0))
    .join('') === initials.toLowerCase()

/** «pétrissage façonnage cuisson pains» → «pétrissage, façonnage, cuisson pains»: nouns of action in a row. */
const separated = (line: string): string =>
  line.replace(/(?<!\p{L})(\p{L}{4,}) (?=(\p{L}{4,}))/gu, (whole, one: string, other: string) =>
    ofAction(one) && ofAction(other) && !managing.test(one) ? `${one}, ` : whole,
  )

const ofAction = (word: string): boolean =>
  !looksLikeDeed.test(word.toLowerCase()) &&
  action.test(word) &&
  /(?:age|tion|sion|xion|cuisson|ement|tri|entretien|montage)s?$/iu.test(word)

/** How a job ended, or what it was by its contract: no work. */
const endOfJob =
  /^(?:cessation d.activité|licenciement|plan de (?:départ|sauvegarde)|arrêt (?:pour|maladie|d.activité)|congé (?:parental|maternité|sabbatique)|fermeture (?:du|de la|de l.)\s?\p{L}+ (?:suite|pour|définitive|\()|vente du fonds|liquidation|fin de (?:contrat|mission)|cdd |cdi |mission (?:d.)?intérim|rupture conventionnelle|démission|déménagement)|^(?:les|ces) \d+ (?:dernières|premières) années\s*:/iu

/** What an employer is, where a line names it with its size: «Brasserie 90 couverts midi / 120 soir», «Unité protégée, 14 lits». */
export const presentsPlace = (line: string): boolean =>
  endOfJob.test(line) ||
  /^(?:job (?:étudiant|d.été|saisonnier)|extras?|week-?ends?|étés?|vacances|mercredis?|horaires?|travail posté|\d+x\d+)(?! (?:de|des|du) )/iu.test(line) ||
  /^activité (?:arrêtée|cessée|suspendue|saisonnière)/iu.test(line) ||
  /^(?:brasserie|restaurant|bistrot|hôtel|unit[ée]|site|usine|clinique|ehpad|crèche|micro-crèche|cabinet|[ée]tude|pharmacie|salon|garage|magasin|boutique|exploitation|domaine|agence|chantier école|[ée]cole|coll[èe]ge|lyc[ée]e|camping|structure|entreprise|soci[ée]t[ée]|établissement|équipe de nuit)(?!\p{L})(?! (?:d[eu]s? |d’|gestion|accueil|vente|entretien)).*(?:\d| étoiles?|\*)/iu.test(
    line,
  )
