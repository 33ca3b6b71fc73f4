import type { PublicConfig } from '@lettrine/contract/config'
import { useEffect, useState } from 'react'

let asked: Promise<string | undefined> | undefined

async function ask(): Promise<string | undefined> {
  const answer = await fetch('/v1/config', { signal: AbortSignal.timeout(30_000) })
  if (!answer.ok) return undefined
  const { data } = (await answer.json()) as { data: PublicConfig }
  return data.mailboxUrl
}

/** Where the mails of a demonstration are read; undefined where mails really leave. */
export function useMailboxUrl(): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    // Without an answer the page is whole: what is missing is a hint.
    asked ??= ask().catch(() => undefined)
    void asked.then(setUrl)
  }, [])
  return url
}
