import type { MetaDescriptor } from 'react-router'

/**
 * Placeholder for the address of the site in prerendered pages; the server replaces it when it starts. The same name
 * is in `server/src/platform/http/website.ts`.
 */
const unknownOrigin = 'https://site.lettrine.invalid'

const siteOrigin = () => (typeof window === 'undefined' ? unknownOrigin : window.location.origin)

/** An absolute address of this site. */
export const siteAddress = (path: string) => `${siteOrigin()}${path}`

/**
 * Metadata of a public page for search engines and shared links.
 * @param description - at most 160 characters
 */
export function pageMeta({
  title,
  description,
  path,
}: {
  title: string
  description: string
  path: string
}): MetaDescriptor[] {
  const address = siteAddress(path)
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'fr_FR' },
    { property: 'og:site_name', content: 'Lettrine' },
    { property: 'og:url', content: address },
    { property: 'og:image', content: siteAddress('/og.png') },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
