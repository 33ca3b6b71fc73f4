import { plainLetters } from '../../french/plain-letters.ts'
import { placeName } from '../../realisation/place.ts'

const pairs = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split(/[\n;]/u)
      .map((line) => line.trim().split(' = '))
      .map(([french = '', english = '']) => [french, english] as const),
  )

const countries =
  pairs(`afrique du sud = South Africa; algerie = Algeria; allemagne = Germany; angleterre = England
argentine = Argentina; australie = Australia; autriche = Austria; belgique = Belgium; benin = Benin; bresil = Brazil
burkina faso = Burkina Faso; cameroun = Cameroon; canada = Canada; chine = China; congo = Congo
cote d’ivoire = Côte d’Ivoire; danemark = Denmark; ecosse = Scotland; egypte = Egypt; espagne = Spain
etats-unis = the United States; finlande = Finland; france = France; gabon = Gabon; ghana = Ghana; grece = Greece
guadeloupe = Guadeloupe; guinee = Guinea; guyane = French Guiana; inde = India; irlande = Ireland; italie = Italy
japon = Japan; liban = Lebanon; luxembourg = Luxembourg; madagascar = Madagascar; mali = Mali; maroc = Morocco
martinique = Martinique; mexique = Mexico; norvege = Norway; nouvelle-zelande = New Zealand; pays de galles = Wales
pays-bas = the Netherlands; pologne = Poland; portugal = Portugal; la reunion = Réunion; reunion = Réunion
roumanie = Romania; royaume-uni = the United Kingdom; senegal = Senegal; suede = Sweden; suisse = Switzerland
togo = Togo; tunisie = Tunisia; turquie = Turkey; ukraine = Ukraine; usa = the United States`)

const towns =
  pairs(`alger = Algiers; anvers = Antwerp; athenes = Athens; barcelone = Barcelona; berne = Bern; bruges = Bruges
bruxelles = Brussels; bucarest = Bucharest; le caire = Cairo; copenhague = Copenhagen; edimbourg = Edinburgh
florence = Florence; francfort = Frankfurt; gand = Ghent; geneve = Geneva; genes = Genoa; hambourg = Hamburg
lisbonne = Lisbon; londres = London; milan = Milan; moscou = Moscow; munich = Munich; naples = Naples; pekin = Beijing
prague = Prague; rome = Rome; seville = Seville; singapour = Singapore; turin = Turin; varsovie = Warsaw; venise = Venice
vienne autriche = Vienna; bourgogne = Burgundy; bretagne = Brittany; normandie = Normandy; corse = Corsica
cordoue = Cordoba; sarrebruck = Saarbrücken; munich = Munich; cologne = Cologne`)

const keyOf = (text: string): string => plainLetters(text.replaceAll("'", '’')).trim()

/** «in Lyon», «in Córdoba, Argentina», «in Morocco», «in London»; undefined for what is no single place. */
export function englishPlace(raw: string, known?: ReadonlyMap<string, string>): string | undefined {
  const named = townOf(raw, known)
  return named && `in ${named}`
}

/** The same without its preposition. */
export function townOf(raw: string, known?: ReadonlyMap<string, string>): string | undefined {
  const country = countries.get(keyOf(raw))
  if (country !== undefined) return country
  const abroad = /^(\S.*?)[\s,(]+([\p{L}’' -]+?)\)?$/u.exec(raw.trim())
  const land = abroad ? countries.get(keyOf(abroad[2] ?? '')) : undefined
  if (land !== undefined && land !== 'France') {
    const town = plainTown(abroad?.[1] ?? '', known)
    return town === undefined ? land : `${town}, ${land}`
  }
  return plainTown(raw, known)
}

function plainTown(raw: string, known: ReadonlyMap<string, string> | undefined): string | undefined {
  const name = placeName(raw, known)
  if (name === undefined) return undefined
  // «télétravail», «plusieurs villes»: a place begins with a capital.
  return /^\p{Lu}/u.test(name) && !notPlaces.test(name) ? (towns.get(keyOf(name)) ?? name) : undefined
}

const notPlaces =
  /(?<!\p{L})(?:magasins?|agences?|sites?|missions?|domicile|[Dd]éplacements?|[Nn]ational|régions?|secteurs?|entreprise|distance|étranger)(?!\p{L})/u
