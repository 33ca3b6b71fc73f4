import type { SampleCv } from './sample-cv.ts'

export const plombierChauffagiste: SampleCv = {
  name: 'plombier chauffagiste',
  source: {
    kind: 'pdf',
    typst: String.raw`
#set page(margin: 1.2cm)
#set text(font: "Carlito", size: 10pt)
#grid(columns: (5cm, 1fr), column-gutter: 1cm,
  [
    #text(size: 16pt)[*Thierry \ GONCALVES*]

    *Contact* \ 33 ans \ 06 00 00 33 21 \ t.goncalves\@exemple.fr \ Mérignac (33) \ Permis B, véhiculé

    *Habilitations* \ Attestation fluides frigorigènes cat. 1 \ PGN / PGP gaz \ QualiPAC 2021 \ Habilitation électrique BR

    *Langues* \ Portugais bilingue \ Espagnol correct

    *Loisirs* \ VTT, bricolage, rénovation de ma maison
  ],
  [
    #text(size: 14pt)[*PLOMBIER CHAUFFAGISTE N3P2*]

    *EXPERIENCES*

    *Chef d'équipe plombier-chauffagiste* \
    Entreprise HERVÉ THERMIQUE, Mérignac -- depuis avril 2020 \
    • Encadrement de 3 compagnons et d'un apprenti \
    • Installation de PAC air/eau et de chaudières à condensation en rénovation, dépose des anciennes installations comprise, chez des particuliers et dans de petits collectifs \
    • Mise en service et SAV \
    #v(0.5em)
    *Plombier chauffagiste* \
    SAS BOUYSSOU ET FILS, Pessac -- 2014/2020 \
    • Pose de sanitaires, soudure cuivre et PER \
    • Entretien annuel de 250 chaudières \
    • Devis simples \
    #v(0.5em)
    *Plombier* (missions intérim) \
    Randstad, Crit -- 2012/2014 \
    • Chantiers neufs : réseaux d'évacuation PVC, multicouche \
    #v(0.5em)
    *Apprenti installateur sanitaire* \
    Ets Lafargue, Libourne -- 09/2009 à 07/2012

    *FORMATION*

    2012 : BP Monteur en installations de génie climatique et sanitaire, CFA BTP Gironde \
    2011 : CAP Installateur sanitaire, CFA BTP Gironde
  ])`,
  },
  gold: {
    jobs: [
      {
        title: "Chef d'équipe plombier-chauffagiste",
        employer: 'HERVÉ THERMIQUE',
        from: '2020-04',
        to: 'now',
        lines: [
          "Encadrement de 3 compagnons et d'un apprenti",
          'Installation de PAC air/eau et de chaudières à condensation en rénovation, dépose des anciennes installations comprise, chez des particuliers et dans de petits collectifs',
          'Mise en service et SAV',
        ],
      },
      {
        title: 'Plombier chauffagiste',
        employer: 'SAS BOUYSSOU ET FILS',
        from: '2014',
        to: '2020',
        lines: [
          'Pose de sanitaires, soudure cuivre et PER',
          'Entretien annuel de 250 chaudières',
          'Devis simples',
        ],
      },
      {
        title: 'Plombier',
        employer: 'Randstad, Crit',
        from: '2012',
        to: '2014',
        lines: ["Chantiers neufs : réseaux d'évacuation PVC, multicouche"],
      },
      {
        title: 'Apprenti installateur sanitaire',
        employer: 'Ets Lafargue',
        from: '2009-09',
        to: '2012-07',
        lines: [],
      },
    ],
    education: ['BP Monteur en installations de génie climatique et sanitaire', 'CAP Installateur sanitaire'],
    languages: ['Portugais', 'Espagnol'],
    certificates: [
      'Attestation fluides frigorigènes',
      'PGN / PGP gaz',
      'QualiPAC',
      'Habilitation électrique BR',
    ],
  },
}
