import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useIsHydrated } from '../../lib/react/use-is-hydrated.ts'

const name = 'q'
/** Browsers refuse an address that changes with every key. */
const settledAfterMs = 250

/** What is searched for: begun with `?q=`, kept there once the hand rests, and forgotten when an anchor is followed. */
export function useHelpQuery(): [string, (query: string) => void] {
  const [params, setParams] = useSearchParams()
  const { hash } = useLocation()
  const asked = useIsHydrated() ? (params.get(name) ?? '') : ''
  const [typed, setTyped] = useState<string>()
  useEffect(() => {
    if (hash !== '') setTyped(undefined)
  }, [hash])
  useEffect(() => {
    if (typed === undefined || typed === asked) return
    const timer = setTimeout(() => {
      setParams(typed === '' ? {} : { [name]: typed }, { replace: true, preventScrollReset: true })
    }, settledAfterMs)
    return () => clearTimeout(timer)
  }, [typed, asked, setParams])
  return [typed ?? asked, setTyped]
}
