import english from 'dictionary-en'
import british from 'dictionary-en-gb'
import { describe, expect, it, test } from 'vitest'
import { testFrench } from '../../testing/french.ts'
import { proofread } from '../proofreading/proofread.ts'
import { readDictionary } from './affix-dictionary.ts'
import { createFrenchSpeller, createSpeller } from './speller.ts'

const read = ({ aff, dic }: typeof english) => {
  const decoder = new TextDecoder()
  return readDictionary({ aff: decoder.decode(aff), dic: decoder.decode(dic) })
}
const fr = createFrenchSpeller(testFrench())
const en = createSpeller([read(british), read(english)], 'en')

describe('a small test dictionary', () => {
  const aff = [
    'FLAG long',
    'NEEDAFFIX ()',
    'FORBIDDENWORD {}',
    'NOSUGGEST --',
    'SFX V. Y 2',
    'SFX V. er ons [^g]er',
    "SFX V. ger geons/n' ger",
    "PFX n' Y 1",
    "PFX n' 0 n' .",
    'PFX R. Y 1',
    'PFX R. 0 re .',
  ].join('\n')
  const own = readDictionary({
    aff,
    dic: '6\nparler/V.R.\nmanger/V.\nseul/()V.\nzut/--\nfaux/{}\nmot po:nom\ncote/V.\ncote\n',
  })
  it.each([
    ['parler', true],
    ['parlons', true],
    ['mangeons', true],
    ["n'mangeons", true],
    ["n'parlons", false],
    ['mangons', false],
    ['reparler', true],
    ['reparlons', true],
    ['remanger', false],
    ['seul', false],
    ['faux', false],
    ['mot', true],
    ['cote', true],
    ['', false],
    ['Parler', false],
  ])('has %j: %j', (word, known) => expect(own.has(word)).toBe(known))

  it('does not suggest some known words', () => {
    expect([own.has('zut'), own.mayPropose('zut'), own.mayPropose('mot')]).toEqual([true, false, true])
  })
})

test.each(
  `accueillerions aujourd’hui l’hôpital qu’elle jusqu’alors peut-être donnerai-t-il celui-ci vis-à-vis hydrogéologue Paris
  œuvre oeuvre connaître connaitre août aout réglementation règlementation évènement cariste e-commerce planning kilomètre
  motrices soignantes pluridisciplinaire ÉCOLE Français français garde-malade auto-entrepreneur`.split(
    /\s+/u,
  ),
)('French knows %s', (word) => expect(fr.knows(word)).toBe(true))

test.each(
  `acceuil professionel conaissances developper travialler interessé langag l’acceuil aujourdhui motivassion
  connaissais-ssance entrprise hopitaux`.split(/\s+/u),
)('French does not know %s', (word) => expect(fr.knows(word)).toBe(false))

test.each([
  ['acceuil', 'accueil'],
  ['professionel', 'professionnel'],
  ['developper', 'développer'],
  ['conaissances', 'connaissances'],
  ['aprentisage', 'apprentissage'],
  ['Experience', 'Expérience'],
  ['rigeur', 'rigueur'],
  ['SERIEUX', 'SÉRIEUX'],
])('%s can only be %s', (wrong, right) =>
  expect(fr.suggest(wrong)).toEqual({ words: [right], certain: true }),
)

test.each([
  ['entrprise', 'entreprise'],
  ['travialler', 'travailler'],
  ['opportunitée', 'opportunité'],
])('%s may be %s', (wrong, right) => {
  const { words, certain } = fr.suggest(wrong)
  expect(words[0]).toBe(right)
  expect(certain).toBe(false)
})

it('gives up at once on input that is no word', () => {
  expect(fr.suggest('x'.repeat(5_000))).toEqual({ words: [], certain: false })
  expect(fr.suggest('zzzzzzzzzzz').words).toEqual([])
})

test.each(['colour', 'color', 'organised', 'organized', 'don’t', 'manager’s', 'well-known', 'Monday'])(
  'English knows %s',
  (word) => expect(en.knows(word)).toBe(true),
)
test.each(['recieve', 'experiance', 'acheivement'])('English does not know %s', (word) =>
  expect(en.knows(word)).toBe(false),
)

describe('in a letter', () => {
  const found = (content: string, accepted: string[] = [], language: 'fr' | 'en' = 'fr') =>
    proofread(content, { language, spelling: { speller: language === 'fr' ? fr : en, accepted } })
      .filter(({ rule }) => rule === 'spelling')
      .map(({ start, end, severity, fix }) => [content.slice(start, end), severity, fix])

  it.each([
    'Je conduis un Manitou chez Eiffage depuis deux ans.',
    'Écrivez-moi à ines.lopez@exemple.org ou sur www.exemple.fr/ines.',
    'J’ai déployé PostgreSQL et un ERP.',
    'Leclerc m’a confié son rayon. Zolpan aussi.',
    'Le 2e rayon tient à 3D près.',
    '**Motivée**, je viens *vite*.',
    'Y a-t-il un poste\u202f?',
  ])('leaves %j', (content) => expect(found(content)).toEqual([]))

  it('marks unknown words, with a fix where it is certain', () => {
    expect(
      found('Mon experience du glougloutage me sert. Acceuil et soins. L’acceuil l’était aussi.'),
    ).toEqual([
      ['experience', 'error', 'expérience'],
      ['glougloutage', 'warning', undefined],
      ['Acceuil', 'error', 'Accueil'],
      ['acceuil', 'error', 'accueil'],
    ])
  })

  it('accepts the writer’s own words, accents included', () => {
    expect(found('Le glougloutage me plaît, l’experience aussi.', ['glougloutage expérience'])).toEqual([
      ['experience', 'error', 'expérience'],
    ])
  })

  it('reads an English letter with the two spellings of English', () => {
    expect(found('I organised the color of my experiance.', [], 'en')).toEqual([
      ['experiance', 'warning', undefined],
    ])
  })
})
