import { describe, expect, it } from 'vitest'
import { labelledOffers } from '../../testing/posted-offers.ts'
import { readPostedOffer } from './read-posted-offer.ts'

describe('readPostedOffer', () => {
  it.each(labelledOffers)('extracts the labelled facts: $title', (offer) => {
    const read = readPostedOffer(offer.text)
    expect(read.title).toBe(offer.title)
    expect(read.company).toBe(offer.company)
    expect(read.throughAgency).toBe(offer.agency === true)
    expect(read.place).toBe(offer.place)
    expect(read.contract?.kind).toBe(offer.contract)
    expect(read.contract?.duration).toBe(offer.duration)
    expect(read.contract?.hours?.weekly).toBe(offer.weekly)
  })

  it.each(labelledOffers)('distinguishes mandatory and optional requirements: $title', (offer) => {
    const { requirements } = readPostedOffer(offer.text)
    const of = (need: 'must' | 'nice') =>
      requirements.filter((requirement) => requirement.need === need).map(({ text }) => text)
    expect(of('must')).toEqual(expect.arrayContaining(offer.must))
    expect(of('nice')).toEqual(offer.nice)
  })

  it.each(labelledOffers)(
    'gives the position of each requirement in the original text: $title',
    ({ text }) => {
      const { requirements } = readPostedOffer(text)
      for (const { start, end, text: said } of requirements) {
        const stretch = text.slice(start, end)
        // After fixes (entities, apostrophes), the first and last words keep their positions.
        if (!/[&<']/.test(stretch)) expect(stretch).toBe(said)
        expect(stretch.at(0)).toBe(said.at(0))
      }
    },
  )

  it('leaves out benefits, boilerplate and ways to apply', () => {
    const { requirements } = readPostedOffer(
      'Boucher H/F\nProfil :\n- Rigueur\n- Envoyez votre CV\n- Mutuelle et tickets restaurant\n- Débutant accepté\n- Toutes nos offres sont ouvertes aux personnes en situation de handicap',
    )
    expect(requirements.map(({ text }) => text)).toEqual(['Rigueur'])
  })

  it.each([
    ['Permis B exigé', 'permit'],
    ['Anglais courant exigé', 'language'],
    ['CAP Cuisine exigé', 'diploma'],
    ['3 ans d’expérience exigés', 'experience'],
    ['Maîtrise de Sage exigée', 'tool'],
    ['Rigueur exigée', 'quality'],
    ['Connaissance des vins exigée', 'skill'],
  ])('%s is a %s', (line, kind) => {
    expect(readPostedOffer(`Profil :\n- ${line}`).requirements).toMatchObject([{ kind, need: 'must' }])
  })

  it.each([
    ['salary', '1 950 € net par mois', 0],
    ['reference', 'GLY-2291', 1],
    ['startDate', 'à partir de janvier 2026', 7],
  ] as const)('reads the %s as it is said', (term, said, index) => {
    expect(readPostedOffer(labelledOffers[index]!.text)[term]).toBe(said)
  })

  it.each([
    [
      'La coopérative Les Paniers de l’Avre, à Amiens, accueille un(e) stagiaire.',
      'Coopérative Les Paniers de l’Avre',
    ],
    ['Les Ateliers Roussel accueillent deux apprentis.', 'Les Ateliers Roussel'],
    ['Ferrand Conseil propose une alternance de 12 mois.', 'Ferrand Conseil'],
    ['Le camping des Flots accueille 400 familles.', undefined],
    ['Notre équipe accueille une stagiaire.', undefined],
  ])('reads the company that takes in a trainee: %s', (line, company) => {
    expect(readPostedOffer(`Assistant de gestion H/F\n${line}\nMissions :\n- Classer`).company).toBe(company)
  })

  it('prefers hints from outside the text', () => {
    const read = readPostedOffer('Vous conduirez les fours.', {
      title: 'PÂTISSIER (H/F)',
      company: 'MAISON LEROUX SAS',
      place: '35000 Rennes',
      contract: 'CDI',
    })
    expect(read).toMatchObject({
      title: 'pâtissier',
      company: 'Maison Leroux',
      place: 'Rennes (35000)',
      contract: { kind: 'CDI' },
    })
  })

  it.each([
    ['Mairie de Plouzanec - 29290 Plouzanec - CDD 12 mois', 'Mairie de Plouzanec'],
    ['CHU de Nantes – CDI', 'CHU de Nantes'],
    ['Épicerie des Lices - Rennes (35) - temps plein', 'Épicerie des Lices'],
    ['Les Jardins - Bio et Compagnie', 'Les Jardins - Bio et Compagnie'],
  ])('reads the employer of «%s» below the title', (line, company) => {
    expect(readPostedOffer(`Agent d’accueil (H/F)\n${line}\nVos missions :\n- Accueillir`).company).toBe(
      company,
    )
  })

  it.each([
    [''],
    ['   \n\n'],
    ['x'.repeat(50_000)],
    ['<<<>>>&&&;;;'],
    ['('.repeat(20_000)],
    ['à '.repeat(10_000)],
    ['Saint-A-'.repeat(2_500)],
    ['recrute un '.repeat(1_800)],
    [' '.repeat(20_000)],
    ['1'.repeat(20_000)],
  ])('returns nothing for a text that is no offer, quickly: %#', (text) => {
    const before = performance.now()
    const read = readPostedOffer(text)
    expect(performance.now() - before).toBeLessThan(1500)
    expect(read).toMatchObject({ throughAgency: false, requirements: [], duties: [] })
    expect(read.company).toBeUndefined()
  })
})
