import type { GenericOAuthConfig } from 'better-auth/plugins'
import { z } from 'zod'

const timeoutMs = 10_000

const GithubUser = z.object({
  id: z.number().int().positive(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
})

const GithubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

type UserInfo = Awaited<ReturnType<NonNullable<GenericOAuthConfig['getUserInfo']>>>

/**
 * Who a GitHub token belongs to. The address is the primary one of `/user/emails`: the one of `/user` is only
 * what they publish, and nothing there says whether it is verified.
 * https://docs.github.com/en/rest/users/emails
 * @returns null when GitHub does not say
 */
export async function readGithubUser(api: string, token: string): Promise<UserInfo> {
  const [user, emails] = await Promise.all([
    ask(`${api}/user`, token, GithubUser),
    ask(`${api}/user/emails`, token, GithubEmails),
  ])
  const primary = emails?.find((one) => one.primary)
  if (!user || !primary) return null
  return {
    id: user.id,
    name: user.name || user.login,
    email: primary.email,
    emailVerified: primary.verified,
    image: user.avatar_url ?? undefined,
  }
}

async function ask<Answer>(
  url: string,
  token: string,
  schema: z.ZodType<Answer>,
): Promise<Answer | undefined> {
  const answer = await fetch(url, {
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'user-agent': 'Lettrine',
      'x-github-api-version': '2022-11-28',
    },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined)
  if (!answer?.ok) return undefined
  const read = schema.safeParse(await answer.json().catch(() => undefined))
  return read.success ? read.data : undefined
}
