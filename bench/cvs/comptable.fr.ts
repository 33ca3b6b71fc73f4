import type { SampleCv } from './sample-cv.ts'

export const comptable: SampleCv = {
  name: 'comptable',
  source: {
    kind: 'docx',
    blocks: [
      'Nathalie GUERINEAU',
      'Comptable confirmée – 15 ans d’expérience',
      '4 impasse du Moulin, 85000 La Roche sur Yon | 06 00 00 77 88 | n.guerineau@exemple.fr',
      'Expérience professionnelle',
      [
        [
          ['Oct. 2016 à aujourd’hui'],
          [
            'Comptable unique – SARL Menuiserie Bossard (32 salariés)',
            'Tenue de la comptabilité générale jusqu’au bilan',
            'Déclarations de TVA, CFE, CVAE',
            'Relances clients : encours réduit de 30 % en 2018',
            'Préparation des payes avec le cabinet',
          ],
        ],
        [
          ['Mars 2010 – Sept. 2016'],
          [
            'Assistante comptable – Cabinet In Extenso, Les Herbiers',
            'Portefeuille de 40 dossiers TPE (BIC, BNC)',
            'Saisie, lettrage, rapprochements bancaires, révision',
          ],
        ],
        [
          ['2008 – 2010'],
          [
            'Aide-comptable en alternance – Sodebo',
            'Comptabilité fournisseurs : contrôle et saisie de 600 factures par mois',
          ],
        ],
        [['Eté 2007'], ['Employée administrative – Mairie de Mouilleron le Captif']],
      ],
      'Formation',
      [
        [['2014'], ['DCG (11 UE sur 13), CNED']],
        [['2010'], ['BTS Comptabilité et Gestion des Organisations, Lycée De Lattre, La Roche sur Yon']],
        [['2008'], ['Bac STG Comptabilité et finance d’entreprise']],
      ],
      'Compétences',
      'Logiciels : Sage 100, EBP, Cegid Expert, Excel (TCD, rechercheV)',
      'Langues : Anglais (lu), Espagnol (B1)',
      'Loisirs',
      'Trésorière de l’association des parents d’élèves, yoga',
    ],
  },
  gold: {
    jobs: [
      {
        title: 'Comptable unique',
        employer: 'SARL Menuiserie Bossard',
        from: '2016-10',
        to: 'now',
        lines: [
          'Tenue de la comptabilité générale jusqu’au bilan',
          'Déclarations de TVA, CFE, CVAE',
          'Relances clients : encours réduit de 30 % en 2018',
          'Préparation des payes avec le cabinet',
        ],
      },
      {
        title: 'Assistante comptable',
        employer: 'Cabinet In Extenso',
        from: '2010-03',
        to: '2016-09',
        lines: [
          'Portefeuille de 40 dossiers TPE (BIC, BNC)',
          'Saisie, lettrage, rapprochements bancaires, révision',
        ],
      },
      {
        title: 'Aide-comptable',
        employer: 'Sodebo',
        from: '2008',
        to: '2010',
        lines: ['Comptabilité fournisseurs : contrôle et saisie de 600 factures par mois'],
      },
      {
        title: 'Employée administrative',
        employer: 'Mairie de Mouilleron le Captif',
        from: '2007',
        to: '2007',
        lines: [],
      },
    ],
    education: [
      'DCG',
      'BTS Comptabilité et Gestion des Organisations',
      'Bac STG Comptabilité et finance d’entreprise',
    ],
    languages: ['Anglais', 'Espagnol'],
    certificates: [],
  },
}
