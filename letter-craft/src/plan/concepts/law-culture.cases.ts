import type { ConceptCases } from '../concept.ts'

export const lawCultureCases: ConceptCases = {
  'run-library-desk': {
    names: ['Bibliothécaire', 'prêt et retour des livres', 'accueil des lecteurs'],
    not: ['prêt immobilier', 'vente de livres', 'une bibliothèque de composants'],
  },
  'build-collections': {
    names: [
      'catalogage et indexation des documents',
      'acquisition de fonds documentaires',
      'gestion des collections de la médiathèque',
    ],
    not: ['catalogue de vente', 'désherbage des massifs', 'nouvelle collection de mode'],
  },
  'find-documents': {
    names: ['documentaliste', 'mener des recherches documentaires', 'information documentaire'],
    not: ['documentation technique', 'crédit documentaire'],
  },
  'keep-archives': {
    names: ['archiviste', 'classement des archives', 'numérisation des fonds d’archives'],
    not: ['archivage des factures', 'archives ouvertes en ligne'],
  },
  'conserve-heritage': {
    names: ['conservateur du patrimoine', 'conservation préventive', 'inventaire des collections du musée'],
    not: ['conservation des aliments', 'mise en œuvre', 'conservateur d’esprit'],
  },
  'mount-exhibitions': {
    names: ['commissaire d’exposition', 'montage des expositions', 'régie des œuvres'],
    not: ['exposition au bruit', 'exposition aux produits chimiques'],
  },
  'run-cultural-place': {
    names: ['directeur de musée', 'programmation culturelle', 'direction d’un théâtre'],
    not: ['sorties culturelles entre collègues', 'sous l’autorité de la directrice de médiathèque'],
  },
  'draw-up-deeds': {
    names: ['Clerc de notaire', 'rédaction d’actes de vente', 'formalités notariales'],
    not: ['actes de la vie quotidienne', 'frais de notaire'],
  },
  'settle-estates': {
    names: ['règlement des successions', 'déclarations de succession', 'traitement de successions'],
    not: ['une succession de missions'],
  },
  'advise-on-law': {
    names: [
      'juriste en droit des affaires',
      'rédaction des contrats commerciaux',
      'conseil juridique aux services',
    ],
    not: ['contrats de travail', 'contrat à durée déterminée'],
  },
  'handle-disputes-court': {
    names: ['gestion des contentieux', 'secrétaire juridique', 'préparation des dossiers pour les tribunaux'],
    not: ['notre conclusion', 'procédures qualité'],
  },
  'keep-court-records': {
    names: ['greffier', 'assister les magistrats', 'tenue des audiences'],
    not: ['audience du site internet', 'greffe de peau', 'greffe rénale'],
  },
  'judge-cases': {
    names: ['juge d’instruction', 'rendre des décisions de justice', 'jugement des litiges'],
    not: ['vous jugez utile', 'sans jugement'],
  },
  'serve-court-papers': {
    names: ['clerc d’huissier de justice', 'signification des actes de justice', 'dresser des constats'],
    not: ['un constat amiable', 'faire remise de ses clés'],
  },
  'auction-goods': {
    names: ['commissaire-priseur', 'organisation des ventes aux enchères', 'maison de ventes'],
    not: ['appel d’offres', 'surenchère'],
  },
  'protect-personal-data': {
    names: ['délégué à la protection des données', 'mise en conformité RGPD', 'DPO'],
    not: ['vos données sont traitées selon le RGPD', 'saisie de données'],
  },
}
