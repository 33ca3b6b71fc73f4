import type { SharePlatform } from '@lettrine/contract/sharing'

export type ShareMessage = { url: string; subject: string; text: string }
export type ShareTarget = Exclude<SharePlatform, 'copy'>

const query = (address: string, values: Record<string, string>) =>
  `${address}?${Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`

/**
 * Share URL of each platform, with a message where it accepts one; none is contacted before the user follows the
 * link.
 */
const addresses = {
  email: ({ url, subject, text }) => query('mailto:', { subject, body: `${text}\n\n${url}` }),
  linkedin: ({ url }) => query('https://www.linkedin.com/sharing/share-offsite/', { url }),
  twitter: ({ url, text }) => query('https://twitter.com/intent/tweet', { text, url }),
  facebook: ({ url }) => query('https://www.facebook.com/sharer/sharer.php', { u: url }),
  whatsapp: ({ url, text }) => query('https://wa.me/', { text: `${text}\n${url}` }),
  telegram: ({ url, text }) => query('https://t.me/share/url', { url, text }),
} as const satisfies Record<ShareTarget, (message: ShareMessage) => string>

export const shareTargets = Object.keys(addresses) as ShareTarget[]

export const shareAddress = (target: ShareTarget, message: ShareMessage): string => addresses[target](message)

const excerptLength = 220

/** The first lines of a letter after its salutation, cut at a word. */
export function excerptOf(content: string): string {
  const paragraphs = content.split(/\n{2,}/).map((text) =>
    text
      .replace(/[*_]/g, '')
      .replace(/\s*\n\s*/g, ' ')
      .trim(),
  )
  const first = paragraphs.find((text) => text.length > 60) ?? paragraphs.find((text) => text !== '') ?? ''
  if (first.length <= excerptLength) return first
  return `${first.slice(0, excerptLength).replace(/[\s,;:]+\S*$/u, '')}…`
}
