import type { TracedClaim } from './claim.ts'

/** Claims without source, each once, at its first position. */
export function unsourcedClaims(claims: readonly TracedClaim[]): TracedClaim[] {
  const seen = new Set<string>()
  return claims.filter(({ origin, key }) => {
    if (origin !== undefined || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
