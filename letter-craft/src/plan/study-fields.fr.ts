/**
 * Fields of studies, by words of diplomas in plain letters, and the beginnings of the codes of the occupations that they
 * lead to.
 */
const fields: readonly (readonly [words: RegExp, codes: RegExp])[] = [
  [/enfan|scolaire|eveil|educateur|animat|maternel/u, /^(?:K12|K13|G12)/u],
  [/enseign|pedagog|didactiq|format|scolaire|education/u, /^K21/u],
  [/nageu|natation|aquati|sauvet/u, /^G12/u],
  [/soin|sante|infirm|medic|aide-soign|ambulanc|pharma|orthoph|kine|gerontol/u, /^(?:J|K13)/u],
  [/social|insertion|familial|autonomie|accompagnement educatif/u, /^K1[1-3]/u],
  [
    /informati|developp|web|numeri|logiciel|reseau|donnees|cyber|multimedia|(?<![a-z])(?:sio|slam|sisr|mmi)(?![a-z])/u,
    /^(?:M18|I14|H12)/u,
  ],
  [
    /commerc|vente|marketing|unites commerciales|negociation|relation client|(?<![a-z])(?:mco|muc|nd?rc|ci)(?![a-z])/u,
    /^(?:D|M17|C15|E14|N12)/u,
  ],
  [
    /gestion|compta|financ|econom|management|commerce|administrat|assistan|secret|(?<![a-z])(?:gea|gaco|sam|gpme|cgo?|dcg|dscg)(?![a-z])/u,
    /^(?:M1[2-7]|C|D13|G14|N13)/u,
  ],
  [/insertion|orientation professionnelle|bilan de competences/u, /^K18/u],
  [/ressources humaines|paie|droit|jurid|notari/u, /^(?:K19|M15|C15)/u],
  [/communica|journal|multimedia|audiovisuel|graphi|edition|lettres/u, /^(?:E1|L1)/u],
  [/art|design|musique|theatre|spectacle|exposition|cultur/u, /^(?:B|E1[1-3]|G12|K16|L)/u],
  [/cuisin|restaur|hotel|patisser|boulang|boucher|aliment|touris/u, /^(?:G1|D11|H21)/u],
  [/mecani|product|mainten|electr|genie|industri|usinage|chaudron|soudu|automat/u, /^(?:H|I)/u],
  [
    /batiment|travaux|macon|charpent|menuis|plomb|chauff|climati|thermi|sanitaire|topograph|archit|bois/u,
    /^(?:F|H22)/u,
  ],
  [/transport|logist|condui|conduct|routier|cariste|magasin/u, /^N/u],
  [/agri|horti|forest|paysag|elevage|viti|vin|oenolog|animal/u, /^A/u],
  [/chimi|biolog|physi|geolog|hydro|environ|science|math/u, /^(?:H1[2-5]|A13|K24|F11|M18)/u],
  [/coiff|esthet|beaut|parfum/u, /^D12/u],
  [/securit|pompier|militaire|defense|police/u, /^K(?:17|25)/u],
  [/langue|anglais|traduc|lea|llce/u, /^(?:E11|G1|D14)/u],
]

/** Whether a diploma, in plain letters, is of the field of an occupation. */
export const isOfField = (diploma: string, code: string | undefined): boolean =>
  code !== undefined && fields.some(([words, codes]) => words.test(diploma) && codes.test(code))

/** What requirements say of any studies: «formation d’enseignement supérieur», «diplôme», «ou expérience». */
const ofAnyStudies =
  /enseignement superieur|formation|ecole|etudes superieures|(?:avec|ou) (?:une )?experience.*$/gu

/** Whether a diploma is of the field that a requirement names; of any, where it names none. Both in plain letters. */
export function isOfAskedField(diploma: string, requirement: string): boolean {
  const asked = requirement.replace(ofAnyStudies, ' ')
  const named = fields.filter(([words]) => words.test(asked))
  return named.length === 0 || named.some(([words]) => words.test(diploma))
}
