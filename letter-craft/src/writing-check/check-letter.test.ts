import { describe, expect, test } from 'vitest'
import { letterFault, readProse } from './check-letter.ts'

const body = [
  'Vous cherchez à Nantes une personne qui conseille la clientèle et qui prépare les commandes avec soin.',
  'Pendant trois ans, chez Brûlerie Sud, j’ai vendu du café à des habitués qui savaient ce qu’ils voulaient. J’y ai formé 4 saisonniers à la préparation des commandes. Tenir la caisse faisait partie de chaque journée, et je la tiens sans erreur.',
  'À La Halle aux Thés, je mettrai ce savoir au service de vos clients. Je serai heureux de vous rencontrer pour parler de votre maison et de ce que j’y ferai.',
]
const opening = 'Madame, Monsieur,'
const closing = 'Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.'
const letter = [opening, ...body, closing].join('\n\n')
const paragraphs = (reply: string, language: 'fr' | 'en' = 'fr') => {
  const read = readProse(reply, language)
  const numbers = [...new Set(read?.sentences.map(({ paragraph }) => paragraph))]
  return numbers.map((one) =>
    read?.sentences
      .filter(({ paragraph }) => paragraph === one)
      .map(({ text }) => text)
      .join(' '),
  )
}

test('a letter is read sentence by sentence, between its salutation and its closing formula', () => {
  expect(readProse(letter, 'fr')).toMatchObject({ opening, closing })
  expect(paragraphs(letter)).toEqual(body)
  expect(readProse(letter, 'fr')?.sentences).toHaveLength(6)
})

describe('text around the letter is removed', () => {
  test.each([
    ['a code fence', `\`\`\`markdown\n${letter}\n\`\`\``],
    ['a preamble', `Voici votre lettre\u00a0:\n\n${letter}`],
    [
      'a preamble and a fence',
      `Bien sûr\u202f! Voici la lettre demandée.\n\n\`\`\`\n${letter}\n\`\`\`\n\nBonne chance\u202f!`,
    ],
    [
      'subject, place and date',
      `Objet\u00a0: candidature au poste de vendeur\n\nNantes, le 3 mars 2026\n\n${letter}`,
    ],
    ['a signature', `${letter}\n\nCamille Dupuis\n06 00 00 00 00`],
    ['a placeholder as signature', `${letter}\n\n[Votre nom]`],
    ['a remark', `${letter}\n\nN’hésitez pas à adapter cette lettre.`],
    ['headings and horizontal rules', `# Lettre de motivation\n\n---\n\n${letter}`],
    ['HTML', `<p>${letter.replaceAll('\n\n', '</p>\n\n<p>')}</p><script>alert(1)</script>`],
    ['hard wraps', letter.replaceAll('. J’y', '.\nJ’y')],
    ['no empty line after the opening address', letter.replace(`${opening}\n\n`, `${opening}\n`)],
    ['straight typography', letter.replaceAll('’', "'")],
  ])('%s', (_, reply) => {
    expect(paragraphs(reply).join(' ').replaceAll("'", '’')).toBe(body.join(' '))
  })
})

test('a salutation or closing formula with a placeholder is left out', () => {
  const read = readProse(letter.replace(opening, 'Madame [Nom du recruteur],'), 'fr')
  expect(read).not.toHaveProperty('opening')
  expect(read?.closing).toBe(closing)
})

test('a text without salutation and closing formula is no letter', () => {
  expect(readProse(body.join('\n\n'), 'fr')).toBeUndefined()
})

test('an English letter follows English custom', () => {
  const sentence = 'Your shop in Nantes is looking for someone who advises customers and keeps the till.'
  const english = `Sure! Here is your letter:\n\nDear Ms Petit,\n\n${sentence}\n\nYours sincerely,\nCamille Dupuis`
  expect(readProse(english, 'en')).toMatchObject({ opening: 'Dear Ms Petit,' })
  expect(paragraphs(english, 'en')).toEqual([sentence])
})

describe('a body that can be no letter as a whole', () => {
  const expected = {
    language: 'fr',
    company: 'LA HALLE AUX THÉS',
    facts: ['Brûlerie Sud', 'Nantes'],
  } as const
  const whole = body.join(' ')
  test.each([
    [undefined, whole],
    ['empty', ' '],
    ['too-short', 'Je vous propose ma candidature.'],
    ['too-long', `${whole} `.repeat(9)],
    [
      'wrong-language',
      'You are looking for someone who advises the customers of your shop and who takes care of the orders. '.repeat(
        4,
      ),
    ],
    ['wrong-company', whole.replace('À La Halle aux Thés', 'Chez Mariage Frères')],
  ])('%s', (fault, text) => expect(letterFault(text, expected)).toBe(fault))
})
