import { upperFirst } from '../french/plain-letters.ts'

/** A house that an offer names by its kind: «Magasin Brico Soleil, Pontivy.», «EHPAD Les Tilleuls à Vannes (56)». */
export type NamedHouse = { name: string; town?: string }

/** Kinds that a letter leaves out: «chez Brico Soleil». */
const shops = 'magasin|boutique|enseigne|supermarché|hypermarché'
/** Kinds that belong to the name: «à la pharmacie Martin». */
const houses =
  'restaurant|hôtel|hôtel-restaurant|brasserie|bistrot|garage|boulangerie|boulangerie-pâtisserie|pâtisserie|boucherie|pharmacie|clinique|crèche|école|collège|lycée|cabinet|résidence|EHPAD|foyer|camping|salon|institut|domaine|ferme|menuiserie|maison de retraite'
const either = (words: string) =>
  words.replace(/(?<![\p{L}-])\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)
const kind = `(?:(?<shop>${either(shops)})|(?<house>${either(houses)}))`
const word = '\\p{Lu}[\\p{L}\\d&’-]*'
// «Carrefour City de Rennes» is in Rennes; «Boulangerie au Fournil de Marie» is one name.
const link = '(?:(?:et|&|la|le|les|des?|du|aux?) |d’)'
const name = `(?<name>(?:(?:au|aux) )?${word}(?: ${link}{0,2}${word}){0,4})`
const town = '(?:(?:,| à| [-–]) (?<town>\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+){0,2}(?: \\(\\d{2,5}\\))?))'
const opening = new RegExp(`^(?:Au |Chez )?${kind} ${name}${town}?(?=[.,]|\\s*$)`, 'u')
const within = new RegExp(
  `(?<!\\p{L})(?:[Nn]otre|[Aa]u|[Àà] la|[Àà] l’) ?${kind} ${name}${town}?(?![\\p{L}-])`,
  'u',
)
/** What a house is, with a capital: «Cabinet Dentaire», «École Primaire». */
const described =
  /^(?:dentaire|médical|vétérinaire|comptable|primaire|maternelle|élémentaire|universitaire|scolaire|municipal|familial|indépendant|traditionnel|gastronomique|bio|professionnel|privée?|publi)/iu
const contract = /^(?:CDI|CDD|Temps|Poste|Stage)/u

/** The house that a line opens with, or names as the place of the post; undefined where it only says what it is. */
export function readHouse(line: string): NamedHouse | undefined {
  const text = line
    .replace(/['‘]/gu, '’')
    .replace(/[ \t\u00a0\u202f]+/gu, ' ')
    .trim()
  const found = (opening.exec(text) ?? within.exec(text))?.groups
  if (!found) return undefined
  const { shop, house = '', name: said = '', town: place } = found
  if (described.test(said)) return undefined
  const bare = shop ? said.replace(/ de \p{Lu}[\p{L}’-]+$/u, '') : said
  return {
    name: house ? `${upperFirst(house)} ${bare}` : bare,
    ...(place && !contract.test(place) && { town: place }),
  }
}
