import { expect, type Page } from '@playwright/test'

export type ReceivedMail = { id: string; subject: string; html: string; text: string }

/** Where the mails of the server under test are read, as it says itself. */
export async function mailboxUrl(page: Page): Promise<string> {
  const answer = await page.request.get('/v1/config')
  return (await answer.json()).data.mailboxUrl
}

export async function mailsTo(page: Page, address: string): Promise<ReceivedMail[]> {
  const answer = await page.request.get(`${await mailboxUrl(page)}/mails?to=${encodeURIComponent(address)}`)
  return answer.json()
}

/** The newest mail to an address whose subject is this, once it has come. */
export async function mailTo(page: Page, address: string, subject: string): Promise<ReceivedMail> {
  const find = async () => (await mailsTo(page, address)).find((mail) => mail.subject === subject)
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  return (await find())!
}

/** Addresses that a mail leads to. */
export const linksOf = ({ html }: ReceivedMail): string[] => [
  ...new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))),
]
