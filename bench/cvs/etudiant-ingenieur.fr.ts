import type { SampleCv } from './sample-cv.ts'

export const etudiantIngenieur: SampleCv = {
  name: 'étudiant ingénieur',
  source: {
    kind: 'pdf',
    typst: String.raw`
#set page(margin: 1.5cm)
#set text(font: "Carlito", size: 9.5pt)
#grid(columns: (1fr, 5.2cm), column-gutter: 0.8cm,
  [
    #text(size: 17pt)[*Adrien Vasseur*] \
    Élève ingénieur en 2e année, recherche un stage de 4 mois (R&D mécanique), dès avril 2025

    == FORMATION
    *INSA Lyon* #h(1fr) 2021 -- 2026 \
    Diplôme d'ingénieur, spécialité génie mécanique \
    Semestre d'échange à la TU Dresden (Allemagne), S7 \
    *Lycée Lakanal, Sceaux* #h(1fr) 2021 \
    Baccalauréat général, mathématiques et physique-chimie, mention TB

    == EXPÉRIENCES
    *Stagiaire bureau d'études* #h(1fr) juin -- août 2024 \
    _Alstom, Saint-Ouen_ \
    - Modélisation sous CATIA V5 d'un support de bogie
    - Calculs de fatigue par éléments finis (Abaqus), gain de masse de 12 %
    *Stage ouvrier* #h(1fr) juillet 2023 \
    _Michelin, Roanne_ \
    - Conduite d'une presse de cuisson en 3x8
    *Équipier polyvalent* #h(1fr) 2021 -- 2022 \
    _McDonald's Villeurbanne_ (15 h / semaine, le soir)

    == PROJETS
    *Voiture Shell Eco-marathon* #h(1fr) 2023 -- 2024 \
    - Conception du train avant, équipe de 12 étudiants

    == VIE ASSOCIATIVE
    *Trésorier du BDE* #h(1fr) 2022 -- 2023 \
    - Budget annuel de 85 k€
  ],
  [
    *CONTACT* \ 06 00 00 44 55 \ adrien.vasseur\@exemple.fr \ Villeurbanne \ linkedin.com/in/exemple

    *LANGUES* \ Anglais C1 (TOEIC 945) \ Allemand B2 \ Chinois débutant

    *LOGICIELS* \ CATIA V5 \ SolidWorks \ Abaqus \ Matlab / Simulink \ Python \ LaTeX

    *LOISIRS* \ Escalade \ Trombone
  ])`,
  },
  gold: {
    jobs: [
      {
        title: "Stagiaire bureau d'études",
        employer: 'Alstom',
        from: '2024-06',
        to: '2024-08',
        lines: [
          "Modélisation sous CATIA V5 d'un support de bogie",
          'Calculs de fatigue par éléments finis (Abaqus), gain de masse de 12 %',
        ],
      },
      {
        title: 'Stage ouvrier',
        employer: 'Michelin',
        from: '2023-07',
        to: '2023-07',
        lines: ["Conduite d'une presse de cuisson en 3x8"],
      },
      {
        title: 'Équipier polyvalent',
        employer: "McDonald's Villeurbanne",
        from: '2021',
        to: '2022',
        lines: [],
      },
      {
        title: 'Trésorier',
        employer: 'BDE',
        from: '2022',
        to: '2023',
        lines: ['Budget annuel de 85 k€'],
      },
    ],
    education: ["Diplôme d'ingénieur", 'Baccalauréat général'],
    languages: ['Anglais', 'Allemand', 'Chinois'],
    certificates: ['TOEIC'],
  },
}
