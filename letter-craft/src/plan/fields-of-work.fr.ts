/**
 * Whom one works for and in what kind of place: what joins posts of different occupations. Words in plain letters; codes
 * are beginnings of those of the register.
 */
const fields: readonly (readonly [id: string, words: RegExp, codes: RegExp])[] = [
  [
    'elderly',
    /personnes? agee|aine|senior|ehpad|maison de retraite|geriatr|residents?\b|dependan|alzheimer|auxiliaires? de vie|aides? a domicile|maintien a domicile/u,
    /^(?:K130[245]|J1501)/u,
  ],
  [
    'children',
    /enfant|creche|periscolaire|ecole maternelle|bebe|nourrisson|accueil de loisirs|centre de loisirs|colonie|assistante? maternelle|baby|garderie|scolaire|atsem|puericult/u,
    /^(?:K1303|K120[27]|G1203|K2106)/u,
  ],
  ['young', /jeune|adolesc|lyceen|collegien|etudiant/u, /^(?:K1207|G1203|K21)/u],
  ['disabled', /handicap|polyhandic|esat|ime\b|autis|inclusi/u, /^K13/u],
  ['patients', /patient|soin|hopital|clinique|medical|infirm|brancard|chu\b/u, /^J/u],
  [
    'precarious',
    /precarit|insertion|hebergement|refugie|migrant|demandeurs? d.(?:asile|emploi)|exclusion|accompagnement social/u,
    /^K1[28]/u,
  ],
  ['customers', /client|magasin|boutique|vente|vend(?:re|eur|euse)|rayon|caisse/u, /^(?:D1[1235]|D14)/u],
  ['public', /accueil|public\b|usager|visiteur|standard|guichet/u, /^(?:M1601|G1[12]|K16)/u],
  [
    'table',
    /restaur|cuisin|plats?\b|repas|couverts?\b|service en salle|bar\b|hotel|traiteur|cantine|serveu/u,
    /^G1[3-8]/u,
  ],
  ['food', /aliment|boulang|patiss|boucher|poisson|fromage|haccp|hygiene alimentaire/u, /^(?:D11|H21)/u],
  [
    'school',
    /enseign|cours\b|pedagog|formateur|formatrice|formation d|eleves?\b|stagiaires?\b|tuteur|soutien scolaire/u,
    /^K21/u,
  ],
  [
    'nature',
    /espaces verts|jardin|plant(?:e|ation)|foret|paysag|agricol|elevage|animaux|vigne|maraich|horti|environnement|ecolog/u,
    /^A/u,
  ],
  [
    'building',
    /chantier|batiment|travaux|gros oeuvre|second oeuvre|btp|macon|placo|peinture|plomb|charpent|menuis/u,
    /^F/u,
  ],
  [
    'machines',
    /machine|atelier (?:mecan|de (?:prod|fabri|maint|soud|usin|carross))|mecani|maintenance|usinage|soud|outillage|electrotech|reglage|automat/u,
    /^(?:H|I)/u,
  ],
  ['production', /production|ligne de|usine|conditionnement|assemblage|fabrication|operateur/u, /^H/u],
  [
    'goods',
    /stock|marchandise|entrepot|logist|cariste|manutention|livraison|quai\b|inventaire|expedition|reception/u,
    /^(?:N1|N4)/u,
  ],
  ['driving', /condui(?:re|te)|chauffeu|permis (?:c|d|ec)\b|transport|vehicule|livreu|ambulanc/u, /^N4/u],
  [
    'figures',
    /comptab|factur|paie\b|budget|tresorerie|bilan|tva\b|gestion financ|controle de gestion/u,
    /^(?:M12|C1|K1)/u,
  ],
  [
    'office',
    /secretar|administrati|courrier|dossiers?\b|agenda|classement|saisie|bureauti|redaction de/u,
    /^M1[56]/u,
  ],
  ['staff', /recrut|ressources humaines|paie\b|personnel\b.*contrat|entretiens d.embauche/u, /^M15/u],
  [
    'leading',
    /encadr|manag|chef d.equipe|cheffe d.equipe|responsable|equipe de \d|planning|animer une equipe|diriger/u,
    /^(?:D1301|H25|N13)/u,
  ],
  [
    'projects',
    /gestion de projets?|chef de projet|cheffe de projet|chargee? de (?:projet|mission)|pilot(?:er|age)|coordin/u,
    /^(?:M1402|M1806)/u,
  ],
  [
    'software',
    /logiciel|developp(?:eur|euse|ement (?:web|logiciel|d.appli))|informati|base de donnees|reseaux? inform|java|python|sql|web\b|systeme d.information/u,
    /^(?:M18|M19)/u,
  ],
  [
    'networks',
    /reseau|telecom|radio|serveurs?\b|switch|routeur|cyber|infrastructure/u,
    /^(?:M1801|M1810|I1307)/u,
  ],
  ['laboratory', /laborat|analyse|echantillon|prelevement|chimi|biolog|mesure/u, /^(?:H1[25]|J1302)/u],
  [
    'safety',
    /securite|surveill|secours|pompier|incendie|rondes?\b|premiers secours|sst\b|prevention des risques/u,
    /^(?:K25|K17)/u,
  ],
  [
    'cleaning',
    /nettoy|menage|proprete|entretien des locaux|desinfect|linge|hygiene des/u,
    /^K2204|^K2303|^J1301|^G1501/u,
  ],
  [
    'culture',
    /culturel|exposition|musee|spectacle|concert|mediation|bibliotheque|mediatheque|atelier (?:d|artist|creat)|artist|lecture/u,
    /^(?:K16|L1|B1)/u,
  ],
  ['events', /evenement|salon|festival|manifestation|seminaire|inaugur/u, /^E1107|^L12/u],
  [
    'communication',
    /communication|reseaux sociaux|community|graphi|redaction|newsletter|site internet|journal|photo|video/u,
    /^E1/u,
  ],
  ['selling', /commercia|prospect|negoci|chiffre d.affaires|portefeuille|devis|fideli/u, /^(?:D14|M17)/u],
  ['volunteers', /benevol|associati|adherent/u, /^K1802/u],
]

/** The fields that a text in plain letters, or the codes of an occupation, are of. */
export const fieldsOf = (plain: string, codes: readonly string[] = []): string[] =>
  fields
    .filter(([, words, own]) => words.test(plain) || codes.some((code) => own.test(code)))
    .map(([id]) => id)

/** Fields whose work is alike: who has looked after refugees is nearer to the elderly than to machines. */
const kinds: readonly (readonly string[])[] = [
  ['elderly', 'children', 'young', 'disabled', 'patients', 'precarious', 'school', 'volunteers'],
  ['customers', 'public', 'table', 'selling'],
  ['goods', 'driving', 'production', 'machines', 'building', 'nature', 'cleaning'],
  ['figures', 'office', 'staff'],
  ['software', 'networks', 'laboratory'],
  ['culture', 'events', 'communication'],
]

/** The fields whose work is like that of one. */
export const fieldsLike = (field: string): readonly string[] =>
  kinds.find((kind) => kind.includes(field))?.filter((one) => one !== field) ?? []
