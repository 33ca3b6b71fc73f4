const account = { name: 'Inès Carpentier', email: 'ines@example.org', password: 'Secret1!' }

/** The address that benchmarks sign up with. */
export const benchEmail = account.email

/** Signs up on a product that was just started; returns the session cookies. */
export async function sessionOn(url: string): Promise<string> {
  const created = await fetch(`${url}/v1/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(account),
  })
  if (!created.ok) throw new Error(`Sign-up answered ${created.status}: ${await created.text()}`)
  return created.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** Signs up on a product that was just started; returns the access token. */
export async function signUpOn(url: string): Promise<string> {
  const cookie = await sessionOn(url)
  const answer = await fetch(`${url}/v1/auth/token`, { headers: { cookie } })
  return ((await answer.json()) as { token: string }).token
}

/** Session cookies as a browser takes them. */
export const cookiesOf = (cookie: string, url: string) =>
  cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
  })
