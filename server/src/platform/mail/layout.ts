import { layoutTexts as texts } from './layout.fr.ts'
import { darkStyle, style } from './layout-styles.ts'
import type { MailText } from './mailer.ts'

/** Content of one mail, not escaped; each domain defines it in its `*.mail.fr.ts`. */
export type MailContent = {
  subject: string
  /** Preheader: shown after the subject in the mail list. */
  summary: string
  title: string
  paragraphs: string[]
  /** A button; `url` is on this site. */
  action?: { label: string; url: string }
  /** After the button: what to do when something is wrong. */
  notes?: string[]
  /** «Vous recevez ce message parce que…» */
  reason: string
}

/** Renders a mail as HTML and as text; escapes all content. */
export function renderMail(words: MailContent, publicUrl: string): MailText {
  return { subject: words.subject, html: asHtml(words, publicUrl), text: asText(words, publicUrl) }
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign]!)

const element = (tag: string, look: keyof typeof style, content: string, attributes = '') =>
  `<${tag}${attributes} class="${look}" style="${style[look]}">${content}</${tag}>`

const link = (href: string, label: string, look: keyof typeof style = 'link') =>
  element('a', look, escaped(label), ` href="${escaped(href)}"`)

function asHtml(
  { subject, summary, title, paragraphs, action, notes = [], reason }: MailContent,
  publicUrl: string,
) {
  const paragraph = (text: string) => element('p', 'paragraph', escaped(text))
  const small = (content: string) => element('p', 'small', content)
  const logo = `<span class="initial" style="${style.initial}">L</span>ettrine`
  const body = [
    element('p', 'summary', escaped(summary)),
    element('p', 'logo', `<a href="${escaped(publicUrl)}/" class="home" style="${style.home}">${logo}</a>`),
    element('h1', 'title', escaped(title)),
    ...paragraphs.map(paragraph),
    ...(action ? [element('p', 'paragraph', link(action.url, action.label, 'button'))] : []),
    ...(action ? [small(`${escaped(texts.linkInstead)}<br>${link(action.url, action.url, 'address')}`)] : []),
    ...notes.map(paragraph),
  ]
  const foot = [
    small(escaped(reason)),
    small(`${escaped(texts.noReply)} ${link(`${publicUrl}/privacy`, texts.privacy)}`),
  ]
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${darkStyle}</style>
</head>
<body class="desk" style="${style.desk}">
<div role="main" class="sheet" style="${style.sheet}">
${body.join('\n')}
</div>
<div role="contentinfo" class="foot" style="${style.foot}">
${foot.join('\n')}
</div>
</body>
</html>
`
}

function asText({ title, paragraphs, action, notes = [], reason }: MailContent, publicUrl: string): string {
  const blocks = [
    title,
    ...paragraphs,
    ...(action ? [`${action.label}\u00a0:\n${action.url}`] : []),
    ...notes,
    `-- \nLettrine. ${texts.tagline}\n${publicUrl}/`,
    reason,
    texts.noReply,
  ]
  return `${blocks.join('\n\n')}\n`
}
