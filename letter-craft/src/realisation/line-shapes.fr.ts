import { enumerate } from '../composer/enumerate.ts'
import { lowerFirst } from '../french/plain-letters.ts'

const welded = 'TIG|MIG|MAG|ARC|EE|semi-auto(?:matique)?|fil fourré|électrode|arc|chalumeau'

const vehicles: ReadonlyMap<string, string> = new Map([
  ['chariot', 'des chariots élévateurs'],
  ['pl', 'des poids lourds'],
  ['spl', 'des ensembles articulés'],
  ['poids lourd', 'des poids lourds'],
  ['bu', 'des bus'],
])

/** Shapes of whole lines, and the task that each says. */
export const lineShapes: readonly (readonly [RegExp, (...groups: string[]) => string])[] = [
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
    /^(?:tuteur|tutrice|maître d’apprentissage|maître de stage) (des|de l’|de la|du|d’une?|de) ?(.+)$/iu,
    (_, of = '', whom = '') =>
      `encadrer ${{ des: 'les ', du: 'le ', 'de la': 'la ', 'de l’': 'l’', 'd’un': 'un ', 'd’une': 'une ', de: 'des ' }[of.toLowerCase()] ?? ''}${whom}`,
  ],
  [/^enseignement (?=(?:auprès|aux?|à|dans|en) )/iu, () => 'donner des cours '],
  // «Formatrice caisse des nouvelles recrues»
  [/^format(?:eur|rice) (?:\p{Ll}+ )?des (.+)$/iu, (_, whom = '') => `former les ${whom}`],
  // «Conduite tracteur 70 cv», «conduite chariot cat. 3 et 5»
  [
    /^conduite (?:d(?:e |’)|des )?(chariots?|tracteurs?|engins?|nacelles?|pelles?|minipelles?|grues?|camions?|bus|cars?|poids lourds?|pl|spl|télescopiques?)(?: [^+,]*(?<! et .*))?$/iu,
    (_, machine = '') =>
      `conduire ${vehicles.get(machine.toLowerCase().replace(/s$/u, '')) ?? `des ${machine.toLowerCase().replace(/s?$/u, 's')}`}`,
  ],
  [/^mise en rayon (?!d[eu’])(?!.*(?:,| et )\p{L}+age).*$/iu, () => 'assurer la mise en rayon'],
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
      return verb === undefined ? whole : `${verb} ${lowerFirst(count)}`
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
repa préparer
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
