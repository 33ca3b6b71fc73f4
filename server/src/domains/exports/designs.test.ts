import { PageDesign } from '@lettrine/contract/page'
import { parseLetter } from '@lettrine/letter-craft/text/parse'
import { textUnits } from '@lettrine/letter-craft/text/plain-text'
import { describe, expect, test } from 'vitest'
import {
  drawn,
  laidOut,
  letterInput,
  pdfOf,
  placesOf,
  plain,
  textOf,
} from '../../../testing/exports/letter-page.ts'
import { a4 } from '../../platform/typesetting/typeset-document.ts'

const words = (text: string) => plain(text).split(' ').toSorted()

describe.each(PageDesign.options)('the design %s', (design) => {
  const letter = letterInput({}, { design })

  test('prints exactly the words of the letter', async () => {
    const written = [
      'Inès Carpentier 14 rue des Tables 69001 LYON 06 39 98 24 17 ines@example.org',
      'Ateliers Morvan À l’attention de Mme Delmas 8 quai Saint-Vincent 69001 LYON',
      'Lyon, le 1er mars 2026 Objet : candidature au poste de chargée de communication, réf. AM-2611',
      ...textUnits(parseLetter(letter.content)).map((unit) => unit),
      'Inès Carpentier P. J. : curriculum vitæ',
    ].join(' ')
    const printed = (await textOf(letter)).replace(/^[–•] /gm, '')
    expect(words(printed)).toEqual(words(written))
  })

  test('keeps each paragraph in its order', async () => {
    const printed = plain(await textOf(letter))
    for (const unit of textUnits(parseLetter(letter.content))) expect(printed).toContain(plain(unit))
  })

  test.each(['Ines Lo', 'Marie-Antoinette de La Rochefoucauld-Montmorency'])(
    'signs «%s» in the column of the recipient',
    async (name) => {
      const places = await placesOf(
        await pdfOf(letterInput({ sender: { ...letter.sender, name } }, { design })),
      )
      const recipient = places.find(({ text }) => text.startsWith('Ateliers'))
      const signature = places.findLast(({ text }) => text.startsWith(name.slice(0, 5)))
      expect(signature?.y).toBeGreaterThan(recipient?.y ?? Infinity)
      expect(signature?.x).toBeCloseTo(recipient?.x ?? 0, 0)
      // Right of the middle of the sheet.
      expect(signature?.x).toBeGreaterThan(297)
    },
  )

  test('says where the parts of its head are printed', async () => {
    const { head = [], pdf } = await laidOut(letter, {}, { pdf: 'standard', pages: 1 })
    const places = await placesOf(pdf!)
    const opening = { sender: 'Inès', recipient: 'Ateliers', date: 'Lyon, le', subject: 'Objet' }
    expect(head.map(({ part }) => part).toSorted()).toEqual(Object.keys(opening).toSorted())
    for (const { part, x, y, width, height } of head) {
      const words = places.find(({ text }) => text.startsWith(opening[part]))!
      expect([words.x / a4.width - x, x + width - words.x / a4.width].every((gap) => gap > -0.01)).toBe(true)
      // The place of a text is its base line.
      expect([words.y / a4.height - y, y + height - words.y / a4.height].every((gap) => gap > -0.01)).toBe(
        true,
      )
    }
  })

  test('is rendered as an A4 page', async () => {
    const [page] = await drawn(letter, 1)
    expect(page).toMatch(/^<svg [^>]*viewBox="0 0 595\.2\d* 841\.\d*"/)
  })

  test('renders a letter with nothing but its text', async () => {
    const bare = letterInput({ content: 'Madame,' }, { design })
    const { pageCount } = await laidOut(bare)
    expect(pageCount).toBe(1)
    expect(plain(await textOf(bare))).toContain('Madame,')
  })
})

const sentence =
  ' donne à lire tout ce que le métier demande de patience, de gestes répétés et de regards échangés.'
describe('the drop cap of élégant', () => {
  const opened = (opening: string) =>
    letterInput(
      { content: `Madame,\n\n${opening}${sentence.repeat(5)}\n\nJe vous prie d’agréer mes salutations.` },
      { design: 'elegant' },
    )

  test.each([
    'Votre atelier',
    'À Lyon, votre atelier',
    'L’atelier',
    'J’écris',
    'Œuvrer',
    'Ça',
    'Ô joie',
    'É',
  ])('keeps «%s» readable as one text in the PDF', async (opening) => {
    expect(plain(await textOf(opened(opening)))).toContain(`Madame, ${opening}${sentence}`)
  })

  test('keeps an opening quote before its word', async () => {
    const printed = plain(await textOf(opened('«\u00a0Cent mains\u00a0»')))
    expect(printed).toContain('« Cent mains » donne')
  })

  test('renders the initial outside of the text layer', async () => {
    const [page] = await drawn(opened('Votre atelier'), 1)
    expect(page).toContain('<image')
    const [without] = await drawn(opened('1 atelier'), 1)
    expect(without).not.toContain('<image')
  })

  test('is left out where the paragraph is short', async () => {
    const [page] = await drawn(letterInput({ content: 'Bonjour.' }, { design: 'elegant' }), 1)
    expect(page).not.toContain('<image')
  })
})
