import { upperFirst } from './plain-letters.ts'

/** «société Nouvelle de Surgélation», «groupement Biologique des Carmes»: a kind whose name goes on with a quality is its name. */
const namedByQuality =
  /^(?:société|groupement|compagnie|union|générale) (?:Nouvelle|Générale|Industrielle|Biologique|Moderne|Européenne|Française|Nationale|Parisienne|Lyonnaise|Bretonne|Normande|Anonyme|Coopérative)(?!\p{L})/iu

/** Of a country: «la police guinéenne», «l’association marocaine pour…». */
const ofCountry =
  /^(?:guinéen|algérien|tunisien|ivoirien|malien|marocain|sénégalais|camerounais|congolais|belge|suisse)(?:ne|e)?$/iu

/** Words of the names of institutions that are no proper names. */
const common =
  /^(?:supérieure?|hospitalier|privée?|primaire|élémentaire|municipaux|français|française|public|publique|interne|externe|urbaine?|rurale?|accueil|action|aide|animation|centre|commerce|communes|école|éducation|emploi|enfance|enfants|études|familles?|formation|formations|gestion|habitat|hôpital|hôpitaux|ingénieurs?|insertion|jeunes|jeunesse|langues|loisirs|maison|mères|métiers|musique|patients|quartier|recherche|recherches|retraite|santé|secours|services?|sciences|soins|sport|sports|technologie|travail|université|vacances|ville|tourisme|arts?|danse|presse|pêche|chasse|voile|culture|cultures|paix|associations?|maintien|domicile|personnes|développement|solidarité|prévention|protection|amis|anciens|locataires|consommateurs|aidants|citoyens|démographie|banque|finance|internationale|statistiques?|géographie|géologie|paléontologie|archéologie|agronomie|assurance|maladie|journalisme|humaine?|territoires|logement|usagers|étudiants|élèves|parents|ambulances?)$/iu
const adjectives =
  `agricole agroalimentaire aéronautique alimentaire apicole artisanal artistique botanique catholique central
chirurgical chorégraphique commercial communal culturel dentaire départemental dramatique esthétique évangélique funéraire
gériatrique général horticole humanitaire immobilier industriel informatique intercommunal international interprofessionnel
judiciaire linguistique local logistique lyrique maraîcher maritime maternel mécanique militaire municipal mutualiste mutuel
national naturel nautique notarial numérique funèbre orthopédique ostréicole paroissial pastoral paysager pédagogique pédiatrique
pénitentiaire photographique piscicole pluridisciplinaire polytechnique polyvalent populaire professionnel psychiatrique régional royal
sanitaire scientifique scolaire périscolaire social socioculturel socio-culturel médico-social solidaire symphonique syndical
statistique économique technique technologique thermal touristique tropical universitaire vétérinaire viticole zoologique équestre hospitalier
financier médical rural indépendant`
    .split(/\s+/u)
    .join('|')
/** Adjectives of institutions, by name: words in -ale, -aire, -ière are names as often («Voltaire», «Molière», «Laval»). */
const adjective = new RegExp(
  `^(?:(?:${adjectives})(?:e|le|s|es|les)?|\\p{L}{4,}(?:naux|paux|caux|raux|ciaux|riaux|[tc]uelles?)|spécialisée?s?|hospitalière|financière|immobilière|maraîchère|paysagère|(?:sporti|éducati|socio-?éducati|administrati|associati|collecti|alternati)(?:f|ve)s?)$`,
  'iu',
)
const small = /^(?:de|du|des|la|le|les|et|à|au|aux|en|pour|l’\p{Ll}+|d’\p{Ll}+)$/u
/**
 * «centre de Recherche du Centre Hospitalier de Lyon» → «centre de recherche du centre hospitalier de Lyon»: after the kind
 * of an institution, in small letters, common words lose their capital until the name itself begins.
 */
export function withSmallCommonWords(written: string): string {
  const name = written.replace(/(?<=\p{L} )(?:De|Du|Des|Et)(?= )/gu, (word) => word.toLowerCase())
  if (namedByQuality.test(name)) return upperFirst(withSmallQualities(name))
  const words = name.split(' ')
  const from = words.findIndex((word, at) => {
    const bare = word.replace(/^[dl]’/u, '')
    if (at === 0 || small.test(word)) return false
    return (
      !adjective.test(bare) &&
      !ofCountry.test(bare) &&
      !common.test(bare) &&
      !/\p{L}{4}(?:tion|logie|graphie|nomie)s?$/u.test(bare)
    )
  })
  // «ministère de la Culture»: what it is in charge of has a capital.
  if (/^minist[èe]re$/iu.test(words[0] ?? ''))
    return name.replace(/(?<=^\p{L}+ (?:de la |de l[’']|du |des ))\p{Ll}/u, (first) => first.toUpperCase())
  // «association de Parents Indépendants», «association Maison des Lycéens»: what it is called is its name.
  if (
    /^association$/iu.test(words[0] ?? '') &&
    (/^d[eu]s?$/u.test(words[1] ?? '') ||
      (/^\p{Lu}/u.test(words[1] ?? '') && !adjective.test(words[1] ?? '') && !ofCountry.test(words[1] ?? '')))
  )
    return name
  // «IFRIA Centre»: what follows initials is part of the name.
  if (/^\p{Lu}{3,}$/u.test(words[0] ?? '')) return name
  return words.map((word, at) => (at === 0 || (from >= 0 && at >= from) ? word : lowered(word))).join(' ')
}

/** «Société Nouvelle de Surgélation de Barbezieux» → «Société nouvelle de surgélation de Barbezieux» */
const withSmallQualities = (name: string): string => {
  const [kind = '', quality = '', ...rest] = name.split(' ')
  return [
    kind,
    quality.toLowerCase(),
    ...rest.map((word) => (/(?:tion|age|ment|ique|mobile|aire)s?$/u.test(word) ? lowered(word) : word)),
  ].join(' ')
}

const lowered = (word: string): string =>
  word.replace(
    /^((?:[dl]’)?)(\p{Lu})(?=\p{Ll}+$)/u,
    (_, of: string, first: string) => of + first.toLowerCase(),
  )

/** Bodies of which there is one: their kind is the first word of their name. */
const singleBody =
  /^(?:(?:con)?fédération|fondation|ligue|institut(?! universitaire)|haute école|agence nationale|école (?:nationale|supérieure|normale|des (?:mines|ponts|chartes|beaux-arts|arts))|(?:centre|conservatoire) national)(?= )/iu

/** «fédération des Œuvres Laïques» → «Fédération des Œuvres Laïques», «école primaire de Lens» as it is. */
export const withBodyCapital = (name: string): string => (singleBody.test(name) ? upperFirst(name) : name)
