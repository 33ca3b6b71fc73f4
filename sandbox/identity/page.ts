import { demoPeople, identitySandboxTexts as texts } from './identity.fr.ts'
import { otherUser } from './sandbox-users.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign]!)

const style = `
:root { color-scheme: light dark; --paper: #fff; --desk: #f4f1ea; --ink: #1c2233; --muted: #565d72; --line: #8a90a2; --act: #2348a1; --act-ink: #fff; --warn: #fff3d6; --warn-ink: #5b3d00; --bad: #a11236 }
@media (prefers-color-scheme: dark) { :root { --paper: #1d2438; --desk: #131829; --ink: #f2efe8; --muted: #b4bacb; --line: #7a829b; --act: #a9c0ff; --act-ink: #10182f; --warn: #3d2f0c; --warn-ink: #ffe2a0; --bad: #ff9db1 } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1.25rem; background: var(--desk); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { width: 100%; max-width: 27rem; background: var(--paper); border-radius: 14px; padding: 1.75rem; border: 1px solid color-mix(in srgb, var(--line) 40%, transparent) }
.mark { display: inline-block; margin: 0 0 .75rem; padding: .1rem .7rem; border: 2px dashed var(--warn-ink); border-radius: 99px; background: var(--warn); color: var(--warn-ink); font-weight: 700 }
.warning { margin: 0 0 1.25rem; padding: .75rem .9rem; border-radius: 8px; background: var(--warn); color: var(--warn-ink); font-size: .9rem }
h1 { margin: 0; font: 500 1.75rem/1.2 Georgia, serif }
.asks { margin: .25rem 0 1.25rem; color: var(--muted) }
fieldset { border: 0; margin: 0 0 1rem; padding: 0; display: grid; gap: .5rem }
legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
label.choice { display: flex; gap: .75rem; align-items: center; min-height: 3.25rem; padding: .4rem .9rem; border: 1px solid var(--line); border-radius: 8px; cursor: pointer }
label.choice:has(:checked) { border-color: var(--act); box-shadow: inset 0 0 0 1px var(--act) }
label.choice small { display: block; color: var(--muted); overflow-wrap: anywhere }
input[type=radio], input[type=checkbox] { width: 1.15rem; height: 1.15rem; flex: none; accent-color: var(--act) }
.fields { display: none; gap: .75rem }
form:has(#other:checked) .fields { display: grid }
.fields label { display: grid; gap: .25rem; font-weight: 600; font-size: .9rem }
.fields input { font: inherit; min-height: 2.75rem; padding: 0 .75rem; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); color: inherit }
label.tick { display: flex; gap: .6rem; align-items: center; min-height: 2.75rem; margin: .5rem 0 1.25rem }
.fault { margin: 0 0 1rem; color: var(--bad); font-weight: 600 }
.decision { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem }
button { font: inherit; font-weight: 650; min-height: 3rem; border-radius: 8px; border: 1px solid var(--line); background: transparent; color: inherit; cursor: pointer }
button.accept { background: var(--act); border-color: var(--act); color: var(--act-ink) }
:focus-visible { outline: 2px solid var(--act); outline-offset: 2px }
`

/** Security headers of these pages: nothing but their own style, and never in a frame. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
} as const

function shell(provider: string, body: string): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(texts.title(provider))}</title><style>${style}</style></head><body><main><p class="mark">${texts.mark}</p>${body}</main></body></html>`
}

const choice = (value: string, id: string, title: string, detail: string, checked: boolean) =>
  `<label class="choice"><input type="radio" name="person" value="${escaped(value)}" id="${id}"${checked ? ' checked' : ''}><span>${escaped(title)}${detail ? `<small>${escaped(detail)}</small>` : ''}</span></label>`

export type ChoicePage = {
  provider: string
  client: string
  /** Action URL of the form. */
  action: string
  /** A rejected submission, shown again with the reason. */
  incomplete?: URLSearchParams
}

/** The consent page: choose a user, or refuse. */
export function choicePage({ provider, client, action, incomplete }: ChoicePage): string {
  const known = demoPeople.map(({ name, email }, place) =>
    choice(email, `person-${place}`, name, email, place === 0 && !incomplete),
  )
  const typed = (field: string) => escaped(incomplete?.get(field) ?? '')
  return shell(
    provider,
    `<p class="warning">${escaped(texts.warning(provider))}</p><h1>${texts.heading}</h1><p class="asks">${escaped(texts.asks(client))}</p>
<form method="post" action="${escaped(action)}"><fieldset><legend>${texts.heading}</legend>${known.join('')}${choice(otherUser, 'other', texts.someoneElse, '', incomplete !== undefined)}</fieldset>
${incomplete ? `<p class="fault" role="alert">${texts.incomplete}</p>` : ''}
<div class="fields"><label>${texts.name}<input name="name" autocomplete="off" maxlength="100" value="${typed('name')}"></label><label>${texts.email}<input name="email" type="text" inputmode="email" autocomplete="off" maxlength="200" value="${typed('email')}"></label></div>
<label class="tick"><input type="checkbox" name="verified"${incomplete && !incomplete.has('verified') ? '' : ' checked'}><span>${escaped(texts.verified(provider))}</span></label>
<div class="decision"><button name="decision" value="refuse">${texts.refuse}</button><button class="accept" name="decision" value="accept">${texts.accept}</button></div></form>`,
  )
}

/** An error page. */
export function faultPage(provider: string, reason: string): string {
  return shell(provider, `<h1>${escaped(texts.title(provider))}</h1><p class="asks">${escaped(reason)}</p>`)
}
