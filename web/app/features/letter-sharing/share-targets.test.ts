import { describe, expect, test } from 'vitest'
import { excerptOf, shareAddress, shareTargets } from './share-targets.ts'

const message = {
  url: 'https://lettrine.example/l/abc',
  subject: 'Ma lettre & moi',
  text: 'Voici ma lettre\u00a0: «\u00a0Caviste\u00a0» ?',
}

describe('share targets', () => {
  test.each(shareTargets)('%s gets the complete link', (target) => {
    const address = shareAddress(target, message)
    expect(decodeURIComponent(address)).toContain(message.url)
    expect(address).not.toMatch(/[\s«»]/)
  })

  test('an e-mail has a subject, the message, and the link on its own line', () => {
    const address = new URL(shareAddress('email', message))
    expect(address.protocol).toBe('mailto:')
    expect(address.searchParams.get('subject')).toBe(message.subject)
    expect(address.searchParams.get('body')).toBe(`${message.text}\n\n${message.url}`)
  })
})

describe('the excerpt', () => {
  test('skips the salutation and bold marks', () => {
    expect(
      excerptOf(
        'Madame, Monsieur,\n\nVotre cave fait **goûter** avant de vendre\u00a0: c’est ainsi que je travaille.',
      ),
    ).toBe('Votre cave fait goûter avant de vendre\u00a0: c’est ainsi que je travaille.')
  })

  test('is cut at a word', () => {
    const excerpt = excerptOf(`${'mot '.repeat(100)}fin`)
    expect(excerpt).toMatch(/mot…$/)
    expect(excerpt.length).toBeLessThanOrEqual(221)
  })

  test('of an empty letter is empty', () => {
    expect(excerptOf('')).toBe('')
  })
})
