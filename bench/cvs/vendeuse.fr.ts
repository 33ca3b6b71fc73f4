import type { SampleCv } from './sample-cv.ts'

export const vendeuse: SampleCv = {
  name: 'vendeuse, avec des trous',
  source: {
    kind: 'text',
    text: `MÉLANIE PRUVOST
Vendeuse polyvalente

EXPÉRIENCES                                              COORDONNÉES
                                                         Le Portel (62)
2022-2023   Vendeuse en boulangerie                      06 00 00 22 11
            Chez Fournier, Outreau                       mel.pruvost@exemple.fr
            › vente, encaissement, mise en place
            › cuisson du pain et des viennoiseries       COMPÉTENCES
            › nettoyage du magasin                       Caisse
                                                         Relation client
2017-2019   Hôtesse de caisse, 28h/sem                   Mise en rayon
            AUCHAN Boulogne s/ Mer                       Etiquetage
            › accueil client, encaissement
            › caisses libre service                      INFORMATIQUE
                                                         Word, internet
2016        Vendeuse saisonnière
            NAUSICAA, boutique souvenirs                 LANGUES
            › conseil, encaissement                      Anglais scolaire

2010-2013   Employée libre service                       CENTRES D'INTÉRÊT
            LIDL                                         Zumba
            › mise en rayon, rotation des dates          Lecture
            › réception des livraisons à 5h

FORMATION

2010        Bac pro commerce (non obtenu)
            Lycée Cazin
2008        BEP vente action marchande
            Lycée Cazin, Boulogne-sur-Mer`,
  },
  gold: {
    jobs: [
      {
        title: 'Vendeuse en boulangerie',
        employer: 'Chez Fournier',
        from: '2022',
        to: '2023',
        lines: [
          'vente, encaissement, mise en place',
          'cuisson du pain et des viennoiseries',
          'nettoyage du magasin',
        ],
      },
      {
        title: 'Hôtesse de caisse',
        employer: 'AUCHAN',
        from: '2017',
        to: '2019',
        lines: ['accueil client, encaissement', 'caisses libre service'],
      },
      {
        title: 'Vendeuse saisonnière',
        employer: 'NAUSICAA',
        from: '2016',
        to: '2016',
        lines: ['conseil, encaissement'],
      },
      {
        title: 'Employée libre service',
        employer: 'LIDL',
        from: '2010',
        to: '2013',
        lines: ['mise en rayon, rotation des dates', 'réception des livraisons à 5h'],
      },
    ],
    education: ['Bac pro commerce', 'BEP vente action marchande'],
    languages: ['Anglais'],
    certificates: [],
  },
}
