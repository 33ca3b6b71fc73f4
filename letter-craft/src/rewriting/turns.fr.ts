/** A phrase and its replacement; `$1` is the captured text. A space matches any space. */
export type Turn = readonly [pattern: string, instead: string]

/** Shorter equivalents. */
export const shorterTurns: readonly Turn[] = [
  [
    'je me permets (?:donc )?de vous (?:écrire|adresser cette lettre) (?:afin de|pour) vous proposer',
    'je vous propose',
  ],
  [
    'je me permets (?:donc )?de vous (?:adresser|proposer|présenter|soumettre) ma candidature',
    'je vous propose ma candidature',
  ],
  ['je me permets de (?=vous )', ''],
  ['c’est (?:donc )?avec (?:un )?(?:grand|vif|réel) (?:plaisir|intérêt) que je', 'je'],
  ['c’est (?:donc )?avec (?:enthousiasme|plaisir|intérêt) que je', 'je'],
  [
    'j’ai (?:eu )?l’(?:honneur|opportunité|occasion) de (?=(?:vous|travailler|collaborer|participer|découvrir|apprendre|développer))',
    'j’ai pu ',
  ],
  ['je suis (?:tout à fait |pleinement )?en mesure de', 'je peux'],
  ['je suis (?:tout à fait |pleinement )?capable de', 'je sais'],
  ['je serais en mesure de', 'je pourrais'],
  ['j’ai pour (?:objectif|but) de', 'je veux'],
  ['je tiens à (?:vous )?(?:préciser|souligner|signaler) que ', ''],
  ['il (?:me semble|est) important de (?:préciser|souligner|noter) que ', ''],
  ['comme vous pourrez le (?:constater|voir)(?: sur mon CV| dans mon CV)?, ', ''],
  ['comme (?:l’indique|en témoigne) mon CV, ', ''],
  ['afin de (?:pouvoir )?', 'pour '],
  ['afin d’', 'pour '],
  ['dans le but de ', 'pour '],
  ['dans l’optique de ', 'pour '],
  ['en vue de ', 'pour '],
  ['dans le cadre de (?=mon|ma|mes|cette|ce|ces|la|l’)', 'pendant '],
  ['au sein de votre (?:entreprise|société|établissement|structure|organisation)', 'chez vous'],
  ['au sein de (?=(?:la|l’|cette|votre|mon|ma))', 'dans '],
  ['à l’heure actuelle', 'aujourd’hui'],
  ['à ce jour', 'aujourd’hui'],
  ['au cours de', 'pendant'],
  ['au niveau de', 'pour'],
  ['en ce qui concerne', 'pour'],
  ['un (?:certain|grand) nombre de ', 'plusieurs '],
  ['de nombreux et (?:divers|différents) ', 'plusieurs '],
  ['la totalité des ', 'tous les '],
  ['l’ensemble des ', 'les '],
  ['ainsi que ', 'et '],
  ['de manière (?:à|à pouvoir) ', 'pour '],
  ['en raison du fait que', 'car'],
  ['étant donné que', 'comme'],
  ['du fait que', 'car'],
  ['par le biais de ', 'par '],
  ['par l’intermédiaire de ', 'par '],
  [
    '(?:très|vraiment|particulièrement|tout à fait|réellement|extrêmement|absolument|pleinement) (?=\\p{Ll})',
    '',
  ],
  [
    '(?<=^|[.!?…] )(?:en effet|de ce fait|c’est pourquoi|par conséquent|ainsi|de plus|par ailleurs|en outre), (?=\\p{Ll})',
    '',
  ],
  ['n’hésitez pas à me (?:contacter|joindre|appeler)', 'appelez-moi'],
  [
    'je reste (?:bien entendu |bien sûr )?à votre (?:entière )?disposition pour (?:tout|toute|un) (?:entretien|échange|rencontre|renseignement|information)s? (?:complémentaires?|supplémentaires?)?',
    'je reste à votre disposition',
  ],
]

/** Formal equivalents of everyday words. */
export const formalTurns: readonly Turn[] = [
  ['bonjour,', 'Madame, Monsieur,'],
  ['votre boîte', 'votre entreprise'],
  ['boulot', 'travail'],
  ['super', 'remarquable'],
  ['sympa', 'agréable'],
  ['sympas', 'agréables'],
  ['ça', 'cela'],
  ['plein de ', 'de nombreux '],
  ['pas mal de ', 'de nombreux '],
  ['y a ', 'il y a '],
  ['merci d’avance', 'je vous remercie par avance'],
  ['je veux ', 'je souhaite '],
  ['j’aime bien ', 'j’apprécie '],
  ['j’adore ', 'j’apprécie beaucoup '],
  ['je bosse', 'je travaille'],
  ['du coup', 'ainsi'],
  ['en fait, ', ''],
  ['appelez-moi', 'je vous invite à m’appeler'],
  ['dites-moi', 'je vous saurais gré de me dire'],
  ['je vous envoie', 'je vous adresse'],
  ['mon (?:job|taf)', 'mon emploi'],
  ['un job', 'un emploi'],
  ['hyper ', 'très '],
  ['à bientôt,?', 'dans l’attente de votre réponse'],
]

/** Personal equivalents of impersonal wording. */
export const warmerTurns: readonly Turn[] = [
  ['je sollicite (?:un|le) poste', 'j’aimerais rejoindre votre équipe au poste'],
  ['je sollicite ', 'j’aimerais '],
  ['par la présente, ', ''],
  ['je vous prie de bien vouloir ', 'je vous remercie de '],
  ['veuillez trouver (?:ci-joint|ci-jointe?s?)', 'vous trouverez avec cette lettre'],
  [
    'je me tiens à votre (?:entière )?disposition pour (?:un entretien|tout entretien)',
    'ce serait un plaisir d’en parler avec vous',
  ],
  [
    'je reste à votre (?:entière )?disposition pour (?:un entretien|tout entretien)',
    'ce serait un plaisir d’en parler avec vous',
  ],
  ['je me tiens à votre (?:entière )?disposition', 'ce serait un plaisir d’en parler avec vous'],
  ['je reste à votre (?:entière )?disposition', 'ce serait un plaisir d’en parler avec vous'],
  ['votre (?:société|établissement)', 'votre équipe'],
  ['je possède ', 'j’ai '],
  ['j’ai pris connaissance de ', 'j’ai lu avec plaisir '],
  ['votre offre a retenu mon attention', 'votre annonce m’a donné envie de vous écrire'],
  ['je suis intéressée? par ', 'ce qui m’attire, c’est '],
  ['je souhaiterais intégrer', 'j’aimerais rejoindre'],
  ['je souhaite intégrer', 'j’aimerais rejoindre'],
  ['je souhaiterais', 'j’aimerais'],
]

/** Connectors between sentences; those of one line are interchangeable. */
export const connectors: readonly (readonly string[])[] = [
  ['Par ailleurs', 'De plus', 'En outre'],
  ['Ainsi', 'De cette façon'],
  ['Cependant', 'Toutefois', 'Pourtant'],
  ['C’est pourquoi', 'Voilà pourquoi', 'Pour cette raison'],
  ['Enfin', 'Pour finir'],
  ['En effet', 'De fait'],
]
