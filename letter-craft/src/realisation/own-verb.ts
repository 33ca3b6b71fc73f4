import type { Morphology } from '../french/morphology.ts'
import { readVerbPhrase, type VerbPhrase } from './verb-phrase.ts'

/** Deeds whose verb says them better than «assurer»: «assurer l’utilisation des logiciels». */
const verbs: ReadonlyMap<string, string> = new Map(
  `utilisation utiliser
création créer
élaboration élaborer
conception concevoir
rédaction rédiger
réalisation réaliser
organisation organiser
installation installer
préparation préparer
vérification vérifier
évaluation évaluer
planification planifier
optimisation optimiser
coordination coordonner
supervision superviser
présentation présenter
résolution résoudre
rénovation rénover
mise mettre
modélisation modéliser
intégration intégrer
configuration configurer
analyse analyser`
    .split('\n')
    .map((row) => row.split(' ') as [string, string]),
)

/** What an object of «de» is behind a verb. */
const behindVerb = (of: string): string =>
  of
    .replace(/^du /u, 'le ')
    .replace(/^de la /u, 'la ')
    .replace(/^de l’/u, 'l’')
    .replace(/^des /u, 'les ')
    .replace(/^d’(?=une? )/u, '')
    .replace(/^(?:de |d’)(?=\p{Ll}+[sx](?!\p{L}))/u, 'des ')

/** «assurer l’utilisation des logiciels» → «utiliser les logiciels», where the deed is one and has an object with its article. */
export function withOwnVerb(task: VerbPhrase, morphology: Morphology): VerbPhrase {
  const [, noun = '', place = '', of = ''] =
    /^assurer (?:la |l’)(\p{Ll}+)((?: en (?:place|œuvre|page|scène|service))?) ((?:du |de la |de l’|des |d’une? |de \p{Ll}+[sx](?!\p{L})|d’\p{Ll}+[sx](?!\p{L})).*)$/u.exec(
      task.text,
    ) ?? []
  const verb = verbs.get(noun)
  // «l’optimisation de la conversion et la gestion du catalogue»: two deeds.
  const isTwo = / et (?:la |l’)\p{Ll}+(?:tion|ment|age)(?!\p{L})/u.test(of)
  if (verb === undefined || isTwo || (noun === 'mise') !== (place !== '')) return task
  const phrase = readVerbPhrase(`${verb}${place} ${behindVerb(of)}`, morphology)
  return phrase ? { ...task, ...phrase } : task
}
