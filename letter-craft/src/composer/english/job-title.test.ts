import { describe, expect, it } from 'vitest'
import { testKnowledge } from '../../../testing/composer-knowledge.ts'
import { careTitles } from './care-titles.fr.ts'
import { englishTitle } from './job-title.ts'
import { serviceTitles } from './service-titles.fr.ts'
import { tradeTitles } from './trade-titles.fr.ts'

const rows = `${serviceTitles}${careTitles}${tradeTitles}`
  .trim()
  .split(/\n+/u)
  .map((line) => line.split(' = '))

describe('titles in English', () => {
  it.each([
    ['Conseillère de vente', 'a sales adviser'],
    ['Aide-soignant(e)', 'a healthcare assistant'],
    ['Comptable', 'an accountant'],
    ['Assistante RH', 'an HR assistant'],
    ['Vendeuse en boulangerie', 'a bakery sales assistant'],
    ['Vendeuse en thés rares', 'a sales assistant'],
    ['Ingénieure logiciel', 'a software engineer'],
    ['Serveuse', 'a waitress'],
    ['Agent de courrier/Hôtesse d’accueil', 'a mail clerk'],
    ['Préparateur de commandes - magasinier', 'an order picker'],
    ['Apprenti cuisinier', 'an apprentice cook'],
    ['Key Account Manager', 'a key account manager'],
    ['Chef d’équipe', 'a team leader'],
    ['Conducteur d’engins de chantier', 'a plant operator'],
  ])('%s → %s', (french, english) => {
    expect(englishTitle(french, /e$|euse|trice|ère/u.test(french) ? 'feminine' : 'masculine')?.a).toBe(
      english,
    )
  })

  it.each([
    'Responsable du pôle innovation',
    'Agent',
    'Chargé de mission biodiversité marine',
    'Projet BNF',
    '',
  ])('«%s» has no sure name in English', (french) => {
    const title = englishTitle(french, undefined)?.title
    expect([undefined, 'project officer']).toContain(title)
  })

  it('no two French titles of the table are one by their words, with two names', () => {
    const clashes = rows.filter(
      ([french = '', english = '']) => englishTitle(french, 'masculine')?.title !== english.split('|')[0],
    )
    expect(clashes).toEqual([])
  })

  it('the register has many titles that are known, in each of its fourteen domains', () => {
    const { occupations } = testKnowledge()
    const known = new Map<string, number>()
    for (const [french = ''] of rows)
      for (const { code, masculine } of occupations.search(french, 3))
        if (englishTitle(masculine, 'masculine'))
          known.set(code.charAt(0), (known.get(code.charAt(0)) ?? 0) + 1)
    expect([...known.keys()].sort().join('')).toBe('ABCDEFGHIJKLMN')
    expect(Math.min(...known.values())).toBeGreaterThan(6)
  })
})
