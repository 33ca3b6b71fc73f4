import { expect, it } from 'vitest'
import { employerForms } from './employer.ts'
import { jobEmployer, ownFirm } from './job-employer.ts'

it.each([
  ['1er Régiment de chasseurs', 'au 1er régiment de chasseurs'],
  ['Sofitel Lyon', 'au Sofitel Lyon'],
  ['Flunch', 'chez Flunch'],
  ['A.I.D.E.', 'chez AIDE'],
  ['Collège Lycée LaSalle', 'au collège-lycée LaSalle'],
  ['S.D.I.S. Moselle', 'au SDIS Moselle'],
  ['Aux 3 Gourmands', 'aux 3 Gourmands'],
  ['Lycée Polyvalent Stanislas', 'au lycée polyvalent Stanislas'],
  ['Bibliothèque Nationale de France', 'à la Bibliothèque nationale de France'],
  ['Famille Noiret', 'chez la famille Noiret'],
  ['Police municipale d’Albi', 'à la police municipale d’Albi'],
  ['Entreprise Colas', 'à l’entreprise Colas'],
  ['FC Lorient', 'au FC Lorient'],
  ['Mairie d’Évry', 'à la mairie d’Évry'],
  ['Piscine municipale', 'à la piscine municipale'],
  ['CHU de Nantes', 'au CHU de Nantes'],
  ['CCFP (CCI Française au Portugal)', 'à la CCI française au Portugal'],
  ['ICC (Paris)', 'chez ICC'],
  ['Fondation Abbé Pierre', 'à la Fondation Abbé Pierre'],
  ['École des Mines de Nancy', 'à l’École des Mines de Nancy'],
  ['Armée de terre', 'dans l’armée de Terre'],
  ['Missions intérim', 'en intérim'],
  ['Ministère de la Culture', 'au ministère de la Culture'],
  ['Ambulances du Lac', 'aux Ambulances du Lac'],
  ['Mutuelle de l’Anjou', 'à la Mutuelle de l’Anjou'],
  ['Direction Régional de L’Environnement', 'à la direction régionale de l’Environnement'],
  ['Auto-entrepreneur', 'à mon compte'],
  ['BRGM', 'au BRGM'],
  ['XQTV', 'chez XQTV'],
  ['The Pier Hotel', 'au Pier Hotel'],
  ['SNCF', 'à la SNCF'],
  ['Ecole Jules Verne', 'à l’école Jules Verne'],
  ['LA GRANDE ÉPICERIE ET FILS', 'à La Grande Épicerie et Fils'],
  ['Le Télégramme', 'au Télégramme'],
  ['L’Octopus', 'à L’Octopus'],
  ['Les Crudettes', 'aux Crudettes'],
  ['Groupe THALES', 'au groupe Thales'],
  ['Centre Hospitalier Universitaire de Montréal', 'au centre hospitalier universitaire de Montréal'],
  ['Centre Socioculturel Le Lac', 'au centre socioculturel Le Lac'],
  ['ARMEE DE TERRE', 'dans l’armée de Terre'],
  ['Chez Fanny', 'chez Fanny'],
  ['Commune de Belmont', 'à la commune de Belmont'],
  ['Etude Me Duprat', 'à l’étude de Me Duprat'],
  ['Cabinet de pédiatrie Drs Lombard / Vigne', 'au cabinet de pédiatrie des docteurs Lombard et Vigne'],
  ['Beffroi de Béthune', 'au beffroi de Béthune'],
  ['SELARL DR LOMBARD - DR VIGNE', 'au cabinet des docteurs Lombard et Vigne'],
  ['Cabinet Dr Vidal', 'au cabinet du docteur Vidal'],
  ['Office de Tourisme Val de Brenne', 'à l’office de tourisme Val de Brenne'],
  ['Boutique Sosh (Groupe Tel)', 'à la boutique Sosh'],
  ['MAS Les Ajoncs', 'à la MAS Les Ajoncs'],
  ['GAEC du Moulin', 'au GAEC du Moulin'],
  ['EARL Perrin (vigne)', 'à l’EARL Perrin'],
  ['SCEA Perrin', 'chez Perrin'],
  ['Maison 45', 'chez Maison 45'],
  ['Maison de retraite Les Ormes', 'à la maison de retraite Les Ormes'],
  ['Randstad puis Manpower', 'chez Randstad, puis chez Manpower'],
  ['Ferme des Aulnes puis La Ferme de Kerlou', 'à la ferme des Aulnes, puis à la ferme de Kerlou'],
  ['Le Manoir de Brécy', 'au Manoir de Brécy'],
  ['Particuliers (chèque emploi service)', 'chez des particuliers'],
  ['saisonnière plusieurs domaines', 'dans plusieurs domaines'],
  ['Ferries Corsica Linea', 'sur les ferries de Corsica Linea'],
  ['BDE IUT de Lens', 'au BDE de l’IUT de Lens'],
  ['APE école Victor Hugo', 'à l’APE de l’école Victor Hugo'],
  ['UFC-Que Choisir', 'à l’UFC-Que Choisir'],
  ['Police Guinéenne', 'à la police guinéenne'],
  ['Association Marocaine pour l’Aide Humanitaire', 'à l’association marocaine pour l’aide humanitaire'],
  ['Club de Saint Germain Laval', 'au club de Saint-Germain Laval'],
  ['Relais Colis', 'chez Relais Colis'],
  ['Restauration du CROUS', 'à la restauration du CROUS'],
  ['ASSOCIATION LES CHENES D’OR', 'à l’association Les Chênes d’Or'],
  ['Groupe Vallerive Immobilier', 'au groupe Vallerive Immobilier'],
  ['Lycée Voltaire', 'au lycée Voltaire'],
  ['Education nationale - lycée de Mende', 'au lycée de Mende'],
  ['Mairie de Vallerive-lesTours', 'à la mairie de Vallerive-lès-Tours'],
  ['Groupe Vallerive - Hôtel du Lac', 'à l’hôtel du Lac'],
  ['Mission locale du Velay', 'à la mission locale du Velay'],
  ['Crédit Agricole Loire', 'au Crédit agricole Loire'],
  ['Bureau Veritas', 'chez Bureau Veritas'],
  ['agroalimentaire', 'dans l’agroalimentaire'],
  ['voisins', 'chez des voisins'],
  ['3 familles', 'chez trois familles'],
  ['Familles Rurales', 'à l’association Familles rurales'],
  ['Francas', 'aux Francas'],
  ['Feria de Dax', 'à la feria de Dax'],
  ['Harmonie Mutuelle', 'chez Harmonie Mutuelle'],
  ['sous-traitant Vallerive', 'chez un sous-traitant'],
  ['ESN Vallerive, client Département', 'chez Vallerive'],
  ['Au Jardin de Maëlle', 'au Jardin de Maëlle'],
  ['Judo club de Vallerive', 'au Judo club de Vallerive'],
  ['2e RIMa', 'au 2e RIMa'],
  ['UCPA', 'à l’UCPA'],
  ['festival', 'au festival'],
  ['CAUE de la Savoie', 'au CAUE de la Savoie'],
  ['CIUSS de l’Estrie', 'au CIUSS de l’Estrie'],
  ['FQTX des Landes', 'à la FQTX des Landes'],
  ['AQTX du Gard', 'à l’AQTX du Gard'],
  ['Armée Suisse', 'dans l’armée suisse'],
  ['Armée', 'dans l’armée'],
  ['Evénement « Nuit des rois »', 'lors de l’événement « Nuit des rois »'],
  ['Chaine de divertissements « Le Phare »', 'pour la chaîne de divertissements « Le Phare »'],
  ['Projet humanitaire à l’étranger', 'dans un projet humanitaire à l’étranger'],
  ['Protecteur du citoyen', 'auprès du Protecteur du citoyen'],
  ['Défenseur des droits', 'auprès du Défenseur des droits'],
  ['Espace Jeunes Lucie Aubrac', 'à l’espace jeunes Lucie Aubrac'],
  ['Entreprise de transport colis', 'dans une entreprise de transport de colis'],
  ['Mac donald', 'chez McDonald’s'],
  ['Intermaché', 'chez Intermarché'],
  ['Keuhne Nagel', 'chez Kuehne+Nagel'],
  ['BRICO DEPOT', 'chez Brico Dépôt'],
  ['Carrefour city', 'chez Carrefour City'],
  ['STUDIO 107', 'au Studio 107'],
  ['Snack de la Source', 'au Snack de la Source'],
  ['ELIOR', 'chez Elior'],
  ['BA 128 Metz', 'à la base aérienne 128'],
  ['Les Légumes Du Coin', 'aux Légumes du Coin'],
  ['eDreams', 'chez eDreams'],
  ['AASS GYM', 'chez AASS GYM'],
  ['Conforma', 'chez Conforma'],
  ['LEROY MERLIN et WELDOM', 'chez Leroy Merlin et Weldom'],
  ['Carel Paris', 'chez Carel Paris'],
  ['Centre "Le Grand Pré"', 'au centre « Le Grand Pré »'],
  ['divers', undefined],
  ['à domicile', undefined],
])('one worked for «%s» %s', (employer, at) => {
  expect(employerForms(employer)?.at).toBe(at)
})

it('names each of the employers of a card, and who was lent to them', () => {
  const job = { kind: 'employment', title: 'Opératrice (intérim)', employer: 'Lesieur, Bonduelle, Danone..' }
  expect(jobEmployer(job)?.at).toBe('en intérim chez Lesieur, Bonduelle et Danone')
  expect(jobEmployer({ ...job, title: 'Fouilleuse', employer: 'Inrap / Archéoval' })?.at).toBe(
    'à l’Inrap et chez Archéoval',
  )
  expect(jobEmployer({ ...job, title: 'Opticien', employer: 'Optic 2000 · Krys · Lissac' })?.at).toBe(
    'chez Optic 2000, Krys et Lissac',
  )
  const towns = new Map([['lyon', 'Lyon']])
  expect(jobEmployer({ ...job, title: 'Vendeuse', employer: 'Etam, Lyon' }, towns)?.at).toBe('chez Etam')
})

it('says of one’s own business and home that they are one’s own', () => {
  const job = { kind: 'employment', title: 'Assistante maternelle', employer: 'à domicile' }
  expect(jobEmployer(job)?.at).toBe('à mon domicile')
  expect(jobEmployer({ ...job, title: 'Vendeuse' })).toBeUndefined()
  expect(jobEmployer({ kind: 'business', title: 'Fleuriste', employer: 'SARL Perrin' })?.at).toBe(
    'à mon compte',
  )
  expect(
    jobEmployer({ kind: 'business', title: 'Développeuse', employer: 'Projet personnel - Lento' })?.at,
  ).toBe('sur un projet personnel')
})

it('names the firm that one founded or runs', () => {
  const firm = { kind: 'business', title: 'associé', employer: 'Lav’Express' }
  expect(ownFirm(firm)).toBe('de Lav’Express')
  expect(ownFirm({ ...firm, title: 'fleuriste' })).toBeUndefined()
  expect(ownFirm({ ...firm, employer: 'Auto-entreprise' })).toBeUndefined()
})
