import type { JobFamily } from '../job-family.ts'
import type { InterviewTopic, LetterType } from '../request.ts'

export type Question = { question: string; example: string }

const why = (company: string) => (company === '' ? 'Pourquoi cette entreprise ?' : `Pourquoi ${company} ?`)
const proud = 'Quelle réussite vous rend fier ou fière, avec un chiffre si possible ?'
const fit = 'Qu’est-ce qui, dans ce poste, vous ressemble ?'
const start = 'Quand pouvez-vous commencer ?'

const examples: Readonly<Record<JobFamily, Readonly<Record<InterviewTopic, string>>>> = {
  care: {
    whyThem: 'Ma grand-mère a été soignée dans votre service et j’y ai vu une équipe attentive.',
    proudOf: 'J’ai formé trois collègues au nouveau protocole de soins.',
    fit: 'J’aime prendre le temps d’écouter les patients.',
    availability: 'Je suis disponible dès le 1er septembre.',
  },
  sales: {
    whyThem: 'Je suis client de votre magasin depuis des années et j’y trouve toujours un conseil.',
    proudOf: 'J’ai augmenté les ventes de mon rayon de 12 % en un an.',
    fit: 'J’aime trouver avec le client ce qui lui convient vraiment.',
    availability: 'Je peux commencer dans deux semaines.',
  },
  kitchen: {
    whyThem: 'Votre carte change avec les saisons, et c’est la cuisine que j’aime.',
    proudOf: 'J’ai assuré seul un service de 80 couverts.',
    fit: 'J’aime le rythme du coup de feu et le travail en brigade.',
    availability: 'Je suis disponible immédiatement, soirs et week-ends compris.',
  },
  office: {
    whyThem: 'Vous travaillez avec des associations, et je veux que mon travail serve à cela.',
    proudOf: 'J’ai réduit de moitié le délai de traitement des dossiers.',
    fit: 'J’aime que les dossiers soient clairs et que tout le monde s’y retrouve.',
    availability: 'Mon préavis est d’un mois.',
  },
  technical: {
    whyThem: 'Vos chantiers sont réputés dans la région pour leur finition.',
    proudOf: 'J’ai remis en service une machine arrêtée depuis six mois.',
    fit: 'J’aime chercher la cause d’une panne jusqu’à la trouver.',
    availability: 'Je suis disponible dès maintenant et j’ai le permis B.',
  },
  digital: {
    whyThem: 'J’utilise votre application chaque semaine et j’ai des idées pour elle.',
    proudOf: 'J’ai divisé par trois le temps de chargement d’un site de 20 000 visiteurs.',
    fit: 'J’aime écrire un code que les autres comprennent.',
    availability: 'Mon préavis est de deux mois.',
  },
  teaching: {
    whyThem: 'Votre projet pédagogique donne une vraie place aux familles.',
    proudOf: 'J’ai monté un atelier lecture suivi par quinze enfants.',
    fit: 'J’aime voir quelqu’un comprendre ce qui lui échappait.',
    availability: 'Je suis disponible pour la rentrée.',
  },
  logistics: {
    whyThem: 'Votre entrepôt est à dix minutes de chez moi et j’y connais des gens heureux d’y travailler.',
    proudOf: 'J’ai préparé 200 commandes par jour sans une erreur pendant trois mois.',
    fit: 'J’aime quand tout est à sa place et part à l’heure.',
    availability: 'Je suis disponible tout de suite, en 2x8 aussi.',
  },
  cleaning: {
    whyThem: 'Vos locaux sont toujours bien tenus, et on m’a dit du bien de votre équipe.',
    proudOf: 'J’ai tenu seul un bâtiment de trois étages pendant un mois de remplacement.',
    fit: 'J’aime laisser un lieu plus net que je ne l’ai trouvé.',
    availability: 'Je suis disponible tôt le matin, dès la semaine prochaine.',
  },
  other: {
    whyThem: 'Je suis votre travail depuis longtemps et j’en partage l’esprit.',
    proudOf: 'J’ai organisé un événement qui a réuni 150 personnes.',
    fit: 'J’aime le contact et le travail bien fait.',
    availability: 'Je suis disponible à partir du 1er septembre.',
  },
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
    example: overrides[topic]?.example ?? examples[family][topic],
  })
  return {
    whyThem: make('whyThem'),
    proudOf: make('proudOf'),
    fit: make('fit'),
    availability: make('availability'),
  }
}
