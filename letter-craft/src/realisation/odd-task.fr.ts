import { countedNouns } from '../career/counted-nouns.fr.ts'

/** «la récupération», and no «manutention»: a deed that says nothing without what it is done to. */
const bareDeed =
  '(?:la |l’)(?!(?:manutention|facturation|prospection|communication|animation|promotion|distribution|production|médiation|restauration|fidélisation|négociation|modération|traduction|interprétation|correction|décoration|alimentation|formation|location|numérisation|documentation|finition|relation|(?:dé)?palettisation|désinfection|stérilisation|réception|expédition)(?!\\p{L}))\\p{L}+(?:tion|sion)'
const bareTail = new RegExp(`^(assurer .+) et ${bareDeed}$`, 'u')

/** «assurer les livraisons et la récupération»: of what? */
export const withoutBareDeed = (text: string): string => text.replace(bareTail, '$1')

/** Wordings of a line that French does not say: a verb beside a noun that it is not said of, a thing in place of a deed. */
const odd: readonly RegExp[] = [
  / \+ /u,
  /^assurer (?:des|les) suivis$/u,
  // «contrôler des stocks et des relevés»: readings are taken, and the stocks checked.
  /^(?!réaliser|faire|effectuer|analyser|saisir)\p{L}+ .+ et (?:des |de )relevés? /u,
  // What is no work: «prolonger le stage», «travailler en parallèle des études», «mixer le studio».
  /^(?:prolonger|effectuer|faire) (?:le |un |mon )stage|^travailler en parallèle d|^mixer (?:le |un )studio/u,
  /^relancer (?:le |les |des )paiements?(?!\p{L})|^poser la clôture$|^compter (?:des|les) recettes$/u,
  /^développer l’application (?!de |d’|web|mobile|interne|métier|\p{Lu})/u,
  // «entretenir la préparation des machines»: a deed done to another.
  /^(?:entretenir|réparer|nettoyer|livrer|vendre|poser|monter|installer) .*(?<=(?:^\p{L}+| et) )(?:la |l’|le )(?:préparation|messagerie|formation|gestion|vérification|organisation|utilisation|conformité)(?!\p{L})/u,
  // «réceptionner, compter et contrôler la conformité»: of the last alone.
  /^(?:réceptionner|compter|trier|peser|ranger|stocker|saisir|préparer|recevoir)(?:, \p{L}+)? et \p{L}+ (?:la |le |l’)(?:conformité|qualité|état|respect|validité|cohérence|propreté)(?!\p{L})/u,
  // «l’installation et la formation des clients»
  /(?:l’installation|la maintenance|la pose|le montage|la livraison) et (?:de )?la formation des (?:clients|utilisateurs|usagers|équipes|patients)(?!\p{L})/u,
  / et (?:les|des) traitements (?=d)/u,
  // «assurer la mise en stock et connaissance des produits»
  / et (?:la )?connaissances? (?=d)/u,
  // «expédier et alimenter les machines», «la création manuelle», «de grande longueur ou palette»
  /^expédier et alimenter | création manuelle(?: |$)| de grande longueur/u,
  // «tenir le poste d’accompagnant»: the title again.
  /^(?:tenir|occuper) (?:le|un) poste d(?:e |’)/u,
  // «accompagner sur les événements»: whom?
  /^assurer l’accompagnement sur /u,
  // What no work is said of: «assurer la culture», «assurer l’adaptation».
  /^assurer (?:la |l’|les |des )(?:culture|disponibilité|acculturation|packaging|shooting|ciblage|adaptation|investissement|environnement|fraîcheur|rentabilité|lectures|collaborations|saisies)(?!\p{L})/u,
  // Who one was, among what one did.
  /^s’occuper (?:du |de la |de l’)(?:hôtesse|hôte|vendeu(?:r|se)|caissi(?:er|ère)|serveu(?:r|se)|responsable|assistante?|agente?|employée?|secrétaire|équipi(?:er|ère))(?!\p{L})/u,
  // A thing that is specialized in something, and cut before it.
  / spécialisée?s?$/u,
  // «assurer l’organisation»: of what?
  /^assurer (?:la |l’)(?:relation|organisation|collaboration|coordination|supervision|gestion|administration)(?: et (?:la |les? |l’)?\p{L}+(?: \p{L}+)?)?$/u,
  new RegExp(`^assurer ${bareDeed}$`, 'u'),
  // «améliorer leur visibilité»: whose?
  /^(?!.*(?<!\p{L})(?:les|des|aux|plusieurs|\d+) .*(?<!\p{L})leurs? ).*(?<!\p{L})leurs? /u,
  // «conseiller les clients les vents»: two objects.
  /^\p{L}+ (?:les|des) \p{Ll}+s (?:les|des) \p{Ll}+s(?!\p{L})/u,
  /^effectuer un job|^mettre en relation avec |^vendre (?:le |les )?conseils?$|^passer (?:la |une |des )commandes? numériques?/u,
  // «assurer l’intégration dans une équipe»: one’s own.
  /^assurer l’intégration (?:dans|à|au) /u,
  // «les considérations sanitaires»: a thought, and no deed.
  /^(?:assurer|s’occuper) .*considérations(?!\p{L})/u,
  // What one learnt, and gave to nobody.
  /^assurer (?:l’|des )apprentissages?(?!\p{L})/u,
  // «assurer des supports»: a thing, and no deed.
  /^assurer (?:des |les )(?:supports|documents|outils|reportings|visuels|contenus|affiches|fichiers)(?!\p{L})/u,
  // «assurer le développement spécifique client»: a telegram.
  /(?<!\p{L})(?:spécifique|réalisé|demandé|adapté|sur mesure) client(?!\p{L})/u,
]

/** A deed of one thing that lacks its article: «la mise en œuvre de poste de commandement», «des appels de centre de formation». */
const ofOneThing =
  /(?<!\p{L})(?:mise en (?:œuvre|place)|appels?|prélèvements?(?: \p{L}+)?|création|conception|réalisation|installation|organisation|animation) d(?:e |’)(\p{Ll}+)(?!\p{L})/gu

/** Whether a task, as it was read from its line, is no French that its writer would sign. */
export const isOddTask = (text: string): boolean =>
  odd.some((shape) => shape.test(text)) ||
  [...text.matchAll(ofOneThing)].some(([, noun = '']) => countedNouns.has(noun) && !/[sxz]$/u.test(noun))
