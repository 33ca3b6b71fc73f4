import { plainLetters, upperFirst } from '../../french/plain-letters.ts'
import { employerForms } from '../../realisation/employer.ts'
import { townOf } from './place.ts'

/** An employer within an English sentence. */
export type EnglishEmployer = {
  /** «at Flunch», «for the town of Évry», «in the French Army», «through temping agencies» */
  readonly at: string
  /** «Flunch», «the town of Évry»; undefined where there is no name to speak of. */
  readonly name?: string
}

const bodies: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:l.)?armee de terre/u, 'in the French Army', 'the French Army'],
  [/^(?:l.)?armee de l.air/u, 'in the French Air Force', 'the French Air Force'],
  [/^(?:la )?marine nationale/u, 'in the French Navy', 'the French Navy'],
  [/^(?:la )?legion etrangere/u, 'in the French Foreign Legion', 'the French Foreign Legion'],
  [/^(?:la )?gendarmerie/u, 'in the Gendarmerie', 'the Gendarmerie'],
  [/^(?:la )?police nationale/u, 'in the French National Police', 'the French National Police'],
  [/^(?:la )?police municipale$/u, 'in the municipal police', 'the municipal police'],
  [/^(?:la )?croix.rouge(?: francaise)?$/u, 'with the French Red Cross', 'the French Red Cross'],
  [/^(?:les )?restos? du c(?:oe|œ)ur$/u, 'with Les Restos du Cœur', 'Les Restos du Cœur'],
  [/^(?:le )?secours populaire(?: francais)?$/u, 'with the charity Secours Populaire', 'Secours Populaire'],
  [/^(?:le )?secours catholique$/u, 'with the charity Secours Catholique', 'Secours Catholique'],
  [/^sdis/u, 'in the fire and rescue service', 'the fire and rescue service'],
  [/^ministere de la culture/u, 'at the French Ministry of Culture', 'the French Ministry of Culture'],
  [/^ministere de (?:la|l.)/u, 'at a French ministry', 'a French ministry'],
  [/^(?:l.)?education nationale$/u, 'in the French state school system', 'the French state school system'],
]

/** Kinds whose name is translated where a town follows: «mairie d’Évry», «hôpital de Pau». */
const ofPlace: readonly (readonly [RegExp, (place: string) => EnglishEmployer])[] = [
  [
    /^(?:la )?(?:mairie|ville|commune|municipalité) (?:de |d’|du |des )(.+)$/iu,
    (place) => ({ at: `for the town of ${place}`, name: `the town of ${place}` }),
  ],
  [
    /^(?:centre hospitalier|hôpital) (?:de |d’|du )(.+)$/iu,
    (place) => ({ at: `at the ${place} hospital`, name: `the ${place} hospital` }),
  ],
  [
    /^(?:chu|chru|centre hospitalier (?:régional )?universitaire) (?:de |d’|du )(.+)$/iu,
    (place) => ({ at: `at ${place} University Hospital`, name: `${place} University Hospital` }),
  ],
]

/** Employers named only by their kind: «boulangerie», «un restaurant». */
const kinds = new Map(
  `agence immobiliere = an estate agency; association = a charity; auberge = an inn; banque = a bank; bar = a bar
boucherie = a butcher’s shop; boulangerie = a bakery; boulangerie patisserie = a bakery; boutique = a shop; brasserie = a brasserie
cabinet comptable = an accountancy practice; cabinet d avocats = a law firm; cabinet medical = a medical practice; cafe = a café
camping = a campsite; centre de loisirs = a holiday club; clinique = a private hospital; college = a secondary school
creche = a nursery; discotheque = a nightclub; ecole = a school; ecole maternelle = a nursery school; ecole primaire = a primary school
ehpad = a care home; maison de retraite = a care home; epicerie = a grocery; ferme = a farm; garage = a garage; hopital = a hospital
hotel = a hotel; hotel restaurant = a hotel and restaurant; imprimerie = a printing firm; librairie = a bookshop
lycee = a secondary school; magasin = a shop; mairie = a town hall; pharmacie = a pharmacy; pizzeria = a pizzeria
pressing = a dry cleaner’s; restaurant = a restaurant; restaurant gastronomique = a fine-dining restaurant
salon de coiffure = a hairdressing salon; supermarche = a supermarket; hypermarche = a hypermarket; usine = a factory; piscine municipale = a municipal swimming pool; piscine = a swimming pool
exploitation agricole = a farm; domaine viticole = a vineyard; centre d appels = a call centre; start up = a start-up`
    .split(/[\n;]/u)
    .map((line) => line.trim().split(' = '))
    .map(([french = '', english = '']) => [french, english] as const),
)

/** Words of a description that no proper name has. */
const describes =
  /(?<!\p{L})(?:[Pp]lusieurs|[Dd]ivers|[Dd]iverses|[Dd]ifférents?|[Uu]ne?|[Mm]es|[Mm]issions?|domicile)(?!\p{L})/u

const maxWords = 7

/** How an English sentence says where someone worked; undefined for words that are no name and no kind we know. */
export function englishEmployer(
  raw: string,
  towns?: ReadonlyMap<string, string>,
): EnglishEmployer | undefined {
  const text = raw
    .replaceAll("'", '’')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\s.,;:]+$/u, '')
  const plain = plainLetters(text)
  const body = bodies.find(([shape]) => shape.test(plain))
  if (body) return { at: body[1], name: body[2] }
  const french = employerForms(text)
  if (!french) return undefined
  if (french.at === 'en intérim') return { at: 'through temping agencies' }
  if (french.at === 'à mon compte') return { at: 'on a self-employed basis' }
  if (french.at === 'chez des particuliers') return { at: 'for private households' }
  const kind = kinds.get(plain.replace(/^(?:un|une|la|le|l) /u, '').replace(/[^a-z]+/gu, ' '))
  if (kind) return { at: `at ${kind}` }
  const name = withoutArticle(french.name ?? '')
  const words = name.split(' ')
  if (name === '' || words.length > maxWords || describes.test(name)) return undefined
  for (const [shape, said] of ofPlace) {
    const [, place = ''] = shape.exec(name) ?? []
    const town = place === '' ? undefined : townOf(place, towns)
    if (town) return said(town)
  }
  if (/^[\p{Lu}\d&]{2,7}$/u.test(text)) return { at: `at ${text}`, name: text }
  // Without a capital there is no name: a description in French.
  if (!words.some((word, at) => at > 0 && /^\p{Lu}|\d/u.test(word)) && !/^\p{Lu}/u.test(french.name ?? ''))
    return undefined
  const cased = upperFirst(name)
  return { at: `at ${cased}`, name: cased }
}

const withoutArticle = (name: string): string => name.replace(/^(?:la |le |les |l’)/u, '')
