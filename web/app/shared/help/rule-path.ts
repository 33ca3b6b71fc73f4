/** The page of all the rules of French. */
export const rulesPath = '/help/french'

export const familyPath = (family: string): string => `${rulesPath}/${family}`

/** Where a rule is explained, by its id «family/name»; undefined for rules without a family, which have no page. */
export function rulePath(rule: string): string | undefined {
  const [family, name] = rule.split('/')
  return family && name ? `${familyPath(family)}#${name}` : undefined
}
