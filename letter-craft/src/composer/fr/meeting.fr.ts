import type { Tone } from '../request.ts'

export const meetings: Readonly<Record<Tone, readonly string[]>> = {
  professional: [
    'Un entretien me permettra de vous dire plus précisément ce que je peux apporter {toTeam}{jobOnly}.',
    'Je serais heureux d’en parler avec vous lors d’un entretien{masculine}.',
    'Je serais heureuse d’en parler avec vous lors d’un entretien{feminine}.',
    'Nous pourrons en parler lors d’un entretien, à la date qui vous convient.',
    'Je viendrai volontiers vous rencontrer pour en parler.',
    'Je vous propose d’en parler de vive voix, lors d’un entretien.',
    'Lors d’une rencontre, je répondrai volontiers à vos questions.',
    'Quand vous le souhaiterez, nous pourrons parler du poste et de ce que vous en attendez{jobOnly}.',
    'Lors d’un entretien, je vous détaillerai ces points et j’écouterai vos besoins{jobOnly}.',
    'Pour aller plus loin, je vous propose un entretien.',
    'Vos questions sont les bienvenues, par téléphone ou lors d’un entretien.',
  ],
  formal: [
    'Un entretien me donnera l’occasion de vous exposer plus en détail mes motivations.',
    'Je serais honoré de pouvoir vous rencontrer lors d’un entretien{masculine}.',
    'Je serais honorée de pouvoir vous rencontrer lors d’un entretien{feminine}.',
    'Il me serait agréable de vous rencontrer, à la date que vous voudrez bien fixer.',
    'Je me tiens à votre disposition pour tout entretien que vous jugerez utile.',
    'À votre convenance, un entretien me permettra de préciser ces différents points.',
    'L’occasion d’un entretien me permettra de répondre à toutes vos questions.',
    'Nous pourrons, si vous le voulez bien, nous en entretenir de vive voix.',
  ],
  casual: [
    'Le plus simple est d’en parler, au téléphone ou autour d’un café.',
    'On en parle quand vous voulez.',
    'Discutons-en, vous verrez vite si le courant passe.',
    'Une rencontre en dira plus que cette page.',
    'Appelez-moi quand cela vous arrange, nous en parlerons.',
    'Rencontrons-nous, même brièvement.',
    'Un coup de fil suffit pour convenir d’un rendez-vous.',
    'Quand vous voulez, je passe vous voir.',
    'Vos questions sont les bienvenues.',
  ],
  enthusiastic: [
    'J’ai hâte de vous rencontrer et de vous entendre parler {ofTeam}{jobOnly}.',
    'Vous rencontrer me ferait très plaisir.',
    'Un entretien serait l’occasion de vous montrer toute mon envie.',
    'J’ai hâte d’en parler avec vous de vive voix.',
    'Parlons-en bientôt, je viendrai vous rencontrer avec joie.',
    'L’idée de vous rencontrer pour en parler me réjouit.',
    'Donnez-moi l’occasion d’un entretien, et je vous dirai tout cela de vive voix.',
    'Il me tarde de vous rencontrer pour en parler.',
    'Avec plaisir, je répondrai à vos questions lors d’un entretien.',
  ],
}

export const agreements: readonly string[] = [
  'Une convention signée avec mon établissement encadrera ce stage{hasSchool}.',
  'Ce stage fera l’objet d’une convention avec mon établissement{hasSchool}.',
  'Mon établissement signera avec vous la convention de stage{hasSchool}.',
]
export const apprenticeshipTerms: readonly string[] = [
  'L’alternance me permettra de mettre en pratique ce que j’apprends en cours{hasSchool}.',
  'L’alternance me permettra d’apprendre ce métier en l’exerçant.',
  'Apprendre un métier en l’exerçant est la raison pour laquelle j’ai choisi l’alternance.',
  'Entre les cours et le terrain, l’alternance m’apprendra le métier dans son ensemble.',
]
