import type { SampleCv } from './sample-cv.ts'

export const primoArrivant: SampleCv = {
  name: 'primo-arrivant',
  source: {
    kind: 'text',
    text: `Mohammad Reza HAKIMI
Adresse : CADA, 8 avenue de la Gare, 63000 Clermont-Ferrand
Téléphone : 07 00 00 45 61
Titre de séjour : protection subsidiaire, autorisation de travail
OBJECTIF
Trouver un travail dans l'electricité du batiment ou la maintenance
EXPERIENCE
Emmaüs Clermont, Clermont-Ferrand, France
Bénévole atelier électroménager, 2023 - aujourd'hui
• Je teste et je répare les lave linge et les fours
• Je aide les autres bénévoles pour la sécurité électrique
Agence d'interim Proman, Clermont-Ferrand
Manœuvre bâtiment, mai 2023 - octobre 2023 (missions)
• Nettoyage de chantier, port de charges, démolition
Afghan Telecom, Kaboul, Afghanistan
Technicien de maintenance réseau, 2016 - 2021
• Installation des antennes et des groupes electrogènes
• Responsable d'une équipe de 6 techniciens dans 3 provinces
• Dépannage 24h/24
Ahmadi Electric Shop, Herat, Afghanistan
Electricien, 2012 - 2015
• Installation électrique de maisons et de magasins
• Vente de materiel
ETUDES
2008 - 2012 : Licence (Bachelor) génie électrique, Université de Herat, Afghanistan (attestation de comparabilité ENIC-NARIC niveau 6)
2007 : Baccalauréat scientifique, Lycée Sultan, Herat
2022 : Formation linguistique OFII, 400 heures, niveau A2 obtenu
2023 : Habilitation électrique B1V BR, Greta Auvergne
LANGUES
Dari (langue maternelle)
Pachto (courant)
Anglais (bon niveau, B2)
Français (A2/B1, je continue les cours)
INFORMATIQUE : Word, Excel, AutoCAD
PERMIS : permis B (échange en cours)`,
  },
  gold: {
    jobs: [
      {
        title: 'Bénévole atelier électroménager',
        employer: 'Emmaüs Clermont',
        from: '2023',
        to: 'now',
        lines: [
          'Je teste et je répare les lave linge et les fours',
          'Je aide les autres bénévoles pour la sécurité électrique',
        ],
      },
      {
        title: 'Manœuvre bâtiment',
        employer: 'Proman',
        from: '2023-05',
        to: '2023-10',
        lines: ['Nettoyage de chantier, port de charges, démolition'],
      },
      {
        title: 'Technicien de maintenance réseau',
        employer: 'Afghan Telecom',
        from: '2016',
        to: '2021',
        lines: [
          'Installation des antennes et des groupes electrogènes',
          "Responsable d'une équipe de 6 techniciens dans 3 provinces",
          'Dépannage 24h/24',
        ],
      },
      {
        title: 'Electricien',
        employer: 'Ahmadi Electric Shop',
        from: '2012',
        to: '2015',
        lines: ['Installation électrique de maisons et de magasins', 'Vente de materiel'],
      },
    ],
    education: ['Licence (Bachelor) génie électrique', 'Baccalauréat scientifique'],
    languages: ['Dari', 'Pachto', 'Anglais', 'Français'],
    certificates: ['Habilitation électrique B1V BR'],
  },
}
