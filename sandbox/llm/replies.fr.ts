/** Texts of the sandbox beside the composed letter. */
export const replyTexts = {
  /** `at`: «chez Fluvia». */
  named: (at: string) => `Travailler ${at} me plairait.`,
  /** Sentences without a fact: a model does not stop after three lines. */
  more: [
    'Votre annonce dit clairement ce qui attend la personne que vous choisirez, et cette clarté donne envie de vous écrire.',
    'J’aimerais découvrir votre équipe, voir comment le travail s’y partage et comprendre ce que vous attendez des premiers jours.',
    'Ce poste me permettrait de progresser auprès de personnes dont j’admire le travail.',
    'Je serais à l’écoute de vos attentes dès les premiers jours.',
  ],
  moreEnglish: [
    'What your advertisement describes is the work that you would find me doing with care every day.',
    'The people of your team would find somebody who listens and who asks when something is not clear.',
    'Your customers deserve that, and so do the colleagues who share the work of the day.',
    'A meeting would let you judge by yourselves whether we could work well together.',
  ],
  english: {
    opening: (company: string) =>
      `${company} is looking for somebody to welcome its customers and to prepare their orders with care.`,
    job: (employer: string, [from, to]: readonly string[]) =>
      from && to ? `I worked at ${employer} from ${from} to ${to}.` : `I worked at ${employer}.`,
    ending: (company: string) => `I would be glad to meet you at ${company} and to talk about the work.`,
  },
  /** An offer, for the letters that are written before anyone asks. */
  practice: 'Vos missions\u00a0:\n- Conseiller les clients\n- Tenir la caisse\n- Ranger les rayons',
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
  figure: 'J’y ai servi 4\u00a0200 clients par mois.',
  date: 'Dès mars 1998, j’étais responsable d’équipe.',
  diploma: 'J’ai obtenu un doctorat en gestion.',
  employer: 'Chez Nespresso, j’ai dirigé une boutique.',
  unknownFact: 'J’ai encadré une équipe et tenu le budget d’un service entier.',
  machineTurns: [
    'Fort de mon expérience, je saurai m’adapter à un environnement dynamique.',
    'N’hésitez pas à me contacter.',
    'Je vous apporterai ma rigueur, mon autonomie et mon sens du service.',
    'Ce poste demande non seulement de l’écoute, mais aussi de la patience.',
  ],
  /** A letter that is well made, in a language nobody asked for. */
  otherLanguage: [
    'Estimados señores, me gustaría presentar mi candidatura para el puesto que ustedes ofrecen en su empresa.',
    'Durante varios años trabajé en una tienda donde atendía a los clientes y preparaba los pedidos de la mañana.',
    'Aprendí a escuchar a cada persona y a encontrar con ella lo que buscaba, con paciencia y con una sonrisa.',
    'Me gustaría conocerlos pronto para hablar del trabajo, de su equipo y de lo que puedo hacer con ustedes.',
  ],
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
