import { describe, expect, it } from 'vitest'
import { sampleOffers } from '../../testing/composer/sample-offers.ts'
import { cleanCompanyName } from './clean-company-name.ts'
import { cleanJobTitle } from './clean-job-title.ts'
import { readHeading } from './read-heading.ts'

describe('readHeading', () => {
  it.each(sampleOffers)('reads the post and the company above an offer of a job board: $title', (offer) => {
    const read = readHeading(`${offer.title}\n${offer.company}\n${offer.text}`)
    // Without «H/F» nor a known trade, undefined is correct.
    const marked = /[HF]\s?\/\s?[HF]/.test(offer.title)
    if (marked || read.jobTitle) expect(read.jobTitle).toBe(cleanJobTitle(offer.title))
    if (read.jobTitle && offer.company) expect(read.company).toBe(cleanCompanyName(offer.company))
  })
  it.each([
    [
      'SARL LES VERGERS DU LAC recrute !! OUVRIER(E) ARBORICOLE H/F - CDD 8 mois\nEnvoyer CV+LM à Mme Garnier',
      { jobTitle: 'ouvrier arboricole', company: 'Les Vergers du Lac', recipient: 'Mme Garnier' },
    ],
    [
      'La MSA Drôme recherche un Travailleur Social (F/H) en CDI à temps complet.',
      { jobTitle: 'travailleur social', company: 'MSA Drôme' },
    ],
    [
      'Poste : Aide-soignant(e) de nuit (H/F) - CDI\nEntreprise : EHPAD LES TILLEULS\nContact : Madame Lopez',
      { jobTitle: 'aide-soignant de nuit', company: 'EHPAD Les Tilleuls', recipient: 'Mme Lopez' },
    ],
    ['Boucher H/F\nContrat à durée indéterminée\nVous tenez le rayon.', { jobTitle: 'boucher' }],
    [
      'Sales Assistant\nFull-time, permanent\nLondon\nYou will advise customers and run the till. We are looking for a friendly person.',
      { jobTitle: 'Sales Assistant' },
    ],
    ['Boucher H/F\nContact : Mme Petit\nCDI', { jobTitle: 'boucher', recipient: 'Mme Petit' }],
    ['Nous recherchons un(e) boulanger(ère) pour notre magasin.', { jobTitle: 'boulanger' }],
    ['Notre agence recrute pour l’un de ses clients un cariste (H/F).', { jobTitle: 'cariste' }],
    [
      'Rejoignez Ateliers Morvan ! Nous cherchons une menuisière.',
      { jobTitle: 'menuisière', company: 'Ateliers Morvan' },
    ],
    ['Vous aimez le contact et la vente. Venez nous voir.', {}],
    ['', {}],
    ['x'.repeat(30_000), {}],
  ])('%j', (text, expected) => {
    expect(readHeading(text)).toEqual(expected)
  })
})
