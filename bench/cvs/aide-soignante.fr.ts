import type { SampleCv } from './sample-cv.ts'

export const aideSoignante: SampleCv = {
  name: 'aide-soignante',
  source: {
    kind: 'text',
    text: `Sandrine LEPOITTEVIN
12 rue des Tanneurs 50200 Coutances
06 00 00 12 34 - sandrine.lepoittevin@exemple.fr
Née le 14/03/1979, mariée, 2 enfants
Permis B + véhicule

AIDE-SOIGNANTE DIPLOMEE D'ETAT

EXPERIENCES PROFESSIONNELLES

Depuis 09/2017 : Aide soignante de nuit, EHPAD Les Hortensias (Coutances)
- toilettes, changes, réfection des lits
- surveillance des résidents Alzheimer (unité protégée 14 lits)
- transmissions écrites et orales avec l'IDE
- tutorat des stagiaires IFAS depuis 2020

03/2012 - 08/2017 : Aide soignante, Centre Hospitalier Mémorial de Saint-Lô, service de gériatrie
- aide aux repas et à l'hydratation
- prise des constantes, saisie sur Osiris
- participation à la mise en place du protocol escarres

2009-2011 : Auxiliaire de vie, ADMR du Bocage
- aide à la toilette, au lever et au coucher
- courses et ménage au domicile de personnes agées

2005 à 2008 : congé parental

1999 – 2004 : Agent de service hospitalier (ASH) - Clinique Henri Guillard
- bio nettoyage des chambres
- distribution des plateaux repas

FORMATIONS

2012 Diplôme d'Etat d'Aide Soignant (DEAS), IFAS de Saint-Lô
1998 BEP Carrières sanitaires et sociales, Lycée Lebrun Coutances
AFGSU niveau 2 (recyclage 2022)
Formation Humanitude, 3 jours, 2019

DIVERS
Anglais : notions
Couture, marche à pied, bénévole à la Croix Rouge`,
  },
  gold: {
    jobs: [
      {
        title: 'Aide soignante de nuit',
        employer: 'EHPAD Les Hortensias',
        from: '2017-09',
        to: 'now',
        lines: [
          'toilettes, changes, réfection des lits',
          'surveillance des résidents Alzheimer (unité protégée 14 lits)',
          "transmissions écrites et orales avec l'IDE",
          'tutorat des stagiaires IFAS depuis 2020',
        ],
      },
      {
        title: 'Aide soignante',
        employer: 'Centre Hospitalier Mémorial de Saint-Lô',
        from: '2012-03',
        to: '2017-08',
        lines: [
          "aide aux repas et à l'hydratation",
          'prise des constantes, saisie sur Osiris',
          'participation à la mise en place du protocol escarres',
        ],
      },
      {
        title: 'Auxiliaire de vie',
        employer: 'ADMR du Bocage',
        from: '2009',
        to: '2011',
        lines: [
          'aide à la toilette, au lever et au coucher',
          'courses et ménage au domicile de personnes agées',
        ],
      },
      {
        title: 'Agent de service hospitalier',
        employer: 'Clinique Henri Guillard',
        from: '1999',
        to: '2004',
        lines: ['bio nettoyage des chambres', 'distribution des plateaux repas'],
      },
    ],
    education: ["Diplôme d'Etat d'Aide Soignant", 'BEP Carrières sanitaires et sociales'],
    languages: ['Anglais'],
    certificates: ['AFGSU niveau 2', 'Permis B'],
  },
}
