import { frenchCompany } from '../composer/company-name.ts'
import { withA, withDe } from '../french/contraction.ts'
import { articleElides, elides, join } from '../french/elision.ts'
import { withSmallCommonWords } from '../french/institution-name.ts'
import { isAcronym, lowerFirst, plainLetters, upperFirst } from '../french/plain-letters.ts'
import { withSaints } from '../french/saints.ts'
import { cleanCompanyName } from '../offers/clean-company-name.ts'
import { isAllCaps } from '../offers/restore-capitals.ts'
import type { EmployerForms } from './employer-forms.ts'
import { employerKind, keepsCapital, tradesAsKind, tradesAsKinds } from './employer-kinds.fr.ts'
import { practiceName } from './medical-practice.ts'
import { unnamedEmployer } from './unnamed-employer.ts'
import { withKnownName } from './well-known-houses.fr.ts'

/** Kinds of employers whose name begins with a plural, in the person’s words: «Ambulances St Ambroise». */
const plurals =
  /^(?:cabinets|domaines|agences|garages|pharmacies|opticiens|magasins|fromageries|laiteries|brasseries|verreries|papeteries|cimenteries|aciéries|forges|fonderies|salines|carrières|cartonneries|minoteries|sucreries|conserveries|cristalleries|menuiseries|imprimeries|résidences|cliniques|pépiniéristes|ambulances|transports|plages|piscines|[ée]ditions|galeries|ateliers|jardins|p[ée]pini[èe]res|laboratoires|chantiers|hospices|hôpitaux|entrepôts|services|archives|vignobles|thermes|pompiers|compagnons|restos|caves|[ée]tablissements|laboratoires|teintureries|volailles|serres|salaisons|primeurs|vergers|ets\.?|éts\.?|écuries|vergers|serres|autocars|pompes fun[èe]bres|croisières|chemiseries|pupilles|scouts|sapeurs-pompiers)(?!\p{L})/iu
const many =
  /^(?:plusieurs|diff[ée]rents?|diff[ée]rentes|divers|diverses|missions?(?! locales?)|cdd)(?!\p{L})/iu
export const atHome = /^(?:à (?:mon |son )?domicile|domicile)$/iu
const ships =
  /^(chalutiers?|péniches?|remorqueurs?|vedettes?|caseyeurs?|paquebots?|ferrys?|ferries|navires?|bateaux|voiliers?|yachts?)\s+(?:d[eu] |d’)?([\p{Lu}«].*)$/iu

/** Names that everyone says with their article, whatever town or branch follows. */
const withArticle: readonly (readonly [RegExp, string])[] = [
  [/^croix[- ]rouge(?: française)?/iu, 'la Croix-Rouge'],
  [/^secours populaire(?: français)?/iu, 'le Secours populaire'],
  [/^secours catholique/iu, 'le Secours catholique'],
  [/^arm[ée]e du salut/iu, 'l’Armée du salut'],
  [/^AP-?HP(?!\p{L})/u, 'l’AP-HP'],
  [/^AP-?HM(?!\p{L})/u, 'l’AP-HM'],
  [/^(?:l’)?[ée]cole des loisirs(?!\p{L})/iu, 'L’École des loisirs'],
  [/^(?:les )?francas(?!\p{L})/iu, 'les Francas'],
  [/^(?:association )?familles? rurales?(?!\p{L})/iu, 'l’association Familles rurales'],
  [/^(?:les )?restos? du c(?:œ|oe)ur/iu, 'les Restos du cœur'],
  [/^restos$/iu, 'les Restos du cœur'],
  [/^comédie$/iu, 'la Comédie'],
  [/^(?:l[’'])?[ée]ducation nationale/iu, 'l’Éducation nationale'],
  [/^LaM$/u, 'le LaM'],
  [/^stade de france/iu, 'le Stade de France'],
  [/^futuroscope/iu, 'le Futuroscope'],
  [/^LAMIH(?!\p{L})/u, 'le LAMIH'],
  [/^(?:la )?banque postale/iu, 'La Banque postale'],
  [/^(?:la )?poste(?=$| )/iu, 'La Poste'],
  [/^france travail/iu, 'France Travail'],
  [/^p[ôo]le emploi/iu, 'Pôle emploi'],
  [/^cr[ée]dit agricole/iu, 'le Crédit agricole'],
  [/^cr[ée]dit mutuel/iu, 'le Crédit mutuel'],
  [/^cr[ée]dit lyonnais/iu, 'le Crédit lyonnais'],
  [/^cr[ée]dit maritime/iu, 'le Crédit maritime'],
  [/^cr[ée]dit coop[ée]ratif/iu, 'le Crédit coopératif'],
  [/^cr[ée]dit du nord/iu, 'le Crédit du Nord'],
  [/^caisse d[’'][ée]pargne/iu, 'la Caisse d’épargne'],
  [/^banque populaire/iu, 'la Banque populaire'],
  [/^banque de france/iu, 'la Banque de France'],
  [/^soci[ée]t[ée] g[ée]n[ée]rale$/iu, 'la Société générale'],
  [/^biblioth[èe]que nationale de france/iu, 'la Bibliothèque nationale de France'],
  [/^disneyland(?: paris)?/iu, 'Disneyland'],
  [/^MGEN(?!\p{L})/u, 'la MGEN'],
  [/^afdas(?!\p{L})/iu, 'l’Afdas'],
  [/^club med/iu, 'le Club Med'],
  [/^aide (?=aux? |à )/iu, 'l’Aide '],
  [/^(?:les )?compagnons du devoir/iu, 'les Compagnons du Devoir'],
  [/^fnac(?= |$)/iu, 'la Fnac'],
  ...['Escola', 'Escuela', 'Universidade', 'Universidad', 'Università', 'University', 'Universität'].map(
    (school) => [new RegExp(`^${school}(?= )`, 'iu'), `l’${school}`] as const,
  ),
  ...[
    'Sofitel',
    'Novotel',
    'Mercure',
    'Ibis',
    'Pullman',
    'Hilton',
    'Marriott',
    'Hyatt',
    'Radisson',
    'Campanile',
    'Kyriad',
  ].map(
    (house) => [new RegExp(`^${house}(?= |$)`, 'iu'), elides(house) ? `l’${house}` : `le ${house}`] as const,
  ),
]

/** Public employers behind which the school or house where one worked is named: «Éducation nationale - collège Jean Moulin». */
export const umbrella = /^(?:(?:l[’'])?[ée]ducation nationale|rectorat|acad[ée]mie)(?!\p{L})/iu
/** «Groupe Lorrain - Saint James»: one worked in that house of it. */
export const group = /^groupe /iu

/** How a sentence says where someone worked; undefined for words that no sentence can hold. */
export function employerForms(raw: string): EmployerForms | undefined {
  const text = withSaints(raw.replaceAll("'", '’').replace(/\s+/gu, ' '))
    .replace(/(?<=l’)état(?= d[eu’])/gu, 'État')
    .trim()
    .replace(/[\s,]+S\. ?A\.(?: ?(?:R\. ?L|S)\.(?: ?U\.)?)?$/u, '')
    .replace(/,? *(?:\.\.\.|…|etc\.?)$/u, '')
    // «A.I.D.E.», «S.D.I.S. Moselle»
    .replace(/(?<!\p{L})(?:\p{Lu}\.){3,}\p{Lu}?(?!\p{L})/gu, (initials) => initials.replaceAll('.', ''))
    .replace(/[\s.,;:]+$/u, '')
    .replace(/^collège[ -]lycée (?=\p{L})/iu, 'Collège-lycée ')
    .replace(/["“]([^"“”]+)["”]/gu, '« $1 »')
    // «Les Légumes Du Coin»
    .replace(/(?<=\p{Ll} )(?:Du|De|Des)(?= \p{L})/gu, (word) => word.toLowerCase())
    // «Hôtel Royal 5*», «lnstitut» with an l, «Simplon/ RSMA»
    .replace(/ \d ?(?:\*+|étoiles)$/u, '')
    .replace(/^ln(?=st)/u, 'In')
    .replace(/(?<=\p{L})\/ (?=\p{L})/gu, ' / ')
    .replace(/ A (?=DOMICILE(?!\p{L}))/gu, ' À ')
    .replace(/^(SDIS|CDG|CD|MSA|CPAM|UDAF|ADMR|APF|ADAPEI|DDT)(\d{2})(?= |$)/u, '$1 $2')
    .replace(/^(?:Ent|Entr|Entrep)\.? (?=\p{Lu})/u, 'Entreprise ')
    .replace(/^(?:Sté|Soc)\.? (?=\p{Lu})/u, 'Société ')
    .replace(/^Asso\.? (?=\p{L})/iu, (found) => (isAllCaps(found) ? 'ASSOCIATION ' : 'Association '))
    .replace(/^Cie\.? (?=\p{L})/iu, 'Compagnie ')
    .replace(/^Labo\.? (?=\p{L})/iu, 'Laboratoire ')
    .replace(/^BE (?=\p{Lu}\p{Ll})/u, 'Bureau d’études ')
    .replace(/^poney club(?= )/iu, 'poney-club')
    .replace(/^via (?=agences? d|int[ée]rim)/iu, '')
    // «ESN Kalivis, client Département»: who pays, and not for whom.
    .replace(/^(?:ESN|SSII) (?=\p{Lu})/u, '')
    .replace(/, (?:pour )?clients? .*$/iu, '')
    .replace(/(?<=\p{Ll}-)l[eè]s(?=\p{Lu}\p{Ll})/gu, 'lès-')
  // «CCFP (Chambre de commerce française au Portugal)»: the words tell more than the initials.
  const spelled = /^[\p{Lu}\d]{2,8}\s*\(([^()]{6,60})\)$/u.exec(text)?.[1] ?? ''
  const bare = withKnownName(employerKind(spelled) ? spelled : text.replace(/\s*\([^()]*\)/gu, '').trim())
  if (bare === '') return undefined
  const unnamed = unnamedEmployer(bare)
  if (unnamed) return unnamed
  // «festival», «divers»: no capital, no name.
  if (!/\p{Lu}|\d/u.test(bare) && !bare.includes(' ') && !employerKind(bare)) return undefined
  const named = bare.replace(/^chez\s+(?!(?:un|des|soi|moi)\s)/iu, '')
  if (
    many.test(named) ||
    atHome.test(named) ||
    /^[àa] (?:mon|son) domicile/iu.test(named) ||
    text.length > 70 ||
    /[|•:]|\d{5}/u.test(named)
  )
    return undefined
  const inHouse = /^(Aux?|À la|À l’) ?(?=\p{Lu})/u.exec(named)?.[1]
  // «Au Jardin de Nolwenn»: the name of the house says where.
  if (inHouse !== undefined) return { at: lowerFirst(named), of: `de l’équipe ${named}`, name: named }
  const [one, other, ...rest] = named.split(/,? puis (?:chez )?/u).map((name) => formsOf(name))
  if (!one || other === undefined || rest.length > 0) return one
  return { at: `${one.at}, puis ${other.at}` }
}

/** «crèches communales», «centres de loisirs d’Allex»: several houses of one kind, that have no name of their own. */
const ofManyHouses =
  /^(?:crèches|écoles|collèges|lycées|centres|magasins|restaurants|hôtels|accueils|cantines|bibliothèques|médiathèques|maisons) (?:communale?s|municipale?s|primaires|maternelles|élémentaires|publiques|privées|périscolaires|de loisirs?|d[’']accueil|de vacances|de retraite)/iu

function formsOf(text: string): EmployerForms | undefined {
  // «Maison de la barbe à papa», «Maison des associations»: its name.
  if (/^Maison d(?:e la |u |es |e l’)(?!retraite|quartier)/u.test(text))
    return { at: `à la ${text}`, of: `de la ${text}`, name: `la ${text}` }
  const several = ofManyHouses.exec(text)
  if (several) return { at: `dans les ${withSmallCommonWords(lowerFirst(text))}` }
  if (/^aires? d.autoroutes?$/iu.test(text)) return { at: 'sur une aire d’autoroute' }
  const practice = practiceName(text)
  if (practice !== undefined) return { at: `au ${practice}`, of: `du ${practice}`, name: `le ${practice}` }
  const [first = '', second] = text.split(/\s+[-–—]\s+|,\s|\s\/\s/u).map((part) => part.trim())
  const clean =
    second !== undefined && (group.test(first) || (umbrella.test(first) && employerKind(second)))
      ? second
      : first
  const family = /^[Ff]amille (?=\p{Lu})/u.exec(clean)?.[0]
  if (family) {
    const the = `la famille ${clean.slice(family.length)}`
    return { at: `chez ${the}`, of: withDe(the), name: the }
  }
  // «SNCF Réseau», «Lannion-Trégor Communauté»
  if (/^SNCF \p{Lu}/u.test(clean)) return { at: `chez ${clean}`, of: `de ${clean}`, name: clean }
  if (/ (?:Communauté|Agglomération|Agglo|Métropole)$/u.test(clean) && !employerKind(clean))
    return { at: `à ${clean}`, of: join('de', clean), name: clean }
  const known = withArticle.find(([shape]) => shape.test(clean))
  if (known) {
    const shown = isAllCaps(clean) ? cleanCompanyName(clean) : clean
    const name = known[1] + shown.slice(known[0].exec(clean)?.[0].length)
    return { at: withA(name), name, of: /^La /u.test(name) ? `de ${name}` : withDe(name) }
  }
  const [, boats, owner] = ships.exec(clean) ?? []
  if (boats && owner) {
    // One ship has a name, several have an owner.
    const the = /[sx]$/iu.test(boats)
      ? `les ${boats.toLowerCase()} ${join('de', owner)}`
      : `le ${boats.toLowerCase()} ${owner}`
    return { at: `sur ${the}`, of: withDe(the), name: the }
  }
  if (plurals.test(clean)) return inPlural(clean)
  const house = houseForms(clean)
  if (house) return house
  const body = initialsOf(clean)
  if (body) return body
  // Five capitals or fewer are initials more often than a name that shouts.
  if (/^[\p{Lu}\d&]{2,5}$/u.test(clean) && !employerKind(clean))
    return { at: `chez ${clean}`, of: join('de', clean), name: clean }
  // «téléphone store»: a name, though typed small.
  const company = frenchCompany(
    ownerSpelled(
      isAllCaps(clean)
        ? clean
        : (employerKind(clean) || /^\p{Ll}\p{Lu}/u.test(clean) ? clean : upperFirst(clean)).replace(
            /(?<=\p{L}) (\p{Lu})(\p{Lu}{6,})(?!\p{L})|^(\p{Lu})(\p{Lu}{5,})(?= )/gu,
            softened,
          ),
    ),
  )
  if (!company) return undefined
  const { name, the, at, of } = company
  // «Aux 3 Gourmands»: one works there as its sign says.
  if (/^aux (?=\d)/iu.test(name)) return { at: lowerFirst(name), of: `de l’équipe ${name}`, name }
  // «au Télégramme», «à La Rotonde», «aux Crudettes»
  if (/^(?:(?:la|le|les)\s|l’)/iu.test(name) && at.startsWith('chez ')) {
    const house = /^les?\s/iu.test(name) ? lowerFirst(name) : upperFirst(name)
    return { at: withA(house), of: /^les?\s/iu.test(name) ? withDe(house) : join('de', house), name }
  }
  return { at, of, name: the }
}

/** First letters of bodies whose first word is a woman’s more often: association, direction, fédération, maison, régie, union. */
const ofFeminine = /^[ADFMRU]/u

/** «CAUE de la Savoie», «CIUSSS de l’Estrie»: initials of what is of a place are those of a public body. */
function initialsOf(name: string): EmployerForms | undefined {
  const [, initials = ''] = /^(\p{Lu}{3,7}) (?:de |du |des |d’)/u.exec(name) ?? []
  if (initials === '' || employerKind(name)) return undefined
  const the = articleElides(initials) ? `l’${name}` : `${ofFeminine.test(initials) ? 'la' : 'le'} ${name}`
  return { at: withA(the), of: withDe(the), name: the }
}

function inPlural(clean: string): EmployerForms {
  const shouted = isAllCaps(clean) ? cleanCompanyName(clean) : clean
  const name = /^(?:ets|éts)/iu.test(clean)
    ? clean.replace(/^(?:ets|éts)\.?\s*/iu, 'établissements ')
    : shouted
  const [kind = '', ...rest] = name.split(' ')
  const isTradeName = rest.length > 0 && tradesAsKinds.test(kind.toLowerCase())
  const the = `les ${(isTradeName ? upperFirst(name) : lowerFirst(name))
    .replace(/^etablissements/u, 'établissements')
    .replace(/^pompes fun[eè]bres/iu, 'pompes funèbres')
    .replace(/^pompes Funèbres/u, 'pompes funèbres')}`
  return { at: withA(the), of: withDe(the), name: the }
}

/** «La Ferme de Cagnolle», «Le Manoir de Surville», «The Pier Hotel»: houses whose kind has an article, or ends an English name. */
function houseForms(clean: string): EmployerForms | undefined {
  const [, article, rest = ''] = /^(le|la|l’)\s?(\p{L}.*)$/iu.exec(clean) ?? []
  const kind = article === undefined ? undefined : employerKind(rest)
  if (kind && !kind.isInitials && / (?:de|du|des|d’)/u.test(rest)) {
    const name =
      keepsCapital.test(kind.word) || tradesAsKind.test(kind.word)
        ? rest
        : withSmallCommonWords(kind.word + rest.slice(kind.word.length))
    const the = articleElides(name) ? `l’${name}` : `${kind.article} ${name}`
    return { at: withA(the), of: withDe(the), name: the }
  }
  const [club] = /^(?!Club)\p{Lu}[\p{L}-]+ club(?= d[eu’]|$)/iu.exec(clean) ?? []
  if (club !== undefined) {
    const said = isAllCaps(clean) ? cleanCompanyName(clean) : clean
    const the = articleElides(said) ? `l’${said}` : `le ${said}`
    return { at: withA(the), of: withDe(the), name: the }
  }
  const house =
    /^(?:The )?(?!Le |La |Les |L’|Chez )(\p{L}.* (?:Bar|Camping|Hotel|Hôtel|Café|Restaurant|Pub|Club|Casino|Palace|Hostel|Lodge|Resort|Department|Center|Museum|Hospital|College|Grill))$/u.exec(
      clean,
    )?.[1]
  const the = house === undefined ? '' : articleElides(house) ? `l’${house}` : `le ${house}`
  return house && !employerKind(house) ? { at: withA(the), of: withDe(the), name: the } : undefined
}

/** Houses of which others are a part: «BDE IUT de Lens», «APE école Jean Zay», «Cantine collège Hugo». */
const partOf =
  /^(?:APE|APEL|FCPE|BDE|BDS|AMAP|CDI|amicale|association|bibliothèque|cantine|foyer|internat|restaurant|self|coopérative|service|secrétariat|accueil)$/iu
const wholeOf =
  /^(?:école|collège|lycée|iut|université|mairie|hôpital|crèche|fac|faculté|entreprise|ehpad|clinique|ufr)$/u

/** «Etude Me Lagarde» → «Etude de Me Lagarde», «Cabinet Dr Roux» → «Cabinet du Dr Roux», «BDE IUT» → «BDE de l’IUT». */
function ownerSpelled(name: string): string {
  const joined = name
    .replace(/^BET(?= \p{Lu})/u, 'bureau d’études')
    .replace(/^(?:PME|TPE|ETI|start-?up) (?:\p{Ll}[\p{Ll} ’]* )(?=\p{Lu})/u, '')
    .replace(/^notaire\s+(?=m(?:e|aître)\s)/iu, '')
    .replace(
      /^(auto|station|h[ôo]tel|bar|caf[ée]|garderie) (?=(?:école|ecole|service|restaurant|tabac)(?!\p{L}))/iu,
      '$1-',
    )
    // «Direction Régional de L’Environnement»
    .replace(
      /^(direction|délégation|agence|mission|caisse) (r[ée]gional|départemental|national)(?= )/iu,
      '$1 $2e',
    )
    .replace(/ de L[’'](?=\p{L})/gu, ' de l’')
  const [first = '', second = '', ...rest] = joined.split(' ')
  if (/^(?:etude|étude|cabinet|office)$/iu.test(first)) {
    if (/^(?:Me|Mes|Maître|Maîtres|Mtre)\.?$/iu.test(second))
      return [first, 'de', second.replace(/^M(?:e|tre)\.?$/iu, 'Me'), ...rest].join(' ')
    if (/^(?:Dr|Docteur|Drs|Docteurs)\.?$/iu.test(second))
      return [first, /s\.?$/iu.test(second) ? 'des' : 'du', second.replace('.', ''), ...rest].join(' ')
  }
  const whole = employerKind([second, ...rest].join(' '))
  if (!partOf.test(first) || !whole || !(wholeOf.test(whole.word) || wholeOf.test(plainLetters(second))))
    return joined
  const spelled = whole.isInitials || isAcronym(second) ? second : whole.word
  const the = articleElides(spelled) ? `l’${spelled}` : `${whole.article} ${spelled}`
  return [first, withDe(the), ...rest].join(' ')
}

const softened = (whole: string, a?: string, b?: string, c?: string, d?: string): string =>
  a !== undefined && b !== undefined
    ? ` ${a}${b.toLowerCase()}`
    : c !== undefined && d !== undefined
      ? c + d.toLowerCase()
      : whole
