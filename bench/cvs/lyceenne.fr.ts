import type { SampleCv } from './sample-cv.ts'

export const lyceenne: SampleCv = {
  name: 'lycéenne, job d’été',
  source: {
    kind: 'text',
    text: `Inès Marchetti
17 ans
Annecy le Vieux
ines.marchetti.74@exemple.fr

Lycéenne motivée je cherche un job d'été (juillet/août 2025) en restauration, vente ou animation !!

Mes études
2024-2025 : Première générale au lycée Berthollet, Annecy (spé SES, anglais LLCER, HGGSP)
2023 : Brevet des collèges mention Bien, collège Evire

Mes expériences
Baby-sitting régulier depuis 2022 pour 2 familles de mon quartier
-> garder 3 enfants de 2, 5 et 8 ans le mercredi
-> préparer le gouter, aider aux devoirs

Stage de 3ème - décembre 2022 (1 semaine)
Boulangerie-patisserie Rigollot
-> mise en rayon le matin
-> service des clients avec la vendeuse

Vide-grenier et buvette du club de hand, chaque printemps (bénévole)
-> tenir la caisse

Ce que je sais faire
Anglais B1+ (séjour de 2 semaines à Dublin)
Italien : langue de mon père, courant
PSC1 passé en mai 2024
Canva, Word, un peu Excel

Mes passions
Handball (8 ans en club), TikTok cuisine, mangas`,
  },
  gold: {
    jobs: [
      {
        title: 'Baby-sitting',
        employer: '',
        from: '2022',
        to: 'now',
        lines: ['garder 3 enfants de 2, 5 et 8 ans le mercredi', 'préparer le gouter, aider aux devoirs'],
      },
      {
        title: 'Stage',
        employer: 'Boulangerie-patisserie Rigollot',
        from: '2022-12',
        to: '2022-12',
        lines: ['mise en rayon le matin', 'service des clients avec la vendeuse'],
      },
      {
        title: 'bénévole',
        employer: 'club de hand',
        from: '',
        to: '',
        lines: ['tenir la caisse'],
      },
    ],
    education: ['Première générale', 'Brevet des collèges'],
    languages: ['Anglais', 'Italien'],
    certificates: ['PSC1'],
  },
}
