import type { Tone } from '../request.ts'

export const meetings: Readonly<Record<Tone, readonly string[]>> = {
  professional: [
    'Un entretien me permettra de vous exposer plus précisément ce que je peux apporter {toTeam}{jobOnly}.',
    'Parlons-en de vive voix : je me rends disponible pour un entretien.',
    'Un échange nous dira si nos attentes se rejoignent.',
    'Le mieux est d’en parler de vive voix, à la date qui vous convient.',
    'Rencontrons-nous : je répondrai volontiers à vos questions.',
    'Il me sera utile de vous rencontrer pour parler concrètement du travail à mener{jobOnly}.',
    'Quand vous le souhaiterez, nous pourrons parler du poste et de ce que vous en attendez{jobOnly}.',
    'Lors d’un entretien, je vous détaillerai ces points et j’écouterai vos besoins{jobOnly}.',
    'Pour aller plus loin, je vous propose un entretien.',
    'Une rencontre vous donnera une idée plus juste de ma façon de travailler{jobOnly}.',
    'Vos questions sont les bienvenues, par téléphone ou lors d’un entretien.',
  ],
  formal: [
    'Un entretien me donnera l’occasion de vous exposer mes motivations plus en détail.',
    'Il me serait agréable de vous rencontrer, à la date que vous voudrez bien fixer.',
    'Je me tiens à votre disposition pour tout entretien que vous jugerez utile.',
    'Votre service pourra me joindre pour tout renseignement complémentaire.',
    'À votre convenance, un entretien me permettra de préciser ces différents points.',
    'Si ma candidature vous agrée, je me rendrai à tout entretien que vous voudrez bien m’accorder.',
    'L’occasion d’un entretien me permettra de répondre à toutes vos questions.',
    'Toute pièce complémentaire vous sera transmise à votre demande.',
    'Lors d’un entretien, je pourrai répondre à vos questions et préciser ces points.',
    'Nous pourrons, si vous le voulez bien, nous en entretenir de vive voix.',
  ],
  casual: [
    'Le plus simple est d’en parler, au téléphone ou autour d’un café.',
    'On en parle quand vous voulez.',
    'Discutons-en : vous verrez vite si le courant passe.',
    'Une rencontre en dira plus que cette page.',
    'Appelez-moi quand cela vous arrange, nous en parlerons.',
    'Rencontrons-nous, même brièvement.',
    'Un coup de fil suffit pour convenir d’un rendez-vous.',
    'Quand vous voulez, je passe vous voir.',
    'Pour la suite, le mieux est de se voir.',
    'Vos questions sont les bienvenues.',
  ],
  enthusiastic: [
    'Rencontrons-nous : j’ai hâte de vous entendre parler {ofTeam}{jobOnly}.',
    'Vous rencontrer me ferait très plaisir.',
    'Un entretien serait l’occasion de vous montrer toute mon envie.',
    'J’ai hâte d’en parler avec vous de vive voix.',
    'Parlons-en bientôt : c’est avec joie que je viendrai vous rencontrer.',
    'L’idée de vous rencontrer pour en parler me réjouit.',
    'Quelle que soit la date, je viendrai vous rencontrer avec plaisir.',
    'Donnez-moi l’occasion d’un entretien, et je vous dirai tout cela de vive voix.',
    'Il me tarde de vous rencontrer pour en parler.',
    'Avec plaisir, je répondrai à vos questions lors d’un entretien.',
  ],
}

export const agreements: readonly string[] = [
  'Une convention signée avec mon établissement encadrera ce stage.',
  'Ce stage fera l’objet d’une convention avec mon établissement.',
  'Mon établissement signera avec vous la convention de stage.',
]
export const apprenticeshipTerms: readonly string[] = [
  'L’alternance me permettra de mettre en pratique ce que j’apprends en cours.',
  'L’alternance me permettra d’apprendre ce métier en l’exerçant.',
  'Apprendre un métier en l’exerçant est la raison pour laquelle j’ai choisi l’alternance.',
  'Entre les cours et le terrain, l’alternance m’apprendra le métier dans son ensemble.',
]
