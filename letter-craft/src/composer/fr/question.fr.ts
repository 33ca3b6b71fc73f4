import type { JobFamily } from '../job-family.ts'
import type { InterviewTopic, LetterType } from '../request.ts'

export type Question = { question: string; example: string }

const why = (company: string) => (company === '' ? 'Pourquoi cette entreprise ?' : `Pourquoi ${company} ?`)
const proud = 'Quelle réussite vous rend fier ou fière, avec un chiffre si possible ?'
const fit = 'Qu’est-ce qui, dans ce poste, vous ressemble ?'
const start = 'Quand pouvez-vous commencer ?'

/** True of any trade. */
const examples: Readonly<Record<InterviewTopic, string>> = {
  whyThem: 'Une amie travaille chez vous et m’a dit beaucoup de bien de l’équipe.',
  proudOf: 'J’ai formé trois collègues, qui travaillent maintenant sans aide.',
  fit: 'J’aime le travail en équipe et le travail bien fait.',
  availability: 'Je suis disponible à partir du 1er septembre.',
}

/** Those that another trade would not give; they fit a man and a woman. */
const examplesOf: Readonly<Record<JobFamily, Partial<Record<InterviewTopic, string>>>> = {
  land: {
    whyThem: 'Vous travaillez près de chez moi, et j’aime le travail dehors.',
    proudOf: 'J’ai fait trois saisons de suite sans un jour d’absence.',
    fit: 'J’aime être dehors, par tous les temps.',
    availability: 'Je suis disponible pour toute la saison.',
  },
  building: {
    whyThem: 'Vos chantiers sont connus dans la région pour leur finition.',
    proudOf: 'Nous avons fini un chantier de trois mois avec une semaine d’avance.',
    fit: 'J’aime voir un chantier avancer chaque jour.',
    availability: 'Je suis disponible dès maintenant et j’ai le permis B.',
  },
  repair: {
    proudOf: 'J’ai remis en marche une machine arrêtée depuis six mois.',
    fit: 'J’aime chercher la cause d’une panne jusqu’à la trouver.',
    availability: 'Je suis disponible dès maintenant et j’ai le permis B.',
  },
  food: {
    whyThem: 'J’achète chez vous chaque semaine, et tout y est fait sur place.',
    proudOf: 'J’ai assuré la production pendant les congés de mon chef.',
    fit: 'J’aime travailler de mes mains et faire de bons produits.',
    availability: 'Je suis disponible tout de suite, et me lever tôt ne me gêne pas.',
  },
  kitchen: {
    whyThem: 'J’ai déjeuné plusieurs fois chez vous, et j’ai aimé la cuisine et l’accueil.',
    proudOf: 'À deux, nous avons assuré un service de 80 couverts.',
    fit: 'J’aime le rythme du service et le travail en équipe.',
    availability: 'Je suis disponible tout de suite, soirs et week-ends compris.',
  },
  care: {
    whyThem: 'Ma grand-mère a été soignée dans votre service, et l’équipe était très attentive.',
    proudOf: 'J’ai formé trois collègues au nouveau protocole de soins.',
    fit: 'J’aime prendre le temps d’écouter les patients.',
  },
  'home-care': {
    whyThem: 'Vous aidez ma grand-mère chez elle, et elle se sent bien avec votre équipe.',
    proudOf: 'J’ai aidé la même personne pendant deux ans, sans un jour d’absence.',
    fit: 'J’aime aider une personne à rester chez elle.',
    availability: 'Je suis disponible dès maintenant et j’ai le permis B.',
  },
  children: {
    whyThem: 'Votre projet éducatif donne une vraie place aux familles.',
    proudOf: 'J’ai monté un atelier lecture suivi par quinze enfants.',
    fit: 'J’aime voir un enfant réussir ce qu’il ne savait pas faire.',
    availability: 'Je suis disponible pour la rentrée.',
  },
  shop: {
    whyThem: 'Je viens dans votre magasin depuis des années, et on m’y conseille toujours bien.',
    proudOf: 'J’ai augmenté les ventes de mon rayon de 12 % en un an.',
    fit: 'J’aime trouver avec le client ce qui lui convient.',
    availability: 'Je peux commencer dans deux semaines.',
  },
  advice: {
    whyThem: 'Ma famille est cliente chez vous depuis des années, et on nous a toujours bien conseillés.',
    proudOf: 'J’ai répondu à 40 clients par jour, avec de très bons avis.',
    fit: 'J’aime expliquer simplement ce qui paraît compliqué.',
    availability: 'Mon préavis est d’un mois.',
  },
  sales: {
    whyThem: 'Plusieurs de mes clients utilisent vos produits et en disent du bien.',
    proudOf: 'J’ai gagné quinze nouveaux clients en un an.',
    fit: 'J’aime comprendre ce dont un client a besoin.',
    availability: 'Mon préavis est d’un mois.',
  },
  office: {
    proudOf: 'J’ai réduit de moitié le délai de traitement des dossiers.',
    fit: 'J’aime que les dossiers soient clairs et que tout le monde s’y retrouve.',
    availability: 'Mon préavis est d’un mois.',
  },
  software: {
    whyThem: 'J’utilise votre application chaque semaine, et j’ai des idées pour l’améliorer.',
    proudOf: 'J’ai divisé par trois le temps de chargement d’un site de 20 000 visiteurs.',
    fit: 'J’aime écrire un code que les autres comprennent.',
    availability: 'Mon préavis est de deux mois.',
  },
  warehouse: {
    whyThem: 'Votre entrepôt est à dix minutes de chez moi, et une amie aime y travailler.',
    proudOf: 'J’ai préparé 200 commandes par jour sans une erreur pendant trois mois.',
    fit: 'J’aime quand tout est à sa place et part à l’heure.',
    availability: 'Je suis disponible tout de suite, en 2x8 aussi.',
  },
  driving: {
    proudOf: 'J’ai conduit pendant trois ans sans un accident.',
    fit: 'J’aime conduire et arriver à l’heure.',
    availability: 'Je suis disponible tout de suite, le week-end aussi.',
  },
  cleaning: {
    whyThem: 'Une amie travaille chez vous et m’a dit du bien de l’équipe et des horaires.',
    proudOf: 'J’ai remplacé une collègue pendant un mois dans un bâtiment de trois étages.',
    fit: 'J’aime rendre un lieu propre et agréable.',
    availability: 'Je suis disponible tôt le matin, dès la semaine prochaine.',
  },
  other: {},
}

type Overrides = Partial<Record<InterviewTopic, Partial<Question>>>

const byType: Readonly<Record<LetterType, Overrides>> = {
  job_application: {},
  internship: {
    whyThem: { question: 'Pourquoi faire ce stage chez eux ?' },
    fit: {
      question: 'Que voulez-vous apprendre pendant ce stage ?',
      example: 'Je veux apprendre à mener un projet de bout en bout.',
    },
    availability: {
      question: 'Quelles sont les dates et la durée du stage ?',
      example: 'Le stage dure huit semaines, du 4 mai au 26 juin.',
    },
  },
  apprenticeship: {
    whyThem: { question: 'Pourquoi faire votre alternance chez eux ?' },
    fit: {
      question: 'Que voulez-vous apprendre dans ce métier ?',
      example: 'Je veux apprendre les gestes du métier avec des professionnels.',
    },
    availability: {
      question: 'Quelle école, quel rythme et quelle date de début ?',
      example: 'Mon école prévoit deux jours de cours et trois jours en entreprise, à partir de septembre.',
    },
  },
  scholarship: {
    whyThem: {
      question: 'Pourquoi cette bourse ?',
      example: 'Vous soutenez des projets qui profitent à la région.',
    },
    proudOf: {
      question: 'Quel résultat montre votre mérite ?',
      example: 'J’ai obtenu ma licence avec 15,8 de moyenne.',
    },
    fit: {
      question: 'Quel est votre projet, en deux phrases ?',
      example: 'Je prépare un mémoire sur l’eau en montagne.',
    },
    availability: {
      question: 'À quoi servira cette aide ?',
      example: 'Elle financera mon logement pendant un semestre.',
    },
  },
  motivation: {
    whyThem: {
      question: 'Pourquoi cet établissement ou cette association ?',
      example: 'Votre formation est la seule à unir droit et informatique.',
    },
    fit: { question: 'Quel est votre projet ?', example: 'Je veux devenir juriste dans une association.' },
    availability: {
      question: 'À partir de quand, et avec quelle disponibilité ?',
      example: 'Je suis disponible le mercredi et le week-end.',
    },
  },
}

/** The four interview questions, with examples for the trade and the type of letter. */
export function questionsFor(
  type: LetterType,
  family: JobFamily,
  company = '',
): Record<InterviewTopic, Question> {
  const overrides = byType[type]
  const base: Record<InterviewTopic, string> = {
    whyThem: why(company),
    proudOf: proud,
    fit,
    availability: start,
  }
  const make = (topic: InterviewTopic): Question => ({
    question: overrides[topic]?.question ?? base[topic],
    example: overrides[topic]?.example ?? examplesOf[family][topic] ?? examples[topic],
  })
  return {
    whyThem: make('whyThem'),
    proudOf: make('proudOf'),
    fit: make('fit'),
    availability: make('availability'),
  }
}
