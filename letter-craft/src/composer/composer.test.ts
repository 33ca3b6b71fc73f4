import { describe, expect, it } from 'vitest'
import { testFrench } from '../../testing/french.ts'
import { openingAddress } from './address.ts'
import { bestDraft } from './best-draft.ts'
import { splitIntoChunks } from './chunks.ts'
import { closingFormula, suggestionSentence } from './closing-formula.ts'
import { frenchCompany } from './company-name.ts'
import { interviewQuestions } from './interview-questions.ts'
import { jobFamilyOf } from './job-family.ts'
import { readUserText } from './user-text.ts'

const { morphology } = testFrench()

describe('openingAddress', () => {
  it.each([
    [undefined, 'Madame, Monsieur'],
    ['Mme Claire Delmas', 'Madame'],
    ['M. Dupont', 'Monsieur'],
    ['Madame la Directrice', 'Madame la Directrice'],
    ['monsieur le directeur', 'Monsieur le Directeur'],
    ['Claire Delmas', 'Madame, Monsieur'],
    ['Madame, Monsieur', 'Madame, Monsieur'],
    ['Service RH', 'Madame, Monsieur'],
  ])('French: %j → %j', (recipient, opening) => {
    expect(openingAddress(recipient, 'fr', 'formal')).toBe(opening)
  })
  it.each([
    [undefined, 'Dear Hiring Manager'],
    ['Mme Claire Petit', 'Dear Ms Petit'],
    ['Mr John Smith', 'Dear Mr Smith'],
    ['Camille Petit', 'Dear Camille Petit'],
    ['Service RH', 'Dear Hiring Manager'],
  ])('English: %j → %j', (recipient, opening) => {
    expect(openingAddress(recipient, 'en', 'formal')).toBe(opening)
  })
})

describe('frenchCompany', () => {
  it.each([
    ['FLUVIA', 'chez Fluvia', 'de Fluvia'],
    ['Orange', 'chez Orange', 'd’Orange'],
    ['Nonstop Consulting SAS', 'chez Nonstop Consulting', 'de Nonstop Consulting'],
    ['SARL Dupont', 'chez Dupont', 'de Dupont'],
    ['Martin & Fils (S.A.R.L.)', 'chez Martin & Fils', 'de Martin & Fils'],
    ['MAIRIE DE VIENNE', 'à la mairie de Vienne', 'de la mairie de Vienne'],
    ['Hôpital Saint-Luc', 'à l’hôpital Saint-Luc', 'de l’hôpital Saint-Luc'],
    ['Lycée Colbert', 'au lycée Colbert', 'du lycée Colbert'],
  ])('%s', (raw, at, of) => {
    expect(frenchCompany(raw)).toMatchObject({ at, of })
  })
})

describe('notes of the user', () => {
  it.each([
    ["parce que j'habite à côté et que j'y mange", 'sentence', 'J’habite à côté et j’y mange.'],
    ['JE SUIS TRES ATTACHEE A VOTRE MAGASIN', 'sentence', 'Je suis très attachée à votre magasin.'],
    ['jaime le contact', 'sentence', 'J’aime le contact.'],
    ['j ai travaille 2 ans a carrefour', 'sentence', 'J’ai travaillé 2\u00a0ans à carrefour.'],
    [
      'jsuis rapide et cest un metier ki me plait',
      'sentence',
      'Je suis rapide et c’est un métier qui me plaît.',
    ],
    ['ya une bonne ambiance chez vous', 'sentence', 'Il y a une bonne ambiance chez vous.'],
    [
      'Je fais lire des enfants et je prive les cotes',
      'sentence',
      'Je fais lire des enfants et je prive les cotes.',
    ],
    ['je suis a la maison', 'sentence', 'Je suis à la maison.'],
    ['Je les ai vus le soir', 'sentence', 'Je les ai vus le soir.'],
    ['Jai géré la SARL Martin', 'sentence', 'J’ai géré la société Martin.'],
    ['je travaille chez Dupont SAS', 'sentence', 'Je travaille chez Dupont.'],
    ['le contact humain', 'fragment', 'le contact humain'],
    ['BTS MCO 2021', 'fragment', 'BTS MCO 2021'],
  ])('text %j', (raw, kind, text) => {
    expect(readUserText(raw, 'fr', morphology)).toEqual([{ kind, text }])
  })
  it.each([
    '',
    'je ne sais pas',
    '???',
    'https://cv.fr',
    '[nom]',
    'jai envie daprendre lol',
    'j ai fé mon stj ds un grd mgsn',
    'I worked at the shop for two years with the team.',
  ])('drops %j', (raw) => {
    expect(readUserText(raw, 'fr', morphology)).toEqual([])
  })
})

describe('jobFamilyOf', () => {
  it.each([
    ['Juriste droit social', 'office'],
    ['Vendeuse en boulangerie', 'shop'],
    ['Magasinier cariste', 'warehouse'],
    ['Conducteur de travaux', 'building'],
    ['Agent d’entretien', 'cleaning'],
    ['Agent d’entretien des espaces verts', 'land'],
    ['Développeur formateur', 'software'],
    ['Développeur commercial', 'sales'],
    ['Assistant commercial', 'office'],
    ['Aide-soignante', 'care'],
    ['Aide à domicile', 'home-care'],
    ['Commis de cuisine', 'kitchen'],
    ['Conductrice de bus', 'driving'],
    ['Éducatrice de jeunes enfants', 'children'],
    ['Ouvrier arboricole', 'land'],
    ['Ouvrier agricole', 'land'],
    ['Boulanger', 'food'],
    ['Infirmière', 'care'],
    ['Conseillère bancaire', 'advice'],
    ['Conseiller clientèle en agence bancaire', 'advice'],
  ])('%s: %s', (title, family) => {
    expect(jobFamilyOf(title)).toBe(family)
  })
  it.each([
    'Porteur funéraire',
    'Ouvrier de production',
    'Conducteur de ligne',
    'Ingénieur hydrologue',
    'Agent de sûreté',
    'Conseiller en insertion professionnelle',
    'Conseillère d’orientation',
    'Animateur sécurité',
    'Assistant social',
    'Chargé de communication',
    'Pharmacienne',
    'Technicien de laboratoire',
  ])('%s: an example that is true of any trade', (title) => {
    expect(jobFamilyOf(title)).toBe('other')
  })
})

describe('functions for the editor', () => {
  it('splits a letter into chunks whose concatenation is the letter', () => {
    const content = '  Madame,\n\nVoici  deux mots.\n'
    expect(splitIntoChunks(content).join('')).toBe(content)
  })
  it('the closing formula repeats the salutation', () => {
    expect(closingFormula('Madame la Directrice,', 'fr', 'formal', 4)).toContain(', Madame la Directrice,')
    expect(closingFormula('Dear Ms Petit', 'en', 'formal', 4)).toBe('Yours sincerely,')
    expect(closingFormula('Dear Hiring Manager', 'en', 'formal', 4)).toBe('Yours faithfully,')
  })
  it('asks four questions with examples for the trade', () => {
    const questions = interviewQuestions({
      jobTitle: 'Cuisinier',
      company: 'Chez Lou',
      type: 'job_application',
    })
    expect(questions.map((one) => one.topic)).toEqual(['whyThem', 'proudOf', 'fit', 'availability'])
    expect(questions[1]?.example).toContain('couverts')
    expect(suggestionSentence('fr', 'internship', 2)).toMatch(/^\p{Lu}.*\.$/u)
  })
})

describe('an example of why this employer', () => {
  const example = (jobTitle: string) =>
    interviewQuestions({ jobTitle, company: '', type: 'job_application' })[0]?.example
  it.each([
    ['Ouvrier arboricole', /dehors/],
    ['Boulangère', /J’achète chez vous/],
    ['Infirmier', /soignée dans votre service/],
    ['Développeuse web', /votre application/],
    ['Conseiller bancaire', /conseillés/],
    ['Ingénieure hydrologue', /Une amie travaille chez vous/],
  ])('%s', (jobTitle, said) => {
    expect(example(jobTitle)).toMatch(said)
    expect(example(jobTitle)).not.toMatch(/chantier|finition/)
  })
})

describe('an answer that is a sentence is kept as one', () => {
  it.each([
    'Vos portraits d’artisans montrent des gestes, et non des slogans.',
    'Vos travaux sur les allergies alimentaires touchent ma famille de près.',
    'Votre journal raconte la ville autrement.',
    'Vos soignants prennent le temps.',
    'Votre restaurant cuisine des produits frais.',
    'Votre association aide des familles de mon quartier.',
  ])('%s', (text) => {
    expect(readUserText(text, 'fr', morphology)).toEqual([{ kind: 'sentence', text }])
  })
  it.each([
    'vos boutiques qui sentent bon le pain',
    'votre sérieux et votre accompagnement',
    'les valeurs que vous portez',
    'votre offre complète de services',
    'vos projets de recrutement',
    'les chantiers récents et différents',
    'votre aide aux familles',
    'la ferme du village et ses animaux',
  ])('«%s» is a note', (text) => {
    expect(readUserText(text, 'fr', morphology)).toEqual([{ kind: 'fragment', text }])
  })
})

describe('bestDraft', () => {
  const said = (text: string) => ({ text, facts: [], needs: [] })
  const [opening, told, plain] = [said('Faulty.'), said('I sold.'), said('I apply.')]
  const draft = { opening: '', closing: '', paragraphs: [[opening], [told]] }

  it('gives another head to a draft that lost its first sentence', () => {
    const best = bestDraft([draft], {
      ...{ score: () => 0, maxRead: 1, faultsIn: () => new Set([opening]) },
      withoutFaults: (one) => ({ ...one, paragraphs: [[told]] }),
      headed: (one) => ({ ...one, paragraphs: [[plain], ...one.paragraphs] }),
    })
    expect(best.paragraphs).toStrictEqual([[plain], [told]])
  })
})
