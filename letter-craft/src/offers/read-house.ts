import { upperFirst } from '../french/plain-letters.ts'

/** A house that an offer names by its kind: «Magasin Brico Soleil, Pontivy.», «EHPAD Les Tilleuls à Vannes (56)». */
export type NamedHouse = { name: string; town?: string }

/** What an employer is; alone, it names nobody. */
export const kinds =
  /^(?:entreprise|société|cabinet|étude|agence|restaurant|hôtel|hôtels?-restaurant|brasserie|garage|boulangerie|boulangerie-pâtisserie|pâtisserie|boucherie|pharmacie|clinique|hôpital|crèche|école|collège|lycée|association|commune|collectivité|mairie|ville|exploitation|ferme|domaine|magasin|supermarché|enseigne|boutique|salon|atelier|usine|structure|établissement|groupe|pme|tpe|startup|start-up|artisan|menuiserie|résidence|ehpad|foyer|centre|institut|laboratoire|camping)$/iu
/** Kinds that a letter leaves out: «chez Brico Soleil», but «à la pharmacie Martin». */
const leftOut = /^(?:magasin|supermarché|boutique|enseigne|société|entreprise)$/iu

const word = '\\p{Lu}[\\p{L}\\d&’-]*'
// «Carrefour City de Rennes» is in Rennes; «Boulangerie au Fournil de Marie» is one name.
const link = '(?:(?:et|&|la|le|les|des?|du|aux?) |d’)'
const named = `(\\p{L}[\\p{L}-]+) ((?:aux? )?${word}(?: ${link}{0,2}${word}){0,4})`
const town = '(?:(?:,| à| [-–]) (\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+){0,2}(?: \\(\\d{2,5}\\))?))?'
const opening = new RegExp(`^(?:Au |Chez )?${named}${town}(?=[.,]|$)`, 'u')
const within = new RegExp(`(?<!\\p{L})(?:[Nn]otre|[Aa]u|[Àà] la|[Àà] l’) ?${named}${town}(?![\\p{L}-])`, 'u')
/** What a house is, with a capital: «Cabinet Dentaire», «École Primaire». */
const described =
  /^(?:dentaire|médical|vétérinaire|comptable|commercial|primaire|maternelle|universitaire|scolaire|municipal|familial|indépendant|traditionnel|bio|professionnel|privé|publi|générale)/iu
const contract = /^(?:CDI|CDD|Temps|Poste|Stage)/u

/**
 * The house that a line, with single spaces, opens with or names as the place of the post; undefined where it only says
 * what it is.
 */
export function readHouse(line: string): NamedHouse | undefined {
  const text = line.replace(/['‘]/gu, '’')
  const found = [opening, within]
    .map((pattern) => pattern.exec(text))
    .find((one) => kinds.test(one?.[1] ?? ''))
  const [, kind = '', said = '', place = ''] = found ?? []
  if (!found || described.test(said)) return undefined
  return {
    name: leftOut.test(kind) ? said.replace(/ de \p{Lu}[\p{L}’-]+$/u, '') : `${upperFirst(kind)} ${said}`,
    ...(place && !contract.test(place) && { town: place }),
  }
}
