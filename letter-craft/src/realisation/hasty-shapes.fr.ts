/** How a line is written, and what it says in full. */
export type Shape = readonly [shape: RegExp, say: string | ((whole: string, ...groups: string[]) => string)]

/** Qualities that CVs name among tasks, and words that say nothing without what they are of. */
const bareQualities =
  "organisation|adaptation|autonomie|rigueur|ponctualité|polyvalence|dynamisme|réactivité|écoute|patience|disponibilité|curiosité|motivation|discrétion|esprit d[’']équipe|sens du contact|investissement|développement|déplacements"

/** What those type who write in a hurry, and words among tasks that are none, in the order in which they are read. */
export const hastyShapes: readonly Shape[] = [
  [/ ,/gu, ','],
  [/(?<=accueil|accompagnement|transport) de personne(?=$|[,.;]| et | en | à )/giu, ' de personnes'],
  // «1. Accueil des clients»
  [/^\d{1,2}[.)] +(?=\p{Lu}\p{Ll})/u, ''],
  [/(?<=(?<!\p{L})[ée]quipes? de (?:\d+ (?:à|-) ?)?\d+)(?=$|[,.;]| [,.;]| et )/giu, ' personnes'],
  [
    /(?<!\p{L})impl[ée]mentation (?=(?:de |des )(?:nouveaux )?(?:produits|articles|collections|rayons)(?!\p{L}))/giu,
    'implantation ',
  ],
  [/(?<!\p{L})(centres?|accueils?) de loisir(?!s)/giu, '$1 de loisirs'],
  [/(?<=^\p{L}+ )de leur (site (?:web|internet))(?!\p{L})/iu, 'du $1 de l’entreprise'],
  // «~40 commandes»
  [/(?<!\p{L})de ~ ?(?=\d)/giu, 'd’environ '],
  [/~ ?(?=\d)/gu, 'environ '],
  [/^préparation d’(?=environ \d)/iu, 'préparer '],
  [/^(?:gestion|suivi) d’(?=environ \d)/iu, 'gérer '],
  [/^traitement d’(?=environ \d)/iu, 'traiter '],
  [/^(?:encadrement|management) d’(?=environ \d)/iu, 'encadrer '],
  [/(?<!\p{L})sur mesures(?!\p{L})/giu, 'sur mesure'],
  [
    /(?<=comptabilité) (?:de )?(fournisseurs?|clients?)(?!\p{L})/giu,
    (_, who: string) => ` ${who.replace(/s?$/u, 's')}`,
  ],
  [
    /^suivi de (?=(?:trésorerie|comptabilité|facturation|production|qualité|paie)(?!\p{L}))/iu,
    'suivi de la ',
  ],
  // What one taught is no work that one did: «cours de soutien aux étudiants en finance, comptabilité, statistiques».
  [
    /^(?:dispense|don|animation|prestation|donner|dispenser) (?:de |des |d’)?cours ((?:de soutien|particuliers?|du soir|d’appui)?) ?(?:aux?|à des|à|pour(?: des| les)?) (étudiants|élèves|lycéens|collégiens|enfants|adultes|adolescents)(?!\p{L}).*$/iu,
    (_: string, kind: string, whom: string) =>
      `donner des cours ${kind === '' ? '' : `${kind.replace(/particulier$/iu, 'particuliers')} `}à des ${whom}`,
  ],
  [/(?<!\p{L})résolutions (?=de (?:problèmes|conflits|litiges))/giu, 'résolution '],
  [/(?<!\p{L})prospection terrain(?!\p{L})/giu, 'prospection sur le terrain'],
  [/ pour le compte (?=\p{Lu})/gu, ' pour le compte de '],
  [/ sous (?=(?:le )?pack office(?!\p{L}))/giu, ' avec le '],
  [/^suivi de la bonne application/iu, 'contrôle de l’application'],
  [/^([^,]+), et (?=(?:la |le |les |l’|l')?\p{L}+[^,]*$)/iu, '$1 et '],
  [/(?<!\p{L})(?:full[ -]?stack)(?!\p{L})/giu, 'full stack'],
  [/(?<!\p{L})front[ -]?end(?!\p{L})/giu, 'front-end'],
  [/(?<!\p{L})back[ -]?end(?!\p{L})/giu, 'back-end'],
  [/(?<!\p{L})du TVA(?!\p{L})/gu, 'de la TVA'],
  [/ en logiciel (?=\p{Lu})/gu, ' avec le logiciel '],
  [/^vente (?:et|&|\/) conseil(?= |$|,)/iu, 'vente, conseil'],
  [/^utilisation (?:avancée|quotidienne|courante|régulière|fréquente) (?=d)/iu, 'utilisation '],
  [/(?<!\p{L})entretient (?=d(?:es?|u) )/giu, 'entretien '],
  [/(?<=\p{L})(?:,| et| ainsi que) (?:le )?travail en équipe(?=[,.]|$)/giu, ''],
  [/(?<!\p{L})réception (?=hôtel(?!\p{L}))/giu, 'accueil à la réception de l’'],
  [/(?<!\p{L})service (?=restaurant(?!\p{L}))/giu, 'service au '],
  [/(?<=^commandes?|, commandes?|passage des commandes) fournisseurs?(?!\p{L})/giu, ' aux fournisseurs'],
  [/(?<=gestion )d(?:e |’)employer(?!\p{L})/giu, 'des employés'],
  [/(?<!\p{L})en boite(?!\p{L})/giu, 'en boîte'],
  [/(?<=véhicules?|voitures?|livres?|vêtements?) d[’']occasions(?!\p{L})/giu, ' d’occasion'],
  // Qualities of who works, and words that say nothing alone, among what they did.
  [new RegExp(`(?<=^.+), (?:${bareQualities})(?=,|\\.?$)|^(?:${bareQualities}), (?=\\p{L})`, 'giu'), ''],
  // «2 magasins à Romans et Valence - gestion d’équipe»
  [
    /^(\d+|deux|trois|quatre|cinq|six) (magasins|boutiques|restaurants|agences|sites|établissements|salons|rayons)((?: à \p{Lu}[\p{L}-]+)?)(?: et (?:à )?(\p{Lu}[\p{L}-]+))?(?: \([^()]*\))?(?=\s*[-–:,]|$)/u,
    (_: string, count: string, kind: string, at: string, other: string | undefined) =>
      `gestion de ${count} ${kind}${at}${other === undefined ? '' : ` et à ${other}`}`,
  ],
  [/^1 magasin (?=à \p{Lu})/iu, 'gestion d’un magasin '],
  [
    /(?<=^(?:donner des )?cours(?: particuliers?)? (?:de |d[’'])\p{L}+) avec (?:les|des) (?=jeunes|enfants|élèves|adolescents|adultes|seniors)/giu,
    ' aux ',
  ],
]
