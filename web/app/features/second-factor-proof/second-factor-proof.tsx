import { lazy, Suspense, useEffect, useState } from 'react'
import { whenSecondFactorIsAsked } from '../../lib/api/http.ts'
import { loadUntilThere } from '../../lib/react/load-until-there.ts'

// Few accounts ever see it.
const SecondFactorProofDialog = lazy(() =>
  loadUntilThere(() =>
    import('./second-factor-proof-dialog.tsx').then(({ SecondFactorProofDialog }) => ({
      default: SecondFactorProofDialog,
    })),
  ),
)

type Asked = { isProved: Promise<boolean>; settle: (isProved: boolean) => void }

/** Asks for the second factor whenever a request needs it; requests at the same time share one dialog. */
export function SecondFactorProof() {
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => {
    let current: Asked | undefined
    whenSecondFactorIsAsked(() => {
      if (!current) {
        const { promise, resolve } = Promise.withResolvers<boolean>()
        const settle = (isProved: boolean) => {
          current = undefined
          setAsked(undefined)
          resolve(isProved)
        }
        current = { isProved: promise, settle }
        setAsked(current)
      }
      return current.isProved
    })
    return () => {
      current?.settle(false)
      whenSecondFactorIsAsked(async () => false)
    }
  }, [])
  if (!asked) return null
  return (
    <Suspense fallback={null}>
      <SecondFactorProofDialog onProved={() => asked.settle(true)} onClose={() => asked.settle(false)} />
    </Suspense>
  )
}
