import { describe, expect, test } from 'vitest'
import { extractOffer } from './extract-offer.ts'
import { readPage } from './page-text.ts'

const html = (text: string) => extractOffer({ type: 'html', text })
const withData = (data: string, body = '') =>
  html(`<html><head><script type="application/ld+json">${data}</script></head><body>${body}</body></html>`)

const posting = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Fleuriste (H/F)',
  description: '<p>Vos missions :</p><ul><li>Composer les bouquets</li><li>Tenir la caisse</li></ul>',
  hiringOrganization: { '@type': 'Organization', name: 'Les Pivoines' },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Angers', postalCode: '49000' },
  },
  employmentType: 'FULL_TIME',
}

describe('structured data', () => {
  test('becomes a text with the facts of its page', () => {
    expect(withData(JSON.stringify(posting))).toEqual({
      source: 'json-ld',
      text: 'Fleuriste (H/F)\nLes Pivoines\nAngers (49000)\nType de contrat\u00a0: temps plein\n\nVos missions :\n- Composer les bouquets\n- Tenir la caisse',
      hints: {
        title: 'Fleuriste (H/F)',
        company: 'Les Pivoines',
        place: 'Angers (49000)',
        contract: 'temps plein',
      },
    })
  })

  test.each([
    ['in a graph', { '@graph': [{ '@type': 'WebSite' }, posting] }],
    ['in a list', [{ '@type': 'BreadcrumbList' }, posting]],
    ['deeper', { '@type': 'WebPage', mainEntity: { ...posting, '@type': ['JobPosting'] } }],
    ['by its full type URL', { ...posting, '@type': 'http://schema.org/JobPosting' }],
    [
      'with lists of one element',
      { ...posting, jobLocation: [posting.jobLocation], hiringOrganization: [posting.hiringOrganization] },
    ],
    ['with a name in place of an object', { ...posting, hiringOrganization: 'Les Pivoines' }],
    [
      'with escaped markup',
      {
        ...posting,
        title: 'Fleuriste (H&#x2F;F)',
        description: posting.description.replace(/</g, '&lt;').replace(/>/g, '&gt;'),
      },
    ],
  ])('is found %s', (_, data) => {
    const found = withData(JSON.stringify(data))
    expect(found).toMatchObject({
      source: 'json-ld',
      hints: { title: 'Fleuriste (H/F)', company: 'Les Pivoines' },
    })
    expect(found?.text).toContain('- Composer les bouquets')
  })

  test.each([
    [
      'raw line breaks',
      '{"@type":"JobPosting","title":"Fleuriste","description":"Vos missions :\n- Composer"}',
    ],
    [
      'a trailing comma',
      '{"@type":"JobPosting","title":"Fleuriste","description":"Vos missions : Composer",}',
    ],
    ['a surrounding comment', '<!-- {"@type":"JobPosting","title":"Fleuriste","description":"Composer"} -->'],
    [
      'entities for quotes',
      '{&quot;@type&quot;:&quot;JobPosting&quot;,&quot;title&quot;:&quot;Fleuriste&quot;,&quot;description&quot;:&quot;Composer&quot;}',
    ],
    ['an invalid escape', '{"@type":"JobPosting","title":"Fleuriste","description":"Composer \\& vendre"}'],
  ])('survives %s', (_, data) => {
    const found = withData(data)
    expect(found?.hints.title).toBe('Fleuriste')
    expect(found?.text).toContain('Composer')
  })

  test('adds profile, pay and start date to the description', () => {
    const found = withData(
      JSON.stringify({
        ...posting,
        employmentType: ['CDI', 'FULL_TIME'],
        qualifications: 'CAP Fleuriste',
        skills: ['Sens du contact', 'Créativité'],
        baseSalary: { currency: 'EUR', value: { minValue: 1900, maxValue: 2100, unitText: 'MONTH' } },
        identifier: { value: 'PIV-12' },
        jobStartDate: '2026-09-01',
      }),
    )
    expect(found?.text).toMatch(/Profil recherché\u00a0:\n- CAP Fleuriste\n- Sens du contact\n- Créativité$/)
    expect(found?.hints).toMatchObject({
      contract: 'CDI, temps plein',
      salary: '1900 à 2100\u00a0€ par mois',
      reference: 'PIV-12',
      startDate: '2026-09-01',
    })
  })

  test('a JSON answer is read too', () => {
    expect(extractOffer({ type: 'json', text: JSON.stringify(posting) })?.source).toBe('json-ld')
    expect(extractOffer({ type: 'json', text: '{"jobs":[]}' })).toBeUndefined()
  })
})

const offerBody = `<h1>Poissonnier (H/F)</h1><p>La Marée de Claire, Lorient (56)</p><p>CDI, 35h</p>
<h2>Vos missions</h2><ul><li><p>Lever les filets</p></li><li>Conseiller la clientèle</li></ul>
<h2>Profil</h2><ul><li>CAP Poissonnier exigé</li><li>Goût du commerce</li></ul>
<p>Pour ce poste, envoyez votre candidature au magasin avant la fin du mois. Nous vous répondrons sous huit jours, promis.</p>`

describe('visible text', () => {
  test('is read without menus, footers and forms', () => {
    const found = html(
      `<html><head><title>Emploi</title><style>p{color:red}</style></head><body><header><a>Accueil</a></header>
       <nav><ul><li>Nos offres</li></ul></nav><main><p>Accueil &gt; Offres</p>${offerBody}</main>
       <script>var offre = "<p>non</p>"</script><footer>Mentions légales</footer></body></html>`,
    )
    expect(found?.source).toBe('page')
    expect(found?.text).toMatch(/^Poissonnier \(H\/F\)\nLa Marée de Claire, Lorient \(56\)\n/)
    expect(found?.text).toContain('- Lever les filets\n- Conseiller la clientèle')
    expect(found?.text).not.toMatch(/Accueil|Nos offres|Mentions|color|non/)
  })

  test.each([
    ['no main element', `<div>${offerBody}</div>`],
    ['an unclosed header', `<header><body><div>${offerBody}`],
    [
      'a header within the article',
      `<article><header><h1>Poissonnier (H/F)</h1></header>${offerBody}</article>`,
    ],
    ['a form around everything', `<form>${offerBody}</form>`],
    ['entities and upper case', `<DIV>${offerBody.replaceAll('é', '&eacute;')}</DIV>`],
  ])('is read with %s', (_, body) => {
    expect(html(body)?.text).toMatch(/^Poissonnier \(H\/F\)\n/)
  })

  test('plain text is taken unchanged', () => {
    const text = readPage(offerBody).text
    expect(extractOffer({ type: 'text', text })).toEqual({ text, source: 'page', hints: {} })
  })

  test.each([
    ['nothing', ''],
    [
      'an article',
      `<main><h1>La tarte aux poires</h1><p>${'Pelez les poires, puis disposez-les. '.repeat(20)}</p></main>`,
    ],
    [
      'a login page',
      '<main><h1>Connexion</h1><form><label>Adresse email</label><button>Se connecter</button></form></main>',
    ],
    ['a page filled by scripts only', '<div id="root"></div><script>render()</script>'],
  ])('%s is no offer', (_, body) => {
    expect(html(body)).toBeUndefined()
  })

  test.each([
    ['unclosed elements', '<div>'.repeat(400_000)],
    ['unclosed formatting elements', '<b><i>'.repeat(300_000)],
    ['unclosed hidden elements', '<nav><aside>'.repeat(200_000)],
    ['end tags without start tags', '</nav></p>'.repeat(200_000)],
    ['unterminated tags', `<a ${'x="1" '.repeat(200_000)}`],
    ['brackets in structured data', `<script type="application/ld+json">${'['.repeat(500_000)}</script>`],
    ['very long words', 'poste mission profil '.repeat(100_000)],
  ])('%s are parsed quickly', (_, text) => {
    const before = performance.now()
    html(text)
    expect(performance.now() - before).toBeLessThan(3000)
  })
})
