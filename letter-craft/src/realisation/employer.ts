import { frenchCompany } from '../composer/company-name.ts'
import { withA, withDe } from '../french/contraction.ts'
import { articleElides, elides, join } from '../french/elision.ts'
import { withSmallCommonWords } from '../french/institution-name.ts'
import { lowerFirst } from '../french/plain-letters.ts'
import { cleanCompanyName } from '../offers/clean-company-name.ts'
import { isAllCaps } from '../offers/restore-capitals.ts'

/** An employer within a sentence. */
export type EmployerForms = {
  /** «chez Flunch», «à la mairie d’Évry», «dans l’armée de terre», «en intérim» */
  readonly at: string
  /** «de Flunch», «de la mairie d’Évry»; undefined where there is no name to speak of. */
  readonly of?: string
  /** «Flunch», «la mairie d’Évry» */
  readonly name?: string
}

/** Kinds of employers whose name begins with a plural, in the person’s words: «Ambulances St Ambroise». */
const plurals =
  /^(?:ambulances|transports|plages|piscines|éditions|galeries|ateliers|jardins|pépinières|laboratoires|chantiers|hospices|hôpitaux|entrepôts|services|archives|vignobles|thermes|pompiers|compagnons|restos|caves|établissements|ets\.?|éts\.?)(?!\p{L})/iu
const kinds: Readonly<Record<string, 'le' | 'la'>> = Object.fromEntries([
  ...'piscine plage chancellerie guinguette galerie direction cave imprimerie usine scierie carrosserie concession étude cour ambassade halte-garderie colonie ferme exploitation charcuterie boucherie pâtisserie poissonnerie épicerie jardinerie quincaillerie cantine cuisine station papeterie parfumerie bijouterie menuiserie blanchisserie laverie maternité régie chambre radio pizzeria crêperie cidrerie fromagerie laiterie plateforme pépinière ludothèque cellule'
    .split(' ')
    .map((word) => [word, 'la'] as const),
  ...'festival opéra orchestre cirque comité collectif supermarché hypermarché magasin bar café cinéma salon bureau service parc zoo tribunal palais consulat observatoire studio journal rectorat laboratoire atelier haras manège club stade gymnase port aéroport tabac pressing drive traiteur spa refuge chantier dépôt entrepôt entrepot dispensaire planning'
    .split(' ')
    .map((word) => [word, 'le'] as const),
])
const armies =
  /^(?:l[’'])?(arm[ée]e de (?:terre|l[’']air(?: et de l[’']espace)?)|marine nationale|légion étrangère|gendarmerie(?: nationale)?|police nationale|réserve)/iu
const agency =
  /^(?:missions?\s+(?:d[’'])?)?(?:int[ée]rim(?:aire)?s?|agences? d[’']int[ée]rim|diverses? agences?)(?:\s|$)/iu
const many = /^(?:plusieurs|diff[ée]rents?|diff[ée]rentes|divers|diverses|missions?|cdd)(?!\p{L})/iu
const oneself =
  /^(?:(?:entrepreneure?|travailleu(?:r|se)) (?:individuel(?:le)?|ind[ée]pendante?)|auto[- ]?entrepreneure?(?:use)?|micro[- ]?entreprise|ind[ée]pendante?|freelance|à mon compte|self[- ]employed)$/iu
const private_ = /^(?:particuliers?|familles?|chez (?:des |un )?particuliers?)$/iu

/** Names that everyone says with their article. */
const charities: readonly (readonly [RegExp, string, string])[] = [
  [/^croix[- ]rouge(?: française)?$/iu, 'à la Croix-Rouge', 'la Croix-Rouge'],
  [/^secours populaire(?: français)?$/iu, 'au Secours populaire', 'le Secours populaire'],
  [/^secours catholique$/iu, 'au Secours catholique', 'le Secours catholique'],
  [/^(?:les )?restos? du c(?:œ|oe)ur$/iu, 'aux Restos du cœur', 'les Restos du cœur'],
  [/^(?:la )?poste$/iu, 'à La Poste', 'La Poste'],
  [/^spa$/iu, 'à la SPA', 'la SPA'],
  [/^(?:l[’'])?[ée]ducation nationale$/iu, 'à l’Éducation nationale', 'l’Éducation nationale'],
  [/^stade de france$/iu, 'au Stade de France', 'le Stade de France'],
  [/^bd[es]$/iu, 'au bureau des étudiants', 'le bureau des étudiants'],
  [/^france travail$/iu, 'à France Travail', 'France Travail'],
  [/^p[ôo]le emploi$/iu, 'à Pôle emploi', 'Pôle emploi'],
]

/** How a sentence says where someone worked; undefined for words that no sentence can hold. */
export function employerForms(raw: string): EmployerForms | undefined {
  const text = raw
    .replaceAll("'", '’')
    .replace(/\s+/gu, ' ')
    .replace(/(?<=l’)état(?= d[eu’])/gu, 'État')
    .replace(/^\s*chez\s+(?!(?:un|des|soi|moi)\s)/iu, '')
    .trim()
    .replace(/[\s,]+S\. ?A\.(?: ?(?:R\. ?L|S)\.(?: ?U\.)?)?$/u, '')
    .replace(/[\s.,;:]+$/u, '')
  if (text === '') return undefined
  if (agency.test(text)) return { at: 'en intérim' }
  if (oneself.test(text)) return { at: 'à mon compte' }
  if (private_.test(text)) return { at: 'chez des particuliers' }
  if (many.test(text) || text.length > 70 || /[|•:]|\d{5}/u.test(text)) return undefined
  const army = armies.exec(text)
  if (army?.[1]) {
    const name = lowerFirst(army[1].toLowerCase()).replace(/^armee/u, 'armée')
    const the = elides(name) ? `l’${name}` : `la ${name}`
    return { at: `dans ${the}`, of: withDe(the), name: the }
  }
  const clean = (text.replace(/\s*\([^()]*\)/gu, '').split(/\s+[-–—]\s+|,\s|\s\/\s/u)[0] ?? '').trim()
  const rescuers = /^sdis ?(\d\d\d?[ab]?)?$/iu.exec(clean)
  if (rescuers) {
    const name = ['SDIS', rescuers[1]].filter(Boolean).join(' ')
    return { at: `au ${name}`, name: `le ${name}`, of: `du ${name}` }
  }
  const known = charities.find(([shape]) => shape.test(clean))
  if (known) return { at: known[1], name: known[2], of: withDe(known[2]) }
  if (plurals.test(clean)) {
    const shouted = isAllCaps(clean) ? cleanCompanyName(clean) : clean
    const name = /^(?:ets|éts)/iu.test(clean)
      ? clean.replace(/^(?:ets|éts)\.?\s*/iu, 'établissements ')
      : shouted
    const the = `les ${lowerFirst(name)}`
    return { at: `aux ${lowerFirst(name)}`, of: withDe(the), name: the }
  }
  const [first = ''] = clean.split(' ')
  const article = kinds[first.toLowerCase()]
  if (article && clean.includes(' ')) {
    const shown = withSmallCommonWords(lowerFirst(clean))
    const the = articleElides(shown) ? `l’${shown}` : `${article} ${shown}`
    return { at: withA(the), of: withDe(the), name: the }
  }
  // «Milo Lockett Bar», «The Pier Hotel»: the kind of house ends an English name.
  const house =
    /^(?:The )?(?!Le |La |Les |L’|Chez )(\p{L}.* (?:Bar|Camping|Hotel|Hôtel|Café|Restaurant|Pub|Club|Casino|Palace|Hostel|Lodge|Resort|Department|Center|Museum|Hospital|College))$/u.exec(
      clean,
    )?.[1]
  if (house) return { at: `au ${house}`, of: `du ${house}`, name: `le ${house}` }
  // Five capitals or fewer are initials more often than a name that shouts.
  if (/^[\p{Lu}\d&]{2,5}$/u.test(clean)) {
    const acronym = frenchCompany(clean)
    if (acronym && acronym.the !== acronym.name) return { at: acronym.at, of: acronym.of, name: acronym.the }
    return { at: `chez ${clean}`, of: join('de', clean), name: clean }
  }
  const company = frenchCompany(
    isAllCaps(clean)
      ? clean
      : clean.replace(/(?<=\p{L}) (\p{Lu})(\p{Lu}{6,})(?!\p{L})|^(\p{Lu})(\p{Lu}{5,})(?= )/gu, softened),
  )
  if (!company) return undefined
  const { name, the, at, of } = company
  if (/^(?:la|le|les|l’)\s?\p{Ll}/iu.test(name)) return { at: `chez ${name}`, of: join('de', name), name }
  return { at, of, name: the }
}

const softened = (whole: string, a?: string, b?: string, c?: string, d?: string): string =>
  a !== undefined && b !== undefined
    ? ` ${a}${b.toLowerCase()}`
    : c !== undefined && d !== undefined
      ? c + d.toLowerCase()
      : whole
