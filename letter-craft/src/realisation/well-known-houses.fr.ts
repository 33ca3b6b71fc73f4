import { distance } from '../career/occupations.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { cleanCompanyName } from '../offers/clean-company-name.ts'
import { isAllCaps } from '../offers/restore-capitals.ts'

/** Houses that CVs name often, as they write themselves. */
const names = `Accor
Action
Adecco
Airbus
Aldi
Alinéa
Amazon
Apple
Auchan
Autodistribution
Axa
B&M
Babou
Basic-Fit
Bosch
Boulanger
Bouygues Telecom
Brico Dépôt
Bricomarché
Bricorama
Brioche Dorée
Buffalo Grill
Burger King
Burton of London
Bureau Vallée
Capgemini
Carglass
Carrefour
Carrefour Bio
Carrefour City
Carrefour Contact
Carrefour Express
Carrefour Market
Castorama
Celio
Chronopost
Conforama
Courtepaille
Cultura
Dalkia
Darty
Decathlon
Deloitte
Derichebourg
Domino’s Pizza
DPD
Eiffage
Elior
Engie
Etam
Feu Vert
Five Guys
Flunch
Franprix
Galeries Lafayette
Gamm vert
Geodis
Gifi
Grand Frais
Groupama
H&M
IKEA
Intermarché
Intersport
Jardiland
Jennyfer
Jules
Keolis
KFC
Kiabi
King Jouet
Kuehne+Nagel
L’Oréal
La Halle
La Foir’Fouille
La Mie Câline
La Redoute
La Vie Claire
Leader Price
Leroy Merlin
Lidl
Lyreco
Maisons du Monde
Manpower
Marionnaud
Marks & Spencer
McDonald’s
Michelin
Micromania
Monoprix
Naturalia
Nespresso
Nestlé
Netto
Nocibé
Norauto
Nike
Orange
Paul
Picard
Pimkie
Pizza Hut
Pomme de Pain
Primark
Promod
Quick
Randstad
Renault
Saint-Gobain
Saint Maclou
Samsic
Sanofi
Securitas
Sephora
Schneider Electric
Sodexo
Spar
Speedy
Starbucks
Stokomani
Subway
Super U
Synergie
Teleperformance
Thales
Truffaut
Uber Eats
Uniqlo
Veolia
Vinci
Volkswagen
Yves Rocher
Zara
Zeeman`.split('\n')

/** Letters that people type for a name. */
const typedAs: ReadonlyMap<string, string> = new Map([
  ['macdonald', 'McDonald’s'],
  ['macdonalds', 'McDonald’s'],
  ['mcdonald', 'McDonald’s'],
  ['macdo', 'McDonald’s'],
  ['mcdo', 'McDonald’s'],
  ['kuehneetnagel', 'Kuehne+Nagel'],
  ['kuhnenagel', 'Kuehne+Nagel'],
  ['auchandrive', 'Auchan Drive'],
])

const lettersIn = (name: string): string => plainLetters(name).replace(/[^a-z\d&]/gu, '')

const byLetters: ReadonlyMap<string, string> = new Map([
  ...names.map((name) => [lettersIn(name), name] as const),
  ...typedAs,
])

/** Letters of a name in which one wrong letter is a slip, and no other name. */
const longName = 10
/** Letters of a name that opens no other: «Orange Mécanique» is not Orange. */
const tellingName = 8
/** A name has no more words than this. */
const mostWords = 3

/** The name whose letters these are, but for one slip in a long one. */
function nameOf(letters: string): string | undefined {
  const known = byLetters.get(letters)
  if (known !== undefined || letters.length < longName) return known
  const [slip, ...others] = names.filter((name) => {
    const own = lettersIn(name)
    return own.length >= longName && own.charAt(0) === letters.charAt(0) && distance(own, letters, 1) === 1
  })
  return others.length === 0 ? slip : undefined
}

/** «Mac donald», «BRICO DEPOT Lens», «Intermaché»: a house that everyone knows, as it writes itself; others as they are. */
export function withKnownName(written: string): string {
  const [group = ''] = /^groupe (?=\p{L})/iu.exec(written) ?? []
  if (group !== '') return group + withKnownName(written.slice(group.length))
  const words = written.split(' ')
  for (let count = Math.min(mostWords, words.length); count > 0; count -= 1) {
    const start = words.slice(0, count).join('')
    const name = /[,;/]/u.test(start) ? undefined : nameOf(lettersIn(start))
    if (name !== undefined && (count === words.length || lettersIn(name).length >= tellingName)) {
      const rest = words.slice(count).join(' ')
      return `${name} ${isAllCaps(rest) ? cleanCompanyName(rest) : rest}`.trim()
    }
  }
  return written
}

/** Whether words of a text are a house that everyone knows, however typed: «mac donald» for «mcdonald’s». */
export function namesHouse(text: string, house: string): boolean {
  const sought = byLetters.get(lettersIn(house))
  if (sought === undefined) return false
  const words = text.split(/\s+/u)
  return words.some((_, at) =>
    Array.from({ length: mostWords }, (_none, more) => words.slice(at, at + more + 1).join('')).some(
      (written) => nameOf(lettersIn(written)) === sought,
    ),
  )
}
