import { describe, expect, it, test } from 'vitest'
import { isEnglishText } from './english-words.ts'
import { readPostedOffer } from './read-posted-offer.ts'

const pitch =
  'You will work with the sales team and report to the manager of our shop. We offer training to all.'
const read = (text: string) => {
  const { title, company, recipient, place, contract, throughAgency } = readPostedOffer(text)
  return { title, company, recipient, place, kind: contract?.kind, throughAgency }
}

describe('isEnglishText', () => {
  it.each([
    [pitch, true],
    ['Vous travaillerez avec l’équipe de vente et le manager de la boutique.', false],
    [`Offre publiée par Nova. Le poste est à pourvoir. ${pitch}`, true],
    ['Customer Success Manager H/F chez Nova, startup SaaS. Vous serez en charge de nos clients.', false],
    ['Sales assistant', false],
  ])('%j: %s', (text, expected) => {
    expect(isEnglishText(text)).toBe(expected)
  })
})

describe('an offer in English', () => {
  test('with labels', () => {
    expect(
      read(
        `Job title: Customer Success Manager\nCompany: Brightwave Ltd\nLocation: Lyon, France\nContract type: Permanent\n\n${pitch}`,
      ),
    ).toMatchObject({ title: 'Customer Success Manager', company: 'Brightwave', place: 'Lyon', kind: 'CDI' })
  })

  test('as a job board prints it', () => {
    const board = `Marketing Assistant (M/F) – Internship\nMaison Keller – Nantes, France – 6 months\n\nAbout the role\n${pitch}\nPlease send your CV and a cover letter to Mrs. Sarah Collins.`
    expect(read(board)).toMatchObject({
      title: 'Marketing Assistant',
      company: 'Maison Keller',
      recipient: 'Ms Sarah Collins',
      kind: 'internship',
    })
    expect(readPostedOffer(board).contract?.duration).toBe('6 mois')
  })

  test('with the company above the title', () => {
    expect(
      read(
        `Harbour Foods\nSupply Chain Analyst\nRotterdam, South Holland, Netherlands · 2 weeks ago · 87 applicants\n\n${pitch}`,
      ),
    ).toMatchObject({ title: 'Supply Chain Analyst', company: 'Harbour Foods', place: 'Rotterdam' })
  })

  test('in sentences alone', () => {
    expect(
      read(
        `The Blue Door Hotel is looking for a friendly night receptionist to join our team in Brighton. ${pitch}`,
      ),
    ).toMatchObject({ title: 'night receptionist', company: 'Blue Door Hotel', place: 'Brighton' })
    expect(read(`Join Aldermere as a Junior Data Analyst.\n${pitch}`)).toMatchObject({
      title: 'Junior Data Analyst',
      company: 'Aldermere',
    })
  })

  test('of an agency: the author is not the employer', () => {
    expect(
      read(
        `Export Assistant\nOur client, a maker of wine barrels in Bordeaux, is looking for an export assistant. ${pitch}`,
      ),
    ).toMatchObject({ title: 'Export Assistant', company: undefined, throughAgency: true })
  })

  test.each([
    ['Baker\nThis is a two-year apprenticeship with our team.', 'apprenticeship'],
    ['Accountant\nA previous internship in audit is a plus.', undefined],
    ['Ski Instructor – Seasonal\nYou will teach all of our guests.', 'seasonal'],
    ['Nurse\nFixed-term contract, 9 months. You will care for the patients of our ward.', 'CDD'],
    ['Data Intern\nYou will work with our team for the summer.', 'internship'],
  ])('%j: %s', (text, kind) => {
    expect(read(`${text}\n${pitch}`).kind).toBe(kind)
  })

  test('without a post, an employer or a place: none is made up', () => {
    expect(read(pitch)).toMatchObject({
      title: undefined,
      company: undefined,
      recipient: undefined,
      place: undefined,
    })
  })
})
