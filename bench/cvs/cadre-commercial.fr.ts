import type { SampleCv } from './sample-cv.ts'

export const cadreCommercial: SampleCv = {
  name: 'cadre commercial senior',
  source: {
    kind: 'pdf',
    typst: String.raw`
#set page(margin: 1.8cm)
#set text(font: "Carlito", size: 10pt)
#text(size: 16pt)[Philippe de Kermadec] \
*Directeur commercial B2B -- Industrie & packaging* \
56 ans, Lyon 6e -- 06 00 00 10 10 -- p.dekermadec\@exemple.fr

25 ans de développement des ventes en France et à l'export, du terrain au comité de direction.

*EXPÉRIENCE*
#table(columns: (3.2cm, 1fr), stroke: 0.4pt,
  [2015 - 2024], [*SMURFIT KAPPA FRANCE* (CA 900 M€) \
    *Directeur commercial régional Sud-Est* (2019 - 2024) \
    -- P&L de 74 M€, équipe de 22 commerciaux et 5 chefs de marché \
    -- Croissance de 9 % par an, marge brute + 3 points \
    -- Négociation des contrats-cadres avec l'agroalimentaire \
    *Chef des ventes* (2015 - 2019) \
    -- Recrutement et coaching de 9 technico-commerciaux \
    -- Déploiement de Salesforce],
  [2006 - 2015], [*DS SMITH PACKAGING*, Villefranche-sur-Saône \
    *Responsable grands comptes* \
    -- Portefeuille de 15 comptes, 18 M€ \
    -- Ouverture du marché italien en 2011],
  [09/1998 - 06/2006], [*Groupe SEB* \
    *Ingénieur commercial export* \
    -- Zones Maghreb et Levant, réseau de 30 distributeurs],
  [1994 - 1998], [*Xerox*, Grenoble \ *Attaché commercial*],
)

*FORMATION*
#table(columns: (3.2cm, 1fr), stroke: 0.4pt,
  [2013], [Executive MBA, EM Lyon],
  [1993], [Diplôme ESC Clermont, majeure marketing],
)

*LANGUES* Anglais courant, Italien courant, Arabe notions

*CENTRES D'INTÉRÊT* Voile hauturière, président du club d'aviron de Caluire (120 adhérents)`,
  },
  gold: {
    jobs: [
      {
        title: 'Directeur commercial régional Sud-Est',
        employer: 'SMURFIT KAPPA FRANCE',
        from: '2019',
        to: '2024',
        lines: [
          'P&L de 74 M€, équipe de 22 commerciaux et 5 chefs de marché',
          'Croissance de 9 % par an, marge brute + 3 points',
          "Négociation des contrats-cadres avec l'agroalimentaire",
        ],
      },
      {
        title: 'Chef des ventes',
        employer: 'SMURFIT KAPPA FRANCE',
        from: '2015',
        to: '2019',
        lines: ['Recrutement et coaching de 9 technico-commerciaux', 'Déploiement de Salesforce'],
      },
      {
        title: 'Responsable grands comptes',
        employer: 'DS SMITH PACKAGING',
        from: '2006',
        to: '2015',
        lines: ['Portefeuille de 15 comptes, 18 M€', 'Ouverture du marché italien en 2011'],
      },
      {
        title: 'Ingénieur commercial export',
        employer: 'Groupe SEB',
        from: '1998-09',
        to: '2006-06',
        lines: ['Zones Maghreb et Levant, réseau de 30 distributeurs'],
      },
      { title: 'Attaché commercial', employer: 'Xerox', from: '1994', to: '1998', lines: [] },
    ],
    education: ['Executive MBA', 'Diplôme ESC Clermont'],
    languages: ['Anglais', 'Italien', 'Arabe'],
    certificates: [],
  },
}
