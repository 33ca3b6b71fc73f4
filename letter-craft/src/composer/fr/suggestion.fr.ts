import type { LetterType } from '../request.ts'

export const frenchSuggestions: Readonly<Record<LetterType, readonly string[]>> = {
  job_application: [
    'Un entretien me permettra de vous montrer concrètement ma façon de travailler.',
    'Mon souhait est de prendre rapidement ma part du travail de votre équipe.',
    'Vos méthodes seront les miennes dès les premiers jours.',
    'Ce poste correspond au travail que je souhaite faire au quotidien.',
    'Les premiers mois, mon objectif sera simple : apprendre vos usages et tenir mes engagements.',
    'Je préfère les faits aux adjectifs, et c’est sur eux que je vous propose de me juger.',
    'Votre équipe pourra compter sur ma présence et sur ma parole.',
    'Les points que cette page ne dit pas trouveront leur place dans un entretien.',
  ],
  internship: [
    'Ce stage me permettra de confronter mes cours à la réalité du métier.',
    'Observer, puis faire, puis comprendre ce que je fais : c’est ainsi que je souhaite apprendre chez vous.',
    'Mon objectif est d’être utile à l’équipe qui m’accueillera.',
    'Chaque tâche, même modeste, m’apprendra quelque chose du métier.',
    'À la fin de ce stage, je veux savoir faire sans aide ce que j’aurai vu faire.',
    'Les questions ne me font pas peur, et je noterai les réponses.',
  ],
  apprenticeship: [
    'Cette alternance me permettra d’apprendre le métier avec celles et ceux qui l’exercent.',
    'Ce que j’apprendrai en cours, je souhaite le mettre en pratique chez vous.',
    'Mon objectif est d’être utile à l’équipe qui me formera.',
    'Observer, puis faire, puis comprendre ce que je fais : c’est ainsi que je souhaite apprendre chez vous.',
    'Les questions ne me font pas peur, et je noterai les réponses.',
  ],
  scholarship: [
    'Votre soutien me donnera le temps de travailler à ce projet sans autre souci.',
    'Je rendrai compte de l’avancement de ce projet aussi souvent que vous le souhaiterez.',
    'Ce projet a un but précis, et chaque étape en est prévue.',
    'Cette aide fera la différence entre un projet écrit et un projet mené.',
    'Je saurai montrer, le moment venu, ce que votre confiance aura permis.',
  ],
  motivation: [
    'Ce choix prolonge mon parcours et prépare la suite.',
    'Mon projet a besoin d’un cadre exigeant, et c’est ce que je viens chercher.',
    'Un échange me permettra de vous dire plus précisément où je veux aller.',
    'Ce projet est réfléchi, et j’en accepte les exigences.',
    'Votre programme et mon projet vont dans la même direction.',
  ],
}
