import { describe, expect, it } from 'vitest'
import { concepts } from '../../plan/all-concepts.ts'
import { gerundOf, inflect, participleOf, pastOf, readEnglishPhrase } from './verb-forms.ts'

describe('English verbs', () => {
  it.each([
    ['stock', 'stocked', 'stocked', 'stocking'],
    ['type', 'typed', 'typed', 'typing'],
    ['plan', 'planned', 'planned', 'planning'],
    ['carry', 'carried', 'carried', 'carrying'],
    ['deploy', 'deployed', 'deployed', 'deploying'],
    ['label', 'labelled', 'labelled', 'labelling'],
    ['deliver', 'delivered', 'delivered', 'delivering'],
    ['edit', 'edited', 'edited', 'editing'],
    ['develop', 'developed', 'developed', 'developing'],
    ['fix', 'fixed', 'fixed', 'fixing'],
    ['mow', 'mowed', 'mowed', 'mowing'],
    ['referee', 'refereed', 'refereed', 'refereeing'],
    ['run', 'ran', 'run', 'running'],
    ['write', 'wrote', 'written', 'writing'],
    ['oversee', 'oversaw', 'overseen', 'overseeing'],
    ['put', 'put', 'put', 'putting'],
    ['teach', 'taught', 'taught', 'teaching'],
    ['proofread', 'proofread', 'proofread', 'proofreading'],
  ])('%s, %s, %s, %s', (base, past, participle, gerund) => {
    expect([pastOf(base), participleOf(base), gerundOf(base)]).toEqual([past, participle, gerund])
  })

  it.each([
    ['sort and deliver post', 'sorted and delivered post', 'sorting and delivering post'],
    ['fold, cut and bind sheets', 'folded, cut and bound sheets', 'folding, cutting and binding sheets'],
    ['help residents wash and eat', 'helped residents wash and eat', 'helping residents wash and eat'],
    [
      'plan trade shows and weddings',
      'planned trade shows and weddings',
      'planning trade shows and weddings',
    ],
  ])('%s', (base, past, gerund) => {
    const phrase = readEnglishPhrase(base)
    expect(phrase && [inflect(phrase, 'past'), inflect(phrase, 'gerund')]).toEqual([past, gerund])
  })

  it.each(['customers', 'the till', 'quickly sort post', ''])('«%s» opens with no verb', (text) => {
    expect(readEnglishPhrase(text)).toBeUndefined()
  })

  it('the wording of every concept can be said in the past and as a gerund', () => {
    const odd = [...concepts.values()].filter(({ english }) => {
      const phrase = readEnglishPhrase(english)
      return !phrase || !/^[\p{L}-]+ing(?= |$|,)/u.test(inflect(phrase, 'gerund')) || /[.:;()]/u.test(english)
    })
    expect(odd.map(({ id, english }) => `${id}: ${english}`)).toEqual([])
  })
})
