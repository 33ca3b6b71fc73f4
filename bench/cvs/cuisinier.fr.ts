import type { SampleCv } from './sample-cv.ts'

export const cuisinier: SampleCv = {
  name: 'cuisinier',
  source: {
    kind: 'pdf',
    typst: String.raw`
#set page(margin: 2cm)
#set text(font: "Carlito", size: 11pt)
#align(center)[#text(size: 18pt)[Yann Le Goff] \ Cuisinier / second de cuisine \ 06 00 00 90 12 -- Vannes]

#text(fill: blue)[*Mon parcours en cuisine*]
#grid(columns: (3.4cm, 1fr), row-gutter: 1em,
  [Mai 2022 -- ...], [*Second de cuisine*, restaurant La Gavotte (bistronomique, 60 couverts), Vannes \
  ~ Élaboration de la carte avec le chef, produits locaux \
  ~ Gestion des commandes et des stocks, food cost ramené de 34 à 29 % \
  ~ Management de 3 commis et 1 plongeur],
  [Saison été 2021], [*Chef de partie chaud*, Hôtel Le Roof\*\*\*, Conleau \
  ~ 120 couverts par service],
  [Hiver 2019-2020], [*Demi-chef de partie*, Les Airelles, Courchevel \
  ~ Garnitures et sauces, envoi au passe \
  ~ Fermeture anticipée (covid)],
  [2017 à 2019], [*Commis de cuisine* \ Crêperie Ty Breizh, Auray puis Brasserie du Port, Larmor \
  ~ Mise en place, plonge, galettes],
)

#text(fill: blue)[*Mes diplômes*]
#grid(columns: (3.4cm, 1fr), row-gutter: 0.6em,
  [2017], [Bac Pro Cuisine, lycée hôtelier de Dinard],
  [2015], [CAP cuisine (même lycée)],
  [2023], [HACCP -- permis d'exploitation],
)

#text(fill: blue)[*Et aussi*] \
Anglais : je me débrouille en salle comme en cuisine \
Breton : quelques mots \
Surf, champignons, fest-noz`,
  },
  gold: {
    jobs: [
      {
        title: 'Second de cuisine',
        employer: 'La Gavotte',
        from: '2022-05',
        to: 'now',
        lines: [
          'Élaboration de la carte avec le chef, produits locaux',
          'Gestion des commandes et des stocks, food cost ramené de 34 à 29 %',
          'Management de 3 commis et 1 plongeur',
        ],
      },
      {
        title: 'Chef de partie chaud',
        employer: 'Hôtel Le Roof',
        from: '2021',
        to: '2021',
        lines: ['120 couverts par service'],
      },
      {
        title: 'Demi-chef de partie',
        employer: 'Les Airelles',
        from: '2019',
        to: '2020',
        lines: ['Garnitures et sauces, envoi au passe', 'Fermeture anticipée (covid)'],
      },
      {
        title: 'Commis de cuisine',
        employer: 'Crêperie Ty Breizh, Auray puis Brasserie du Port',
        from: '2017',
        to: '2019',
        lines: ['Mise en place, plonge, galettes'],
      },
    ],
    education: ['Bac Pro Cuisine', 'CAP cuisine'],
    languages: ['Anglais', 'Breton'],
    certificates: ['HACCP'],
  },
}
