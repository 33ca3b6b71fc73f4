import type { ApprovalRequest } from './approval-request.ts'
import { escaped, page } from './pages.ts'
import { demoPayers, outcomeTexts, paymentTexts as texts } from './paypal.fr.ts'

type Choice = { name: string; value: string; title: string; detail?: string; checked: boolean; id?: string }

const choice = ({ name, value, title, detail, checked, id }: Choice): string =>
  `<label class="choice"><input type="radio" name="${name}" value="${escaped(value)}"${id ? ` id="${id}"` : ''}${checked ? ' checked' : ''}><span>${escaped(title)}${detail ? `<small>${escaped(detail)}</small>` : ''}</span></label>`

/** The page where a payer is chosen and decides; `sent` is a rejected form. */
export function approvalPage(approval: ApprovalRequest, action: string, sent?: URLSearchParams): string {
  return page(
    approval.title,
    `${dueBox(approval)}
<form method="post" action="${escaped(action)}">
${payers(sent)}
${approval.outcomes ? outcomes(sent?.get('outcome') ?? 'approve') : ''}
<div class="decision"><button name="decision" value="cancel">${texts.cancel}</button><button class="go" name="decision" value="accept">${escaped(approval.accept)}</button></div></form>`,
    'narrow',
  )
}

function dueBox({ heading, price, description, saves }: ApprovalRequest): string {
  return `<div class="due"><p>${escaped(heading)}</p>${price ? `<strong>${escaped(price)}</strong>` : ''}${
    description ? `<p class="quiet">${escaped(description)}</p>` : ''
  }${saves ? `<p class="quiet">${texts.alsoSaves}</p>` : ''}</div>`
}

function payers(sent?: URLSearchParams): string {
  const known = demoPayers.map(({ name, email }, place) =>
    choice({ name: 'payer', value: email, title: name, detail: email, checked: place === 0 && !sent }),
  )
  const other = choice({
    name: 'payer',
    value: 'other',
    title: texts.someoneElse,
    checked: sent !== undefined,
    id: 'other',
  })
  return `<fieldset><legend>${texts.who}</legend>${known.join('')}${other}
<label class="typed">${texts.email}<input name="email" inputmode="email" autocomplete="off" maxlength="200" value="${escaped(sent?.get('email') ?? '')}"></label></fieldset>
${sent ? `<p class="fault" role="alert">${texts.incomplete}</p>` : ''}`
}

function outcomes(chosen: string): string {
  const choices = Object.entries(outcomeTexts).map(([value, title]) =>
    choice({ name: 'outcome', value, title, checked: value === chosen }),
  )
  return `<fieldset><legend>${texts.outcome}</legend>${choices.join('')}</fieldset>`
}
