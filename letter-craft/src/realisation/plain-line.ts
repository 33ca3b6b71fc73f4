import { looksLikeDeed } from '../career/bare-object.ts'
import { enumerate } from '../composer/enumerate.ts'
import { isAllCaps, restoreCapitals } from '../offers/restore-capitals.ts'
import { action } from './task-text.ts'

/** Nouns whose object may be a noun of action: «suivi facturation» is one deed. */
const managing =
  /^(?:gestion|suivi|contrôle|organisation|coordination|planification|aide|service|formation|mise|prise|conduite|préparation|vente|assistance|support|conseil|animation)s?$/iu

const welded = 'TIG|MIG|MAG|ARC|EE|semi-auto(?:matique)?|fil fourré|électrode|arc|chalumeau'

/** Shapes of whole lines, and the task that each says. */
const shapes: readonly (readonly [RegExp, (...groups: string[]) => string])[] = [
  // «Soudure TIG / MAG acier et inox»
  [
    new RegExp(
      `^soud(?:age|ure)s? ((?:${welded})(?:\\s?[/,+]\\s?(?:${welded})| et (?:${welded}))*)(.*)$`,
      'iu',
    ),
    (_, ways = '', what = '') => {
      const how = enumerate(
        ways.split(/\s?[/,+]\s?| et /u).map((way) => (/^\p{Ll}/u.test(way) ? `au ${way}` : `en ${way}`)),
      )
      const metals =
        what.match(/(?<!\p{L})(?:acier|inox|alu(?:minium)?|fonte|cuivre|titane)(?!\p{L})/giu) ?? []
      const [where = ''] = / (?:sur|en|dans) (?!TIG|MIG|MAG|position).*$/u.exec(what) ?? []
      return `souder ${how}${metals.length > 0 ? ` ${enumerate(metals.map(withArticleOfMetal))}` : ''}${where.toLowerCase()}`
    },
  ],
  // «Accueil à mon domicile de 4 enfants de 3 mois à 3 ans»
  [
    /^(?:accueil|garde) à (?:mon |leur |son )?domicile d(?:e |’)(\d+ enfants?)(?:(?:,| de| âgés de) (\d+(?: mois| ans)? à \d+ (?:mois|ans)))?(?![\p{L}\d]).*$/iu,
    (_, whom = '', ages = '') => `accueillir ${whom}${ages === '' ? '' : ` de ${ages}`} à domicile`,
  ],
  // «Tutrice de 5 intérimaires», «référent de 6 résidents»
  [
    /^(?:tuteur|tutrice|marraine|parrain|maître d’apprentissage) d(?:e |’)(\d+ .+)$/iu,
    (_, whom = '') => `encadrer ${whom}`,
  ],
  [
    /^référente? d(?:e |’)(\d+ (?:résident|patient|enfant|jeune|famille|élève|usager|personne|bénéficiaire)s.*)$/iu,
    (_, whom = '') => `suivre ${whom}`,
  ],
  [
    /^(?:interlocuteur|interlocutrice)(?: privilégiée?| unique)? (?:d(?:es|e la|e l’|u) ?)?(?=[\p{Lu}\p{L}])(.+)$/iu,
    (whole, whom = '') =>
      /^(?:l|d)/iu.test(whom) || !/^\p{Lu}{2}/u.test(whom)
        ? whole
        : `échanger avec ${/^(?:URSSAF|CAF|CPAM|DREAL|ARS|DDPP|CARSAT|MSA|mairie)/u.test(whom) ? 'la ' : ''}${whom}`.replace(
            /la (?=[AEIOU])/u,
            'l’',
          ),
  ],
  // «Chargée d’accueillir les clients», «en charge de réceptionner les colis»
  [/^(?:chargée?s?|en charge|responsable) (?:de |d’)(?=\p{L}+(?:er|ir|re) )(.+)$/iu, (_, deed = '') => deed],
  // «Responsable de la caisse centrale», «en charge du rayon»
  [
    /^(?:chargée?s?|en charge|responsable) (d(?:u |es |e la |e l’)\p{L}.*)$/iu,
    (_, what = '') => `s’occuper ${what}`,
  ],
  // «J’ai géré seule la boutique»
  [/^(j’ai \p{L}+) seule? (.+)$/iu, (_, deed = '', what = '') => `${deed} ${what}`],
  // «Développement front-end (React, TypeScript)»
  [
    /^d[ée]veloppement ((?:front|back)-?end|full-?stack|web|mobile|logiciel|applicatif)(?= \(|$)/iu,
    (_, kind = '') => `faire du développement ${kind}`,
  ],
  // «35 mandats par an», «1 200 baguettes / jour»
  [
    /^((?:environ |près de |plus de )?\d[\d ]*(?: à \d+)? (\p{L}+?)s(?!\p{L})[^,:]*)$/iu,
    (whole, count = '', noun = '') => {
      const verb = counted.get(noun.toLowerCase())
      return verb === undefined ? whole : `${verb} ${count}`
    },
  ],
  // «Taille Guyot et cordon»
  [
    /^taille (?:en )?(guyot|cordon)(?: (?:et|\/) (?:en )?(guyot|cordon))?$/iu,
    (_, one = '', other = '') =>
      `tailler la vigne en ${one === '' ? '' : wayOfVine(one)}${other ? ` et en ${wayOfVine(other)}` : ''}`,
  ],
  // «Référente des nouveaux conducteurs»
  [
    /^référente? des (nouve(?:aux|lles) .+|stagiaires.*|apprentis.*|intérimaires.*)$/iu,
    (_, whom = '') => `accompagner les ${whom}`,
  ],
  // «Admin AD / GPO / Exchange Online»
  [
    /^[Aa]dmin(?:\.|istration)? (\p{Lu}[^,;]*)$/u,
    (_, what = '') => `administrer ${enumerate(what.split(/\s*[/,+]\s*| et /u))}`,
  ],
]

const wayOfVine = (way: string): string => (/^g/iu.test(way) ? 'Guyot' : 'cordon')

/** What one does with things that CVs count. */
const counted: ReadonlyMap<string, string> = new Map(
  `vente réaliser
mandat prendre
dossier traiter
ticket traiter
appel traiter
facture traiter
colis préparer
commande préparer
baguette fabriquer
couvert servir
repas préparer
prélèvement réaliser
analyse réaliser
intervention réaliser
visite réaliser
patient suivre
résident accompagner
élève suivre
maison construire
chantier suivre
logement gérer
bulletin établir
entretien mener
article rédiger`
    .split('\n')
    .map((row) => row.split(' ') as [string, string]),
)

const withArticleOfMetal = (metal: string): string =>
  /^alu/iu.test(metal)
    ? 'l’aluminium'
    : /^[ai]/iu.test(metal)
      ? `l’${metal}`
      : `${/^fonte/iu.test(metal) ? 'la' : 'le'} ${metal}`

/** A line as it may be read: without its bullet, in small letters, whole shapes of trades as the task that they say. */
export function plainLine(raw: string): string {
  const bare = raw.replaceAll("'", '’').replace(/^\s*(?:[-–—•*·>▪➢✓]+|\d\))\s+/u, '')
  const [head = ''] = bare.split('(')
  const cased =
    isAllCaps(head) && head.trim().split(' ').length > 2
      ? restoreCapitals(head) + bare.slice(head.length)
      : bare
  const line = separated(
    cased
      .replace(/(?<!\p{L})(non) (?=conform)/giu, '$1-')
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
  const whole = line.replace(/[\s.;,]+$/u, '')
  for (const [shape, say] of shapes) if (shape.test(whole)) return whole.replace(shape, say)
  return line
}

/** «pétrissage façonnage cuisson pains» → «pétrissage, façonnage, cuisson pains»: nouns of action in a row. */
const separated = (line: string): string =>
  line.replace(/(?<!\p{L})(\p{L}{4,}) (?=(\p{L}{4,}))/gu, (whole, one: string, other: string) =>
    ofAction(one) && ofAction(other) && !managing.test(one) ? `${one}, ` : whole,
  )

const ofAction = (word: string): boolean =>
  !looksLikeDeed.test(word.toLowerCase()) &&
  action.test(word) &&
  /(?:age|tion|sion|xion|cuisson|ement|tri|entretien|montage)s?$/iu.test(word)

/** What an employer is, where a line names it with its size: «Brasserie 90 couverts midi / 120 soir», «Unité protégée, 14 lits». */
export const presentsPlace = (line: string): boolean =>
  /^(?:brasserie|restaurant|bistrot|hôtel|unit[ée]|site|usine|clinique|ehpad|crèche|micro-crèche|cabinet|[ée]tude|pharmacie|salon|garage|magasin|boutique|exploitation|domaine|agence|chantier école|[ée]cole|coll[èe]ge|lyc[ée]e|camping|structure|entreprise|soci[ée]t[ée]|établissement|équipe de nuit)(?!\p{L})(?! (?:d[eu]s? |d’|gestion|accueil|vente|entretien)).*(?:\d| étoiles?|\*)/iu.test(
    line,
  )
