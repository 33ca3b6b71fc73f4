import type { ContractKind } from '../src/offers/contract-words.fr.ts'

/** Invented offers, as untidy as those of job boards, with their labels. */
export type LabelledOffer = {
  text: string
  title: string
  company?: string
  agency?: true
  place?: string
  contract?: ContractKind
  duration?: string
  weekly?: number
  must: string[]
  nice: string[]
}

export const labelledOffers: readonly LabelledOffer[] = [
  {
    text: `BOULANGER / BOULANGERE (H/F)
LE FOURNIL DE MARGUERITE SARL
44 - ST NAZAIRE
CDI - 39h
Vos missions :
- Pétrir et façonner les pains de tradition
- Cuire les viennoiseries
Profil : CAP Boulangerie exigé. Une première expérience serait un plus.
Repos dimanche et lundi. Salaire : 1 950 € net par mois`,
    title: 'boulanger',
    company: 'Le Fournil de Marguerite',
    place: 'Saint-Nazaire (44)',
    contract: 'CDI',
    weekly: 39,
    must: ['CAP Boulangerie'],
    nice: ['première expérience'],
  },
  {
    text: `Aide-soignant(e) de nuit F/H/NB
Résidence Les Glycines
Lyon 3e (69003)
Type de contrat : CDD de 6 mois, temps partiel 28 h/semaine
Nous recherchons une personne titulaire du DEAS.
Compétences requises
• Sens de l'écoute et discrétion
• Permis B souhaité
Référence : GLY-2291`,
    title: 'aide-soignant de nuit',
    company: 'Résidence Les Glycines',
    place: 'Lyon 3e (69003)',
    contract: 'CDD',
    duration: '6 mois',
    weekly: 28,
    must: ['titulaire du DEAS', 'Sens de l’écoute', 'discrétion'],
    nice: ['Permis B'],
  },
  {
    text: `Notre agence Manpower de Vannes recrute pour l'un de ses clients, spécialisé dans l'agroalimentaire, un(e) cariste (H/F).
Mission d'intérim de 3 mois. Poste basé à Questembert (56).
Vous êtes rigoureux et ponctuel. CACES 3 obligatoire.
Rémunération : 12,10 €/h + 10% de fin de mission`,
    title: 'cariste',
    agency: true,
    place: 'Questembert (56)',
    contract: 'interim',
    duration: '3 mois',
    must: ['rigoureux', 'ponctuel', 'CACES 3'],
    nice: [],
  },
  {
    text: `Alternance - Chargé.e de communication digitale (F/H)
Solécia
Rejoins Solécia, start-up nantaise de l'énergie !
Tes missions : animer nos réseaux sociaux, rédiger la newsletter.
Contrat d'apprentissage de 24 mois, à Nantes (44)
Ton profil :
o Tu prépares un Bac+3 en communication
o Tu es curieux(se) et créatif(ve)
o La maîtrise de Canva et de Figma serait appréciée`,
    title: 'chargé de communication digitale',
    company: 'Solécia',
    place: 'Nantes (44)',
    contract: 'apprenticeship',
    duration: '24 mois',
    must: ['curieux(se)', 'créatif(ve)'],
    nice: ['maîtrise de Canva', 'Figma'],
  },
  {
    text: `<h1>D&eacute;veloppeur&middot;se back-end (H/F)</h1><p>Kalyptis</p><p>Lieu : Rennes (35)</p><p>CDI &agrave; temps plein, 42 &agrave; 48 k&euro; bruts par an</p><h2>Comp&eacute;tences</h2><ul><li>Node.js et PostgreSQL</li><li>3 ans d&#39;exp&eacute;rience minimum</li><li>Docker : un plus</li></ul>`,
    title: 'développeur back-end',
    company: 'Kalyptis',
    place: 'Rennes (35)',
    contract: 'CDI',
    must: ['Node.js', 'PostgreSQL', '3 ans d’expérience minimum'],
    nice: ['Docker'],
  },
  {
    text: `La mairie de Plouzanec recrute par voie de mutation ou de détachement un.e agent.e des espaces verts à temps complet.
Profil recherché
Bonnes connaissances en botanique
Habilitation phytosanitaire exigée
Aptitude au travail en équipe
La commune veille à l'égalité professionnelle et lit chaque dossier.`,
    title: 'agent des espaces verts',
    company: 'Mairie de Plouzanec',
    contract: 'civil-service',
    must: [
      'Bonnes connaissances en botanique',
      'Habilitation phytosanitaire',
      'Aptitude au travail en équipe',
    ],
    nice: [],
  },
  {
    text: `SERVEUR / SERVEUSE SAISON ETE 2026 (H/F)
CAMPING LES TROIS PINS
40 - HOSSEGOR
Contrat saisonnier de 4 mois, logement possible
Vous êtes souriant, dynamique et à l'aise en anglais ? Débutant accepté.
Envoyez votre CV à Mme Lassalle`,
    title: 'serveur',
    company: 'Camping Les Trois Pins',
    place: 'Hossegor (40)',
    contract: 'seasonal',
    duration: '4 mois',
    must: [],
    nice: [],
  },
  {
    text: `Stagiaire contrôle de gestion H/F - REF 2026-118
Groupe Vauclin
75 - PARIS 08
Stage de 6 mois à partir de janvier 2026
Profil :
* Formation supérieure en finance, audit ou contrôle de gestion
* Très bonne maîtrise d'Excel ; notions de VBA appréciées
* Anglais courant`,
    title: 'contrôle de gestion',
    company: 'Groupe Vauclin',
    place: 'Paris 8e (75)',
    contract: 'internship',
    duration: '6 mois',
    must: [
      'Formation supérieure en finance, audit ou contrôle de gestion',
      'Très bonne maîtrise d’Excel',
      'Anglais courant',
    ],
    nice: ['notions de VBA'],
  },
  {
    text: `Offre d'emploi : Electricien bâtiment (H/F) (H/F)
Entreprise : MOREL ET FILS
Lieu de travail : Le Creusot (71)
Durée du travail : 35h hebdomadaires
CDI
-Autonome, sérieux
-Permis B indispensable
Vous justifiez d'une expérience de 2 ans minimum dans le bâtiment et vous possédez une habilitation électrique.`,
    title: 'électricien bâtiment',
    company: 'Morel et Fils',
    place: 'Le Creusot (71)',
    contract: 'CDI',
    weekly: 35,
    must: ['Permis B', 'expérience de 2 ans minimum dans le bâtiment', 'habilitation électrique'],
    nice: [],
  },
  {
    text: `Vendeur conseil H/F CAMPAGNE NOEL
Jardinerie Tilleul
Dijon
CDD 2 mois pouvant déboucher sur un CDI
Ce que nous attendons de vous :
> Sens du commerce et goût du contact
> Disponibilité le samedi
> Idéalement, connaissances en végétaux`,
    title: 'vendeur conseil',
    company: 'Jardinerie Tilleul',
    place: 'Dijon',
    contract: 'CDD',
    duration: '2 mois',
    must: ['Sens du commerce', 'goût du contact', 'Disponibilité le samedi'],
    nice: ['connaissances en végétaux'],
  },
  {
    text: `Mission de service civique : ambassadeur du tri (H/F)
Association Rivages Propres
17000 La Rochelle
Durée : 8 mois, 24h par semaine. Aucun diplôme n'est demandé : seule la motivation compte.`,
    title: 'ambassadeur du tri',
    company: 'Association Rivages Propres',
    place: 'La Rochelle (17000)',
    contract: 'civic-service',
    duration: '8 mois',
    weekly: 24,
    must: [],
    nice: [],
  },
  {
    text: `Le cabinet Orphéa est à la recherche d'un/e comptable confirmé/e en CDI pour son bureau situé à Saint-Malo.
Missions : - Tenue de la comptabilité de vos clients - Établir les déclarations de TVA Profil recherché : - Diplôme en comptabilité exigé - Rigueur, autonomie et esprit d'équipe - Connaissance de Cegid souhaitée`,
    title: 'comptable',
    company: 'Cabinet Orphéa',
    place: 'Saint-Malo',
    contract: 'CDI',
    must: ['Diplôme en comptabilité', 'Rigueur', 'autonomie', 'esprit d’équipe'],
    nice: ['Connaissance de Cegid'],
  },
  {
    text: `Notre agence Adecco Médical recherche pour son client, Clinique Sainte-Odile, un infirmier de bloc (H/F) en CDI à Colmar.
Diplôme d'Etat requis.`,
    title: 'infirmier de bloc',
    company: 'Clinique Sainte-Odile',
    agency: true,
    place: 'Colmar',
    contract: 'CDI',
    must: ['Diplôme d’Etat'],
    nice: [],
  },
  {
    text: `Graphiste freelance (H/F)
Studio Mirabelle
57 - METZ
Tu maîtrises Photoshop, Illustrator et InDesign. Ton portfolio parle pour toi.`,
    title: 'graphiste',
    company: 'Studio Mirabelle',
    place: 'Metz (57)',
    contract: 'freelance',
    must: ['Photoshop', 'Illustrator', 'InDesign'],
    nice: [],
  },
  {
    text: `Opérateur de production H/F
Publié le 12 mars 2026 - offre n° 183KLMN
29 - BREST
Contrat à durée déterminée - 3 Mois
Description du poste
Au sein de notre atelier vous conduirez une ligne.
Entreprise
BISCUITERIE DE L'AULNE`,
    title: 'opérateur de production',
    company: 'Biscuiterie de l’Aulne',
    place: 'Brest (29)',
    contract: 'CDD',
    duration: '3 mois',
    must: [],
    nice: [],
  },
  {
    text: `Offre de stage - Assistant(e) Marketing Digital H/F
Chez Maison Corbeau
Stage de 4 à 6 mois à Lille dès mars 2026. Gratification légale.
Tu es à l'aise à l'écrit, tu parles anglais couramment.`,
    title: 'assistant marketing digital',
    company: 'Maison Corbeau',
    place: 'Lille',
    contract: 'internship',
    duration: '4 à 6 mois',
    must: [],
    nice: [],
  },
  {
    text: `Technicien.ne de maintenance industrielle
SAS PLASTIVAL
Oyonnax - 01
Vous intervenez en 2x8. Bac pro MEI ou BTS Maintenance. Habilitations électriques souhaitées. Autonomie, rigueur, esprit d'analyse.`,
    title: 'technicien de maintenance industrielle',
    company: 'Plastival',
    place: 'Oyonnax (01)',
    must: ['Bac pro MEI ou BTS Maintenance', 'Autonomie', 'rigueur', 'esprit d’analyse'],
    nice: ['Habilitations électriques'],
  },
  {
    text: `Conducteur(trice) de travaux TP
Recrutement CDI
ROUTES ET CHANTIERS DE L'EST
Metz
Profil recherché : de formation Bac+2 à Bac+5 en travaux publics, vous justifiez de 5 ans d'expérience minimum. Vous êtes reconnu(e) pour votre rigueur et votre sens du management. L'anglais est un atout.`,
    title: 'conducteur de travaux TP',
    company: 'Routes et Chantiers de l’Est',
    place: 'Metz',
    contract: 'CDI',
    must: ['formation Bac+2 à Bac+5 en travaux publics', '5 ans d’expérience minimum', 'sens du management'],
    nice: ['anglais'],
  },
  {
    text: `L'EHPAD Les Mimosas, à Saint-Brieuc (22), recrute un(e) cuisinier(ère) en CDD de remplacement de 4 mois à temps plein. CAP cuisine exigé, expérience en collectivité appréciée.`,
    title: 'cuisinier',
    company: 'EHPAD Les Mimosas',
    place: 'Saint-Brieuc (22)',
    contract: 'CDD',
    duration: '4 mois',
    must: ['CAP cuisine'],
    nice: ['expérience en collectivité'],
  },
]
