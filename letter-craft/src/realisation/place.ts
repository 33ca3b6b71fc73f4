import { placeKey } from '../career/lexicon.ts'
import { enumerate } from '../composer/enumerate.ts'
import { join } from '../french/elision.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { isAllCaps } from '../offers/restore-capitals.ts'

const small = new Set('de du des la le les l d sur sous en et lès lez aux au à près saint'.split(' '))

/**
 * A town as maps write it: «TOURNON sur RHONE» → «Tournon-sur-Rhône», without codes and districts. Undefined for what is
 * no single place.
 */
export function placeName(raw: string, towns?: ReadonlyMap<string, string>): string | undefined {
  const bare = raw
    .replaceAll("'", '’')
    // «Paris 10ème»
    .replace(/(?<=\p{L})\s+\d{1,2}\s?(?:er|[èe](?:me)?)(?: arrondissement)?(?!\p{L})/giu, '')
    .replace(/\([^()]*\)?|\d{2,5}(?:\s*[-–]\s*)?|\s+cedex.*$|\b(?:France|FR)$|\bDept\b\.?/giu, ' ')
    .replace(/^[\s,–-]+|[\s,.;–-]+$/gu, '')
    .split(/\s*[,/·|]\s*|\s+-\s+/u)[0]
    ?.replace(/\s+\d{1,2}(?: arrondissement)?$/iu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  if (
    !bare ||
    bare.length > 40 ||
    /\d|^(?:cc|centre|zone|zi|za|plusieurs|toute|divers|région|télétravail)(?!\p{L})/iu.test(bare)
  )
    return undefined
  const spelled = /^st[e]?[. -]/iu.test(bare)
    ? bare.replace(/^st([e]?)[. -]+/iu, (_, e: string) => `Saint${e.toLowerCase()} `)
    : bare
  const joined = /^(?:saint|sainte)\s|\s(?:sur|sous|lès|lez|en|aux?|les?|la|près)\s/iu.test(spelled)
    ? hyphenated(spelled)
    : spelled
  const shouting = isAllCaps(joined)
  const words = joined.split(/([ ’-])/u)
  const cased = words
    .map((word, at) => {
      if (/^[ ’-]$/u.test(word) || word === '') return word
      const lower = word.toLowerCase()
      if (at > 0 && small.has(lower) && lower !== 'saint') return lower
      return shouting || word === lower ? lower.charAt(0).toUpperCase() + lower.slice(1) : word
    })
    .join('')
  const known = exonyms[cased] ?? towns?.get(cased) ?? towns?.get(placeKey(cased))
  // «Lévis» is no «Levis»: accents that somebody typed stay.
  return known === undefined || (/[éèêâîôûç]/u.test(cased) && !/[éèêâîôûç]/u.test(known))
    ? accentedRivers(cased)
    : known
}

/** Towns by the name that French has for them. */
const exonyms: Readonly<Record<string, string>> = {
  Geneva: 'Genève',
  Brussels: 'Bruxelles',
  London: 'Londres',
  Lisbon: 'Lisbonne',
  Lisboa: 'Lisbonne',
  Barcelona: 'Barcelone',
  Roma: 'Rome',
  Milano: 'Milan',
  Montreal: 'Montréal',
  Quebec: 'Québec',
  Algiers: 'Alger',
  Warsaw: 'Varsovie',
}

/** «Saint Denis», «Tournon sur Rhône», «La Voulte sur Rhone»: hyphens everywhere but after the article. */
function hyphenated(name: string): string {
  const article = /^(?:la|le|les|l’)\s/iu.exec(name)?.[0] ?? ''
  return article + name.slice(article.length).replaceAll(' ', '-')
}

const rivers: ReadonlyMap<string, string> = new Map(
  ['Rhône', 'Saône', 'Isère', 'Drôme', 'Ardèche', 'Hérault', 'Lozère', 'Corrèze', 'Vendée', 'Sèvre'].map(
    (name) => [plainLetters(name), name],
  ),
)
const accentedRivers = (name: string): string =>
  name.replace(/(?<=-)\p{L}+$/u, (river) => rivers.get(plainLetters(river)) ?? river)

/**
 * «mairie d’Evry» → «mairie d’Évry»: a town within a name gets the capital that its keyboard lacked. Other letters stay as
 * the person typed them: a name may look like that of a town.
 */
export const withTownCapitals = (name: string, towns?: ReadonlyMap<string, string>): string =>
  name.replace(/(?<=(?:\bde |d['’]|à |-))(?:Sainte?-)?E\p{Ll}+(?:-\p{L}+)*/gu, (town) => {
    const known = towns?.get(placeKey(town))
    return known !== undefined && known.replace('É', 'E') === town ? known : town
  })

/** Countries with their preposition; towns and the rest take «à». */
const countries: Readonly<Record<string, string>> = {
  'afrique du sud': 'en Afrique du Sud',
  algerie: 'en Algérie',
  allemagne: 'en Allemagne',
  angleterre: 'en Angleterre',
  argentine: 'en Argentine',
  australie: 'en Australie',
  autriche: 'en Autriche',
  belgique: 'en Belgique',
  benin: 'au Bénin',
  bresil: 'au Brésil',
  bretagne: 'en Bretagne',
  'burkina faso': 'au Burkina Faso',
  burundi: 'au Burundi',
  cambodge: 'au Cambodge',
  cameroun: 'au Cameroun',
  canada: 'au Canada',
  chine: 'en Chine',
  congo: 'au Congo',
  'cote d’ivoire': 'en Côte d’Ivoire',
  espagne: 'en Espagne',
  'etats-unis': 'aux États-Unis',
  gabon: 'au Gabon',
  ghana: 'au Ghana',
  grece: 'en Grèce',
  guinee: 'en Guinée',
  guadeloupe: 'en Guadeloupe',
  guyane: 'en Guyane',
  inde: 'en Inde',
  irlande: 'en Irlande',
  italie: 'en Italie',
  japon: 'au Japon',
  liban: 'au Liban',
  luxembourg: 'au Luxembourg',
  madagascar: 'à Madagascar',
  mali: 'au Mali',
  maroc: 'au Maroc',
  mauritanie: 'en Mauritanie',
  normandie: 'en Normandie',
  'nouvelle-caledonie': 'en Nouvelle-Calédonie',
  'nouvelle caledonie': 'en Nouvelle-Calédonie',
  ontario: 'en Ontario',
  martinique: 'en Martinique',
  mexique: 'au Mexique',
  'nouvelle-zelande': 'en Nouvelle-Zélande',
  'pays-bas': 'aux Pays-Bas',
  pologne: 'en Pologne',
  portugal: 'au Portugal',
  reunion: 'à La Réunion',
  'la reunion': 'à La Réunion',
  roumanie: 'en Roumanie',
  'royaume-uni': 'au Royaume-Uni',
  rwanda: 'au Rwanda',
  senegal: 'au Sénégal',
  suisse: 'en Suisse',
  togo: 'au Togo',
  tunisie: 'en Tunisie',
  turquie: 'en Turquie',
  ukraine: 'en Ukraine',
  usa: 'aux États-Unis',
  paca: 'en PACA',
  idf: 'en Île-de-France',
  'ile-de-france': 'en Île-de-France',
  ...Object.fromEntries(
    'Auvergne Occitanie Nouvelle-Aquitaine Corse Champagne Bourgogne Alsace Lorraine Bretagne Normandie Provence Picardie Aquitaine Gascogne Anjou Touraine Sologne Franche-Comté Bavière Andalousie Catalogne Toscane Wallonie'
      .split(' ')
      .map((name) => [plainLetters(name), `en ${name}`]),
  ),
}

/** Departments and regions are no towns: «à Ardèche» would be wrong. */
const departments = new Set(
  'ain aisne allier alpes-de-haute-provence hautes-alpes alpes-maritimes ardeche ardennes ariege aube aude aveyron bouches-du-rhone calvados cantal charente charente-maritime cher correze corse-du-sud haute-corse corse cote-d’or cotes-d’armor creuse dordogne doubs drome eure eure-et-loir finistere gard haute-garonne gers gironde herault ille-et-vilaine indre indre-et-loire isere jura landes loir-et-cher loire haute-loire loire-atlantique loiret lot lot-et-garonne lozere maine-et-loire manche marne haute-marne mayenne meurthe-et-moselle meuse morbihan moselle nievre nord oise orne pas-de-calais puy-de-dome pyrenees-atlantiques hautes-pyrenees pyrenees-orientales bas-rhin haut-rhin rhone haute-saone saone-et-loire sarthe savoie haute-savoie seine-maritime seine-et-marne yvelines deux-sevres somme tarn tarn-et-garonne var vaucluse vendee vienne haute-vienne vosges yonne territoire-de-belfort essonne hauts-de-seine seine-saint-denis val-de-marne val-d’oise bretagne normandie occitanie nouvelle-aquitaine auvergne-rhone-alpes grand-est hauts-de-france ile-de-france pays-de-la-loire centre-val-de-loire bourgogne-franche-comte france'.split(
    ' ',
  ),
)

/** «Champagné» is a town, and no region. */
const countryOf = (text: string): string | undefined => {
  const found = countries[plainLetters(text.replaceAll("'", '’')).trim()]
  return /é$/iu.test(text.trim()) && !/é$/u.test(found ?? '') ? undefined : found
}

/** «Lyon, Strasbourg, Nantes, tour de France» → «à Lyon, Strasbourg et Nantes» */
function severalTowns(raw: string, towns?: ReadonlyMap<string, string>): string | undefined {
  const named = raw
    .split(/\s*,\s*|\s+et\s+|\s+\/\s+/u)
    .flatMap((part) => placeName(part, towns) ?? [])
    .filter((name) => towns?.has(placeKey(name)) === true && !/^Les? /u.test(name))
  return named.length > 1 ? `à ${enumerate(named)}` : undefined
}

/** «Gard, Ardèche», «Ardèche et Cévennes»: no «à» stands before departments. */
const areDepartments = (written: string): boolean =>
  departments.has(plainLetters(written.split(/ et |, ?|\//u)[0]?.trim() ?? ''))

/** «à Lyon», «au Havre», «aux Mureaux», «à La Rochelle», «en Algérie». */
export function atPlace(written: string, towns?: ReadonlyMap<string, string>): string | undefined {
  const [, island] = /^[iî]le d(?:e |[’'])(?!france)(.+)$/iu.exec(written.trim()) ?? []
  if (island !== undefined) return `sur l’île ${/^\s*[iî]le d[’']/iu.test(written) ? 'd’' : 'de '}${island}`
  // «CC Confluence, Lyon (69)»: the town is what names the place.
  const raw = written.replace(
    /^(?:cc|c\.c\.|centre commercial|galerie marchande|zi|zac|za|zone (?:industrielle|commerciale|artisanale))(?:\s[^,]+,)?\s+/iu,
    '',
  )
  // «Auvergne, Centre, Occitanie»: all over them.
  const [one = '', ...others] = raw.split(/\s*,\s*|\s+(?:et|&)\s+|\s*\/\s*/u)
  // «France & Irlande», «Bretagne, Normandie»: each of them.
  const all = [one, ...others].map((part) => (/^france$/iu.test(part) ? 'en France' : countryOf(part)))
  if (others.length > 0 && all.every((part) => part !== undefined)) return enumerate(all)
  if (others.length > 0 && countryOf(one) !== undefined) return undefined
  const abroad = /^(\S.*?)[\s,(]+([\p{L}’' -]+?)\)?$/u.exec(raw.trim())
  const country = countryOf(raw) ?? (abroad ? countryOf(abroad[2] ?? '') : undefined)
  if (country && !countryOf(raw)) {
    const town = atPlace(abroad?.[1] ?? '', towns)
    return town === undefined || countryOf(abroad?.[1] ?? '') ? country : `${town}, ${country}`
  }
  if (country) return country
  if (areDepartments(raw)) return undefined
  const several = severalTowns(raw, towns)
  if (several) return several
  const name = placeName(raw, towns)
  if (name === undefined || areDepartments(name)) return undefined
  const [, stop] = /^gare (?:de |d’)?(\p{Lu}.*)$/iu.exec(name) ?? []
  if (stop !== undefined) return `à la gare ${join('de', stop)}`
  const [, mount] = /^mont (\p{Lu}.*)$/iu.exec(name) ?? []
  if (mount !== undefined && towns?.has(placeKey(name)) !== true) return `au mont ${mount}`
  const [, campus] = /^(\p{Lu}[\p{L}-]+) campus$/iu.exec(name) ?? []
  if (campus !== undefined) return `sur le campus ${join('de', campus)}`
  if (/^Le\s/u.test(name)) return `au ${name.slice(3)}`
  if (/^Les\s/u.test(name)) return `aux ${name.slice(4)}`
  return `à ${name}`
}
