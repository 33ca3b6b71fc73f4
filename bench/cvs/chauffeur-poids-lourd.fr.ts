import type { SampleCv } from './sample-cv.ts'

export const chauffeurPoidsLourd: SampleCv = {
  name: 'chauffeur poids lourd',
  source: {
    kind: 'text',
    text: `BENALI KARIM
CHAUFFEUR PL / SPL
59 ans... non 49 ans ! Roubaix (59100)
tel 0600005678

PERMIS : B - C - CE
FIMO FCO à jour (valable jusqu'au 06/2027)
Carte conducteur
ADR base + citerne

PARCOURS

TRANSPORTS DUQUESNOY - Lesquin
Conducteur SPL, national
de janvier 2019 à ce jour
* livraison GMS en frigo, 4 à 5 découchés par semaine
* chargement déchargement au hayon et transpalette électrique
* 0 accident responsable en 5 ans

MISSIONS INTERIM (Adecco, Manpower, Synergie)
Chauffeur PL
2015-2018
* messagerie, bâtiment (camion benne, grue auxiliaire), ampliroll
* tournées de ramassage des ordures

STE NORD BETON
Conducteur de toupie
sept. 2008 / fév. 2015
* livraison de béton sur chantiers dans toute la métropole lilloise
* entretien courant du camion, lavage, graissage

LA REDOUTE (entrepôt de la Martinoire)
Cariste puis préparateur de commandes
1997 > 2008
* CACES 1, 3 et 5
* inventaires

ARMEE DE TERRE
service national, 10 mois, conducteur VL et PL 1996

FORMATION
1995 : CAP mécanicien automobile LP Turgot Roubaix (niveau)
2008 titre pro conducteur du transport routier de marchandises sur porteur, AFTRAL Wasquehal

Langues : français, arabe (parlé), notions flamand
Loisirs : foot (dirigeant U13), pêche`,
  },
  gold: {
    jobs: [
      {
        title: 'Conducteur SPL',
        employer: 'TRANSPORTS DUQUESNOY',
        from: '2019-01',
        to: 'now',
        lines: [
          'livraison GMS en frigo, 4 à 5 découchés par semaine',
          'chargement déchargement au hayon et transpalette électrique',
          '0 accident responsable en 5 ans',
        ],
      },
      {
        title: 'Chauffeur PL',
        employer: 'Adecco, Manpower, Synergie',
        from: '2015',
        to: '2018',
        lines: [
          'messagerie, bâtiment (camion benne, grue auxiliaire), ampliroll',
          'tournées de ramassage des ordures',
        ],
      },
      {
        title: 'Conducteur de toupie',
        employer: 'NORD BETON',
        from: '2008-09',
        to: '2015-02',
        lines: [
          'livraison de béton sur chantiers dans toute la métropole lilloise',
          'entretien courant du camion, lavage, graissage',
        ],
      },
      {
        title: 'Cariste puis préparateur de commandes',
        employer: 'LA REDOUTE',
        from: '1997',
        to: '2008',
        lines: ['CACES 1, 3 et 5', 'inventaires'],
      },
      {
        title: 'conducteur VL et PL',
        employer: 'ARMEE DE TERRE',
        from: '1996',
        to: '1996',
        lines: [],
      },
    ],
    education: [
      'CAP mécanicien automobile',
      'titre pro conducteur du transport routier de marchandises sur porteur',
    ],
    languages: ['français', 'arabe', 'flamand'],
    certificates: ['FIMO', 'ADR'],
  },
}
