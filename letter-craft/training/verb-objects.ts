import type { Morphology } from '../src/french/morphology.ts'

/** Verbs that go with nearly every noun of work: what they are said of tells nothing. */
const general = new Set(
  'assurer effectuer réaliser gérer suivre organiser préparer contrôler vérifier coordonner participer contribuer faire être avoir utiliser respecter mettre'.split(
    ' ',
  ),
)

const determiner = /^(?:le|la|les|un|une|des|du|ses|son|sa|leurs?|tout|tous|toute|toutes|l’|d’)$/u

/**
 * What the skills of the register say that one does with what: «réparer» with «moteur», «chaudière». Objects are lemmas of
 * the nouns right behind the verb, and of those joined to them; complements are none.
 */
export function verbObjectsOf(
  skills: readonly string[],
  { readings }: Morphology,
): ReadonlyMap<string, ReadonlySet<string>> {
  const objects = new Map<string, Set<string>>()
  for (const skill of skills) {
    const words = skill
      .toLowerCase()
      .replaceAll("'", '’')
      .replace(/\([^()]*\)/gu, ' ')
      .split(/\s+|(?<=’)|(?=,)/u)
      .filter(Boolean)
    let verbs: string[] = []
    let isOpen = false
    for (const [at, word] of words.entries()) {
      const known = readings(word)
      const isVerb = known.some(({ tense }) => tense === 'infinitive')
      if (isVerb && !determiner.test(words[at - 1] ?? '')) {
        verbs = isOpen || verbs.length === 0 ? [...verbs, word] : [word]
        isOpen = true
      } else if (/^(?:,|et|ou)$/u.test(word)) isOpen = true
      else if (isOpen && !determiner.test(word)) {
        const noun = known.find(({ pos }) => pos === 'NOUN')
        const isAdjective =
          known.some(({ pos }) => pos === 'ADJ') && /^(?:petit|grand|nouve|divers|diffé)/u.test(word)
        if (noun)
          for (const verb of verbs)
            if (!general.has(verb)) objects.set(verb, (objects.get(verb) ?? new Set()).add(noun.lemma))
        if (!isAdjective) isOpen = false
      }
    }
  }
  return objects
}
