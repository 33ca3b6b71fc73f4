import type { SampleCv } from './sample-cv.ts'

export const agentDeSecurite: SampleCv = {
  name: 'agent de sécurité',
  source: {
    kind: 'text',
    text: `                              Jean-Marc ETOUNDI
                              Agent de sécurité SSIAP 1

CONTACT                       EXPÉRIENCE PROFESSIONNELLE
93200 Saint-Denis
07 00 00 98 76                Agent de sécurité incendie             02/2020 - présent
jm.etoundi@exemple.fr         SECURITAS FRANCE, tour Pleyel
                              - Rondes et levées de doute
DIPLÔMES                      - Accueil et filtrage des visiteurs
Carte pro valide              - Appel et réception des secours
jusqu'en 2028                 - Rédaction de la main courante
SSIAP 1 (recyclé 2023)
SST                           Agent cynophile                        06/2016 - 12/2019
H0B0                          FIDUCIAL SECURITE, Gennevilliers
                              - Surveillance d'un site logistique
LANGUES                       - Travail de nuit avec chien
Français
Anglais (bases)               Agent de surveillance magasin          2013 - 2016
Ewondo                        LUXANT SECURITY (Carrefour Stains)
                              - Prévention du vol, interpellations
QUALITÉS                      - Vidéosurveillance
Sang froid
Ponctuel                      Extra stadier                          2011 - 2013
                              Stade de France
PERMIS                        - Palpations, orientation du public
Permis B
                              FORMATION
                              CQP APS, Institut Formasecur, 2013
                              Bac pro commerce, Yaoundé, 2006`,
  },
  gold: {
    jobs: [
      {
        title: 'Agent de sécurité incendie',
        employer: 'SECURITAS FRANCE',
        from: '2020-02',
        to: 'now',
        lines: [
          'Rondes et levées de doute',
          'Accueil et filtrage des visiteurs',
          'Appel et réception des secours',
          'Rédaction de la main courante',
        ],
      },
      {
        title: 'Agent cynophile',
        employer: 'FIDUCIAL SECURITE',
        from: '2016-06',
        to: '2019-12',
        lines: ["Surveillance d'un site logistique", 'Travail de nuit avec chien'],
      },
      {
        title: 'Agent de surveillance magasin',
        employer: 'LUXANT SECURITY',
        from: '2013',
        to: '2016',
        lines: ['Prévention du vol, interpellations', 'Vidéosurveillance'],
      },
      {
        title: 'Extra stadier',
        employer: 'Stade de France',
        from: '2011',
        to: '2013',
        lines: ['Palpations, orientation du public'],
      },
    ],
    education: ['CQP APS', 'Bac pro commerce'],
    languages: ['Français', 'Anglais', 'Ewondo'],
    certificates: ['SSIAP 1', 'SST', 'H0B0', 'Carte pro'],
  },
}
