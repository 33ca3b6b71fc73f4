import { expect, test } from 'vitest'
import { type MailContent, renderMail } from '../src/platform/mail/layout.ts'

/** The site, the name and the address that samples are made with. */
export const sample = {
  site: 'https://lettrine.example',
  name: 'Inès <b>"&"',
  email: 'ines@example.org',
} as const

/**
 * Declares the tests of a domain's mails: snapshots of both versions, the reason, and links to this site only.
 * @param texts - the module `*.mail.fr.ts`; each of its `…Mail` needs a sample
 */
export function testMails(texts: object, samples: Record<string, MailContent>): void {
  test('every mail has a sample', () => {
    const written = Object.keys(texts).filter((key) => key.endsWith('Mail'))
    expect(written.sort()).toEqual(Object.keys(samples).sort())
  })

  test.each(Object.entries(samples))('%s reads as agreed', (_name, words) => {
    const { subject, html, text } = renderMail(words, sample.site)
    expect(subject).toMatchSnapshot('subject')
    expect(html).toMatchSnapshot('HTML')
    expect(text).toMatchSnapshot('text')
  })

  test.each(Object.entries(samples))(
    '%s links to this site only, and loads no external resource',
    (_name, words) => {
      const { html } = renderMail(words, sample.site)
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!)
      expect(links.length).toBeGreaterThan(1)
      for (const href of links) expect(href.startsWith(`${sample.site}/`), href).toBe(true)
      expect(html).not.toMatch(/<(?:img|link|script|iframe|object)\b|url\(|@import/)
    },
  )

  test.each(Object.entries(samples))('%s states why it was sent, and escapes markup', (_name, words) => {
    const { html, text } = renderMail(words, sample.site)
    for (const version of [html, text]) expect(version).toContain('Vous recevez ce message parce qu')
    expect(html).toContain('Inès &lt;b&gt;&quot;&amp;&quot;')
    expect(text).toContain(sample.name)
  })
}
