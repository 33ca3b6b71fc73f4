import { describe, expect, test } from 'vitest'
import { proofread } from '../proofreading/proofread.ts'
import { accompanyingEmail, type EmailFacts, mailtoAddress } from './accompanying-email.ts'
import { attachmentName } from './attachment-name.ts'
import { splitName } from './person-name.ts'

describe('a name in two parts', () => {
  test.each([
    ['Inès Carpentier', 'Inès', 'Carpentier'],
    ['CARPENTIER Inès', 'Inès', 'CARPENTIER'],
    ['Inès DE LA TOUR', 'Inès', 'DE LA TOUR'],
    ['Inès de LA TOUR', 'Inès', 'de LA TOUR'],
    ['Charles de Gaulle', 'Charles', 'de Gaulle'],
    ['Yann Le Goff', 'Yann', 'Le Goff'],
    ['Jean-Pierre Martin', 'Jean-Pierre', 'Martin'],
    ['Jean Pierre Martin', 'Jean Pierre', 'Martin'],
    ['Marie Claire d’Estaing', 'Marie Claire', 'd’Estaing'],
    ['Ana Silva Santos', 'Ana', 'Silva Santos'],
    ['Vincent van Gogh', 'Vincent', 'van Gogh'],
    ['Mme Inès Carpentier', 'Inès', 'Carpentier'],
    ['INES CARPENTIER', 'INES', 'CARPENTIER'],
    ['Madonna', '', 'Madonna'],
    ['  ', '', ''],
  ])('%j is %j and %j', (name, given, family) => {
    expect(splitName(name)).toEqual({ given, family })
  })
})

describe('the name of the attachment', () => {
  const named = (name: string, company: string, language: 'fr' | 'en' = 'fr') =>
    attachmentName({ name, company, post: '', language })
  test.each([
    [
      'Inès Carpentier',
      'chargée de communication',
      'CARPENTIER_Ines_Lettre-de-motivation_Chargee-de-communication',
    ],
    [
      'Jean-Pierre de La Tour',
      'cœur de métier',
      'DE-LA-TOUR_Jean-Pierre_Lettre-de-motivation_Coeur-de-metier',
    ],
    ['Łukasz Møller', 'développeur C++', 'MOLLER_Lukasz_Lettre-de-motivation_Developpeur-C'],
    ['Aïcha N’Diaye', '', 'NDIAYE_Aicha_Lettre-de-motivation'],
    ['Marie Claire d’Estaing', '', 'D-ESTAING_Marie-Claire_Lettre-de-motivation'],
    ['Inès Carpentier', '', 'CARPENTIER_Ines_Lettre-de-motivation'],
    ['', 'fleuriste', 'Lettre-de-motivation_Fleuriste'],
    ['', '', 'Lettre-de-motivation'],
    ['Александр Пушкин', 'fleuriste', 'Lettre-de-motivation_Fleuriste'],
    ['../../etc passwd', 'CON', 'PASSWD_Etc_Lettre-de-motivation_CON'],
    ['Inès\u202eCarpentier', 'a/b\\c:d', 'INES-CARPENTIER_Lettre-de-motivation_A-b-c-d'],
  ])('%j for %j is %j', (name, post, expected) => {
    expect(named(name, post)).toBe(expected)
  })

  test('the post stands in the place of an unknown company', () => {
    const letter = { name: 'Inès Carpentier', post: 'fleuriste', language: 'fr' } as const
    expect(attachmentName({ ...letter, company: '' })).toBe('CARPENTIER_Ines_Lettre-de-motivation_Fleuriste')
    expect(attachmentName({ ...letter, company: 'L’Oréal' })).toBe(
      'CARPENTIER_Ines_Lettre-de-motivation_LOreal',
    )
  })

  test('the name of an unfinished letter says so, however long', () => {
    const letter = { name: 'Inès Carpentier', post: '', language: 'fr', isUnfinished: true } as const
    expect(attachmentName({ ...letter, company: 'Action' })).toBe(
      'CARPENTIER_Ines_Lettre-de-motivation_Action_BROUILLON',
    )
    const long = attachmentName({ ...letter, company: 'y'.repeat(300), language: 'en' })
    expect(long).toMatch(/_DRAFT$/)
    expect(long.length).toBeLessThanOrEqual(115)
  })

  test('English letters say so', () => {
    expect(named('Ines Carpentier', 'florist', 'en')).toBe('CARPENTIER_Ines_Cover-Letter_Florist')
  })

  test.each([
    ['x'.repeat(300), 'y'.repeat(300)],
    ['Jean Dupont', 'assistante administrative et commerciale '.repeat(10)],
    [`${'Anne '.repeat(50)}Dupont`, 'a '.repeat(200)],
  ])(
    'however long, it is at most 120 characters with its extension, and never cut on a hyphen',
    (name, post) => {
      const file = `${named(name, post)}.pdf`
      expect(file.length).toBeLessThanOrEqual(120)
      expect(file).toMatch(/^[A-Za-z0-9_-]+\.pdf$/)
      expect(file).not.toMatch(/-[_.]|__/)
    },
  )
})

const facts: EmailFacts = {
  language: 'fr',
  type: 'job_application',
  sender: { name: 'Inès Carpentier', phone: '06 39 98 24 17' },
  recipient: 'Mme Delmas',
  company: 'Ateliers Morvan',
  post: 'chargée de communication',
  reference: 'AM-2611',
  hasEnclosure: true,
}

test.each([
  ['comptable', 'Candidature au stage de comptable'],
  ['Stage de fin d’études', 'Candidature au stage de fin d’études'],
  ['Stagiaire en paie', 'Candidature au poste de stagiaire en paie'],
  ['Apprentie cuisinière', 'Candidature au poste d’apprentie cuisinière'],
  ['Alternance en communication', 'Candidature pour l’alternance en communication'],
  ['', 'Demande de stage'],
])('an internship called %j is applied for as «%s»', (post, subject) => {
  const facts = {
    language: 'fr',
    type: 'internship',
    sender: { name: '', phone: '' },
    recipient: '',
  } as const
  expect(accompanyingEmail({ ...facts, company: '', post, reference: '', hasEnclosure: false }).subject).toBe(
    subject,
  )
})

test.each([
  ['Vendeuse', 'Candidature à l’alternance de vendeuse'],
  ['', 'Demande d’alternance'],
])('an apprenticeship called %j is applied for as «%s»', (post, subject) => {
  const facts = { language: 'fr', type: 'apprenticeship', company: '', reference: '' } as const
  const sent = { ...facts, sender: { name: '', phone: '' }, recipient: '', hasEnclosure: false, post }
  expect(accompanyingEmail(sent).subject).toBe(subject)
})

describe('the accompanying e-mail', () => {
  test('contains only facts of the letter', () => {
    expect(accompanyingEmail(facts)).toEqual({
      subject: 'Candidature au poste de chargée de communication, réf. AM-2611, Inès Carpentier',
      body: [
        'Madame,',
        '',
        'Je vous adresse ma candidature au poste de chargée de communication chez Ateliers Morvan (réf. AM-2611). Ma lettre de motivation et mon curriculum vitæ sont joints à ce message.',
        '',
        'Je vous rencontrerai volontiers à la date de votre choix.',
        '',
        'Cordialement,',
        '',
        'Inès Carpentier',
        '06 39 98 24 17',
      ].join('\n'),
    })
  })

  test('in English', () => {
    const { subject, body } = accompanyingEmail({
      ...facts,
      language: 'en',
      post: 'Press Officer',
      company: 'Morvan Ltd',
    })
    expect(subject).toBe('Application for the position of Press Officer, ref. AM-2611, Inès Carpentier')
    expect(body).toMatch(
      /^Dear Ms Delmas,\n\nI am writing to send you my application for the position of Press Officer at Morvan Ltd \(ref\. AM-2611\)\. /,
    )
    expect(body).toContain('\n\nKind regards,\n\n')
  })

  const combinations = (['fr', 'en'] as const).flatMap((language) =>
    (['job_application', 'internship', 'apprenticeship', 'scholarship', 'motivation'] as const).flatMap(
      (type) =>
        ['', 'Mme Delmas', 'M. Petit', 'Madame la Directrice', 'Service des ressources humaines'].flatMap(
          (recipient) =>
            [
              '',
              'Ateliers Morvan',
              'Mairie de Lyon',
              'Hôpital Édouard-Herriot',
              'Les Pivoines',
              'M.S.M.',
              'x'.repeat(200),
            ].flatMap((company) =>
              [
                ['', ''],
                ['infirmière', ''],
                ['agent d’entretien', 'R-12'],
                ['hôte de caisse', 'x'.repeat(200)],
              ].flatMap(([post = '', reference = '']) =>
                [true, false].map(
                  (hasEnclosure): EmailFacts => ({
                    ...facts,
                    language,
                    type,
                    recipient,
                    company,
                    post,
                    reference,
                    hasEnclosure,
                  }),
                ),
              ),
            ),
        ),
    ),
  )

  test(`${combinations.length} combinations pass the proofreader and fit in 15 lines`, () => {
    for (const given of combinations) {
      const { subject, body } = accompanyingEmail(given)
      const found = proofread(body, {
        language: given.language,
        context: { company: given.company, jobTitle: given.post, recipient: given.recipient },
      }).filter(({ severity }) => severity !== 'advice')
      expect(
        found.map(({ rule, start, end }) => [rule, body.slice(start, end)]),
        body,
      ).toEqual([])
      const lines = body.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 66)), 0)
      expect(lines, body).toBeLessThanOrEqual(15)
      expect(`${subject} ${body}`).not.toMatch(/undefined|null| {2}|\(\)| ,| \./)
      expect(subject).not.toMatch(/\n/)
      expect(body).toMatch(given.language === 'fr' ? /\n\nCordialement,\n/ : /\n\nKind regards,\n/)
    }
  })

  test('a link to write it carries every sign', () => {
    const address = mailtoAddress('rh+lyon@example.org', {
      subject: 'Été & «\u00a0moi\u00a0»',
      body: 'a\nb?c=d',
    })
    const link = new URL(address)
    expect(link.pathname).toBe('rh%2Blyon@example.org')
    expect(link.searchParams.get('subject')).toBe('Été & «\u00a0moi\u00a0»')
    expect(link.searchParams.get('body')).toBe('a\r\nb?c=d')
  })
})
