/** Diplomas by their beginning, without accents: the level that the French register gives them, and their gender. */
export const diplomaLevels: readonly (readonly [RegExp, number, 'm' | 'f'])[] = [
  [/^brevet des colleges|^dnb|^certificat de formation generale|^cfg(?![a-z])/u, 2, 'm'],
  [/^mention complementaire/u, 3, 'f'],
  [/^(?:cap|capa|bep|bepa|deaes|adf|bapaat|cpjeps|cfc|dep)(?![a-z])|^certificat d.aptitude/u, 3, 'm'],
  [/^(?:bac|baccalaureat|daeu)(?![a-z])(?! ?\+)/u, 4, 'm'],
  [
    /^(?:bp|brevet professionnel|bm|bma|bpa|bprea|bpjeps|bt|btm|bees|beesan|deas|deap|deaf|detisf|maturite)(?![a-z])/u,
    4,
    'm',
  ],
  [
    /^(?:bts|btsa|dut|deust|deug|deup|dma|deme|dejeps|dts)(?![a-z])|^diplome universitaire (?:de )?techn|^(?:brevet|diplome) de technicien superieur/u,
    5,
    'm',
  ],
  [/^(?:but|bachelor|bsc|dcg|dees|dn ?made|deeje|deass|dei|desjeps|caferuis|dna|dnap)(?![a-z])/u, 6, 'm'],
  [/^licence/u, 6, 'f'],
  [/^maitrise/u, 6, 'f'],
  [/^agregation/u, 7, 'f'],
  [
    /^(?:master|mastere|mba|msc|m1|m2|dess|dea|dscg|dec|magistere|dnsep|deis|cafdes|capes|cafep|capet|caplp|crpe|programme grande ecole)(?![a-z])/u,
    7,
    'm',
  ],
  [/^diplome (?:national )?d.(?:ingenieur|ecole de commerce)/u, 7, 'm'],
  [/^(?:doctorat|phd)/u, 8, 'm'],
  [/^these/u, 8, 'f'],
  [/^(?:cqp|cqpm|cs|titre|diplome|de|brevet|certificat|du|diu)(?![a-z])/u, 4, 'm'],
  [
    /^(?:formation|preparation|classe preparatoire|ecole|certification|attestation|habilitation|premiere annee|deuxieme annee|specialisation|capacite)/u,
    4,
    'f',
  ],
  [/^aec(?![a-z])/u, 5, 'f'],
  [/^cycle/u, 5, 'm'],
]

/** Diplomas whose level the name does not tell. */
export const openLevel =
  /^(?:titre|diplome(?! (?:universitaire (?:de )?techn|de technicien superieur|(?:national )?d.ingenieur|d.ecole de commerce))|formation|ecole|certifi|attestation|habilitation|cycle|specialisation|brevet superieur|premiere annee|deuxieme annee|de|cs|du|diu)(?![a-z])/u

/** Words of diplomas that a letter spells out, in place of what CVs write. */
export const spelledOut: readonly (readonly [RegExp, string])[] = [
  [/^doctorat (?=[aeiouéèh]\p{L})/iu, 'doctorat d’'],
  [/^doctorat (?!de |d[’']|en )(?=\p{L})/iu, 'doctorat de '],
  [/^dipl[ôo]me (?=technicien(?:ne)?(?: spécialisée?| supérieure?)(?!\p{L}))/iu, 'diplôme de '],
  [/^cycle (?:d’)?ing[ée]nieure?(?!\p{L})/iu, 'diplôme d’ingénieur'],
  [/^DEAS(?: .*)?$/u, 'diplôme d’État d’aide-soignant'],
  [/^DEAP(?: .*)?$/u, 'diplôme d’État d’auxiliaire de puériculture'],
  [/^DEAES(?: .*)?$/u, 'diplôme d’État d’accompagnant éducatif et social'],
  [/^(?:DEI|IDE)(?: .*)?$/u, 'diplôme d’État d’infirmier'],
  [/^DEES(?: .*)?$/u, 'diplôme d’État d’éducateur spécialisé'],
  [/^DEEJE(?: .*)?$/u, 'diplôme d’État d’éducateur de jeunes enfants'],
  [/^DEME(?: .*)?$/u, 'diplôme d’État de moniteur-éducateur'],
  [
    /^dipl[ôo]me universitaire (?:de )?technologique?s? (?:en )?|^dipl[ôo]me universitaire technique (?:en )?/iu,
    'DUT ',
  ],
  [/^technicien(?:ne)? sup[ée]rieure?(?= )/iu, 'diplôme de technicien supérieur'],
  [/^bac(?:calaur[ée]at)?\.? ?pro(?:fessionnel)?\.?(?=\s|$)/iu, 'baccalauréat professionnel'],
  [/^bac(?:calaur[ée]at)?\.? ?techno(?:logique)?\.?(?=\s|$)/iu, 'baccalauréat technologique'],
  [/^bac(?:calaur[ée]at)?\.?(?=\s|$)/iu, 'baccalauréat'],
  [/^mc(?= \p{L})/iu, 'mention complémentaire'],
  [/^dipl[ôo]me d’[ée]tudes? coll[ée]gial(?:e?s)? (?=\p{L})/iu, 'diplôme d’études collégiales en '],
  [/^(?:licence pro|LP)\.?(?=\s|$)/iu, 'licence professionnelle'],
  [/^l([123])(?= \p{L})/iu, 'licence $1'],
  [/^m([12])(?= \p{L})/iu, 'master $1'],
  [/^(?:titre pro|TP)\.?(?= \p{L})/iu, 'titre professionnel'],
  [/^(?:dipl[ôo]me d’[ée]tat|D\.?E\.?)(?= \p{L})/iu, 'diplôme d’État'],
  [/(?<=\s)info(?:rmation)?[ -]?com(?:munication)?(?!\p{L})/iu, 'Information-communication'],
  [/(?<=\s)compta(?!\p{L})/iu, 'comptabilité'],
  [/(?<=\s)sciences? du langages?$/iu, 'sciences du langage'],
  [/(?<=\s)sciences? de l’[ée]ducation$/iu, 'sciences de l’éducation'],
  [/(?<=\s)sciences? de la terre$/iu, 'sciences de la Terre'],
  [/(?<=\s)RH(?=$)/iu, 'ressources humaines'],
  [/^brevet de technicien sup[ée]rieur(?= (?!agricole)\p{L})/iu, 'BTS'],
  [/^brevet de technicien sup[ée]rieur agricole(?= \p{L})/iu, 'BTSA'],
]

/** Fields of study that join «licence» and «master» by «de»: «master 1 de droit privé». */
export const studiedFields =
  /^(?:droit|lettres|histoire|g[ée]ographie|anglais|espagnol|allemand|italien|portugais|chinois|arabe|fran[çc]ais|philosophie|psychologie|sociologie|ethnologie|anthropologie|[ée]conomie|gestion|math[ée]matiques|physique|chimie|biochimie|biologie|biotechnologies|g[ée]ologie|informatique|linguistique|communication|sciences|langues|musicologie|arts|cin[ée]ma|arch[ée]ologie|finance|comptabilit[ée]|marketing|management|tourisme|journalisme|traduction|urbanisme|criminologie|th[ée]ologie|[ée]lectronique|m[ée]canique|statistiques?|sant[ée]|neurosciences|didactique|p[ée]dagogie|documentation|ing[ée]nierie|sciences? politiques?|ressources humaines|relations internationales|cybers[ée]curit[ée]|design|am[ée]nagement|environnement|orthophonie|ergoth[ée]rapie|p[ée]dagogie|\p{L}+(?:logie|graphie|nomie|métrie))(?![\p{L}-])/iu

/** What a title or a State diploma makes of its holder: «titre professionnel de conducteur», «diplôme d’État d’infirmier». */
export const holders =
  /^(?:agente?|assistante?|secr[ée]taire|comptable|chef|cheffe|commis|ma[çc]on(?:ne)?|peintre|couvreuse?|plaquiste|carreleu(?:r|se)|soudeu(?:r|se)|employ[ée]e?|responsable|manager|gouvernante?|aide|auxiliaire|sage|m[ée]diat(?:eur|rice)|psychomotricien(?:ne)?|manipulat(?:eur|rice)|accompagnante?|intervenante?|encadrante?|technicien(?:ne)?|conseill(?:er|ère)|op[ée]rat(?:eur|rice)|\p{L}{2,}(?:teur|trice|eur|euse|ier|ière|ienn?e?|iste|logue|eute))(?!\p{L})/iu
