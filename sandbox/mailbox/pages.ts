import type { StoredMail } from './mail-store.ts'
import { instantOf, mailboxTexts as texts } from './mailbox.fr.ts'
import { look } from './styles.ts'

export type MailView = 'shown' | 'text' | 'source'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign]!)

function page(title: string, main: string, script = ''): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${look}</style>${script}
</head>
<body>
<header><p class="band"><strong>${texts.sandbox}.</strong> ${texts.sandboxMeaning}</p></header>
<main>
${main}
</main>
</body>
</html>
`
}

/** The list, the newest first; it draws itself again when a mail comes. */
export function listPage(mails: readonly StoredMail[], to?: string): string {
  const rows = mails.map(
    (mail) => `<li><a href="/mail/${mail.id}"><strong>${escaped(mail.subject)}</strong>
<span class="when">${instantOf(mail.receivedAt)}</span><span>${texts.to} ${escaped(mail.to.join(', '))}</span></a></li>`,
  )
  const empty = `<p>${to ? escaped(texts.noneFor(to)) : texts.none}</p><p class="empty">${texts.noneMeaning}</p>`
  const list = rows.length > 0 ? `<ul class="mails">\n${rows.join('\n')}\n</ul>` : empty
  return page(`${texts.title} · ${texts.sandbox}`, `<h1>${texts.title}</h1>\n${list}`, watch)
}

const watch = '<script src="/watch.js" defer></script>'

/** Updates the list in place when it has changed, keeping focus and scroll position. */
export const watchScript = `const main = document.querySelector('main')
const parts = new DOMParser()
let shown = main.innerHTML
setInterval(async () => {
  const answer = await fetch(location.href).catch(() => undefined)
  const now = answer?.ok && parts.parseFromString(await answer.text(), 'text/html').querySelector('main').innerHTML
  if (!now || now === shown) return
  const focused = document.activeElement?.getAttribute('href')
  main.innerHTML = shown = now
  if (focused) main.querySelector('[href="' + focused + '"]')?.focus()
}, 2000)
`

export function mailPage(mail: StoredMail, view: MailView): string {
  const views = { shown: texts.asShown, text: texts.asText, source: texts.asSource } satisfies Record<
    MailView,
    string
  >
  const links = Object.entries(views).map(
    ([name, label]) =>
      `<li><a href="/mail/${mail.id}?view=${name}"${name === view ? ' aria-current="page"' : ''}>${label}</a></li>`,
  )
  return page(
    `${mail.subject} · ${texts.sandbox}`,
    `<p><a href="/">${texts.back}</a></p>
<h1>${escaped(mail.subject)}</h1>
<dl class="facts"><dt>${texts.from}</dt><dd>${escaped(mail.from)}</dd><dt>${texts.to}</dt><dd>${escaped(mail.to.join(', '))}</dd><dt>${texts.received}</dt><dd>${instantOf(mail.receivedAt)}</dd></dl>
<nav aria-label="${texts.views}"><ul class="views">${links.join('')}</ul></nav>
${viewOf(mail, view)}`,
  )
}

function viewOf(mail: StoredMail, view: MailView): string {
  if (view === 'text') return `<pre tabindex="0">${escaped(mail.text)}</pre>`
  if (view === 'source') return `<pre tabindex="0">${escaped(mail.source)}</pre>`
  // No script runs in it, and its links open beside it.
  return `<iframe src="/mail/${mail.id}/html" title="${escaped(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
}

export function notFoundPage(): string {
  return page(
    `${texts.gone} · ${texts.sandbox}`,
    `<p><a href="/">${texts.back}</a></p>\n<h1>${texts.gone}</h1>\n<p class="empty">${texts.goneMeaning}</p>`,
  )
}

/** The mail's own HTML, whose links open in a tab of their own. */
export const framed = (mail: StoredMail): string =>
  mail.html.replace('<head>', '<head><base target="_blank">')
