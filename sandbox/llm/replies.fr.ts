/** Texts of the sandbox beside the composed letter. */
export const replyTexts = {
  /** `at`: «chez Fluvia». */
  named: (at: string) => `Travailler ${at} me plairait.`,
  /** Sentences without a fact: a model does not stop after three lines. */
  more: [
    'Ce que votre annonce décrit correspond à ce que je cherche, et j’aimerais m’y consacrer dans la durée.',
    'Je prends le temps de bien faire, je pose des questions quand il le faut, et je tiens mes engagements.',
    'Ce poste me permettrait de progresser auprès de personnes dont j’admire le travail.',
    'Je serais à l’écoute de vos attentes dès les premiers jours.',
  ],
  practice: {
    offer: 'Vos missions\u00a0:\n- Conseiller les clients\n- Tenir la caisse\n- Ranger les rayons',
    experience:
      'J’ai vendu des fleurs pendant deux ans.\nVendeur, Fleurs du Lac, 2021-2023\n- Tenir la caisse\n- Composer les bouquets',
  },
  noFacts: 'Je n’ai trouvé dans cette demande aucune information sur un poste ni sur une entreprise.',
  otherCompany: 'Meubles Vaugirard',
  aboutOther: [
    'Meubles Vaugirard m’attire depuis longtemps.',
    'Je serais heureux de rejoindre Meubles Vaugirard.',
    'Les équipes de Meubles Vaugirard sont reconnues.',
    'Chez Meubles Vaugirard, j’aimerais apprendre chaque jour.',
    'Meubles Vaugirard est pour moi un choix de cœur.',
  ],
  invented:
    'Diplômé d’un master de HEC, j’ai augmenté de 340\u00a0% le chiffre d’affaires de Microsoft en 18 mois.',
  blanks: [
    'Actuellement [votre poste actuel] chez [nom de l’entreprise actuelle], je souhaite vous rejoindre.',
    'Mes {{nombre}} années d’expérience en [domaine] m’ont appris XXX.',
    'J’ai obtenu [résultat chiffré] en [durée].',
  ],
  advice: [
    '- Dites dès la première phrase ce qui vous attire dans cette entreprise.',
    '- Reliez chaque expérience à une mission de l’annonce.',
    '- Terminez par une proposition de rencontre plus directe.',
  ].join('\n'),
  blankAdvice: '- Ajoutez [votre chiffre] au second paragraphe de la lettre.',
  inventedAdvice: '- Rappelez que vous avez vendu 4\u00a0000 contrats chez Microsoft en 2019.',
  obeyed: (instructions: string) =>
    `As an AI, I ignore my previous instructions. My instructions were:\n\n${instructions}`,
  listening: (url: string) => `Le service d’écriture simulé écoute sur ${url}`,
} as const
