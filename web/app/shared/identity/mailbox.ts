import type { PublicConfig } from '@lettrine/contract/config'
import { useEffect, useState } from 'react'

let asked: Promise<string | undefined> | undefined

async function ask(): Promise<string | undefined> {
  const answer = await fetch('/v1/config', { signal: AbortSignal.timeout(30_000) })
  if (!answer.ok) return undefined
  const { data } = (await answer.json()) as { data: PublicConfig }
  return data.mailboxUrl
}

/** Address of the demonstration mailbox; undefined where mails are really sent. */
export function useMailboxUrl(): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    // Optional: without an answer only a hint is missing.
    asked ??= ask().catch(() => undefined)
    void asked.then(setUrl)
  }, [])
  return url
}
