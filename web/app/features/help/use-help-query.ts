import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useIsHydrated } from '../../lib/react/use-is-hydrated.ts'

const name = 'q'
/** Browsers limit how often the address may change. */
const settledAfterMs = 250

/** The query: initially `?q=`, written back to the address after a pause, and cleared when an anchor is followed. */
export function useHelpQuery(): [string, (query: string) => void] {
  const [params, setParams] = useSearchParams()
  const { hash } = useLocation()
  const fromAddress = useIsHydrated() ? (params.get(name) ?? '') : ''
  const [typed, setTyped] = useState<string>()
  useEffect(() => {
    if (hash !== '') setTyped(undefined)
  }, [hash])
  useEffect(() => {
    if (typed === undefined || typed === fromAddress) return
    const timer = setTimeout(() => {
      setParams(typed === '' ? {} : { [name]: typed }, { replace: true, preventScrollReset: true })
    }, settledAfterMs)
    return () => clearTimeout(timer)
  }, [typed, fromAddress, setParams])
  return [typed ?? fromAddress, setTyped]
}
