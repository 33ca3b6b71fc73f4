import { describe, expect, it } from 'vitest'
import { sampleOffers } from '../../testing/composer/sample-offers.ts'
import { testFrench } from '../../testing/french.ts'
import { fixTyping } from './fix-typing.ts'

const { morphology } = testFrench()

describe('fixTyping', () => {
  it.each(sampleOffers)('leaves correct French unchanged: $title', ({ text }) => {
    const lines = text.replace(/'/gu, '’').split('\n')
    expect(lines.map((line) => fixTyping(line, morphology))).toEqual(lines)
  })
  it.each([
    'gestion des stocks',
    'Ce poste m’intéresse et je décide vite.',
    'Les résident.e.s et leurs familles',
    'J’évolue dans un service dès lundi.',
    'les côtes et les cotes',
  ])('leaves %j', (text) => {
    expect(fixTyping(text, morphology)).toBe(text)
  })
  it.each([
    ['ce poste m interesse', 'ce poste m’intéresse'],
    ['cest tres bien', 'c’est très bien'],
    ['ma grand mère y a fini ses jours', 'ma grand-mère y a fini ses jours'],
    ['ya du monde et y a de la place', 'il y a du monde et il y a de la place'],
    ['jai bcp appris', 'j’ai beaucoup appris'],
  ])('fixes %j', (typed, meant) => {
    expect(fixTyping(typed, morphology)).toBe(meant)
  })
})
