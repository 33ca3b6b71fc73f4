import type { ConceptCases } from '../concept.ts'

export const healthCases: ConceptCases = {
  'give-nursing-care': {
    names: [
      'Dispenser les soins infirmiers',
      'réalisation des soins sur prescription',
      'pansements et injections',
    ],
    not: ['soins du visage'],
  },
  'give-medicines': {
    names: ['préparation des piluliers', 'administration des médicaments', 'aide à la prise des traitements'],
    not: ['traitement des déchets', 'administration des ventes'],
  },
  'follow-patients': {
    names: [
      'surveillance de l’état de santé des patients',
      'prise des constantes : surveiller les constantes',
      'suivi médical des élèves',
    ],
    not: ['dossier de suivi des commandes'],
  },
  'keep-care-records': {
    names: [
      'transmissions écrites et orales',
      'mise à jour du dossier de soins',
      'tenue des dossiers médicaux',
    ],
    not: ['réparation des transmissions mécaniques'],
  },
  'help-washing-meals': {
    names: [
      'aide à la toilette et à l’habillage',
      'aide au lever, au coucher et aux repas',
      'soins d’hygiène et de confort',
    ],
    not: ['un service de repas à la carte'],
  },
  'comfort-residents': {
    names: ['bien-être et confort des résidents', 'accompagnement des personnes âgées', 'aide aux résidents'],
    not: ['animateur en maison de retraite', 'la retraite à 64 ans'],
  },
  'move-patients': {
    names: [
      'installation et transfert des patients',
      'mobilisation des résidents',
      'aide au déplacement des malades',
    ],
    not: ['mobilisation des équipes'],
  },
  'carry-patients': {
    names: ['ambulancier diplômé d’État', 'transport sanitaire', 'brancardage des patients'],
    not: ['transport de marchandises'],
  },
  'carry-health-products': {
    names: ['transport de produits sanguins', 'acheminement des prélèvements'],
    not: ['transport des patients'],
  },
  'assist-surgery': {
    names: [
      'infirmier de bloc opératoire',
      'Assister le praticien pendant l’intervention',
      'instrumentation chirurgicale : bloc opératoire',
    ],
    not: ['instruments de musique'],
  },
  'sterilise-tools': {
    names: [
      'stérilisation des instruments',
      'nettoyer et désinfecter les dispositifs médicaux',
      'agent de stérilisation',
    ],
    not: ['désinfection des locaux'],
  },
  'clean-hospital-rooms': {
    names: [
      'agent des services hospitaliers',
      'bionettoyage des surfaces',
      'nettoyage des chambres des résidents',
    ],
    not: ['nettoyage de bureaux'],
  },
  'give-out-medicines': {
    names: [
      'délivrance des ordonnances',
      'préparateur en officine',
      'vente de médicaments et de parapharmacie',
    ],
    not: ['visiteuse médicale : ordonner'],
  },
  'advise-patients': {
    names: ['conseil et éducation thérapeutique', 'information des patients', 'éducation à la santé'],
    not: [
      'accompagner des familles et des parents',
      'recueillir les informations auprès du patient',
      'les conseils de prudence',
    ],
  },
  'prevent-illness': {
    names: ['actions de prévention', 'dépistage et vaccination', 'Promotion de la santé'],
    not: ['prévention des vols'],
  },
  'examine-patients': {
    names: [
      'consultations médicales',
      'poser un diagnostic et suivre les malades : poser un diagnostic',
      'examens cliniques',
    ],
    not: ['diagnostic d’une panne'],
  },
  'prescribe-treatment': {
    names: [
      'prescrire les traitements médicamenteux',
      'ajuster les traitements',
      'prescription d’examens complémentaires',
    ],
    not: ['prescripteurs et clients'],
  },
  'operate-on-patients': {
    names: ['réaliser des interventions chirurgicales', 'chirurgien', 'suivi post-opératoire'],
    not: ['assister le chirurgien', 'le service de chirurgie digestive', 'opérer des machines'],
  },
  'handle-emergencies': {
    names: ['gestion des urgences', 'formation aux premiers secours PSC1', 'gestes d’urgence AFGSU'],
    not: ['poste à pourvoir en urgence'],
  },
  'do-lab-tests': {
    names: [
      'technicien de laboratoire d’analyses médicales',
      'analyse des prélèvements',
      'analyses biologiques',
    ],
    not: ['analyse des ventes'],
  },
  'take-samples': {
    names: ['réaliser les prélèvements sanguins', 'prises de sang à domicile', 'infirmier préleveur'],
    not: ['prélèvement à la source'],
  },
  'take-images': {
    names: ['manipulateur en électroradiologie', 'examens d’imagerie médicale', 'Scanner, IRM'],
    not: ['imaginer des produits'],
  },
  rehabilitate: {
    names: ['séances de rééducation', 'masseur-kinésithérapeute', 'évaluer et réadapter les personnes'],
    not: ['éducation des enfants'],
  },
  'fit-aids': {
    names: [
      'montage et ajustage des lunettes',
      'conception de prothèses dentaires',
      'réglage des appareils auditifs',
    ],
    not: ['réparer les appareils ménagers'],
  },
  'test-sight-hearing': {
    names: ['examens de vue en magasin d’optique', 'mesure de l’acuité visuelle', 'bilan auditif'],
    not: ['point de vue'],
  },
  'assist-dentist': {
    names: ['assistante dentaire', 'aide au fauteuil', 'travail à quatre mains au fauteuil'],
    not: ['prothésiste dentaire'],
  },
  'plan-diets': {
    names: ['diététicienne', 'plans nutritionnels personnalisés', 'suivi des régimes alimentaires'],
    not: ['vente de produits alimentaires'],
  },
  'help-births': {
    names: ['suivi des grossesses', 'préparation à l’accouchement', 'sage-femme'],
    not: ['Remplacement d’un congé de maternité', 'prime de naissance', 'prime de Noël'],
  },
  'care-for-newborns': {
    names: [
      'auxiliaire de puériculture',
      'Soins aux nourrissons',
      'prise en charge de l’enfant en néonatologie',
    ],
    not: ['des soins dentaires'],
  },
  'coordinate-care': {
    names: [
      'infirmière coordinatrice : coordination des soins',
      'cadre de santé',
      'encadrement de l’équipe soignante',
    ],
    not: ['organiser des réunions'],
  },
  'watch-workers-health': {
    names: ['suivi médical des salariés', 'santé au travail', 'visites médicales'],
    not: ['qualité de vie au travail'],
  },
  'sort-emergency-calls': {
    names: ['assistant de régulation médicale', 'réception des appels d’urgence', 'Samu, centre 15'],
    not: ['appel à candidatures urgent'],
  },
  'use-other-therapies': {
    names: ['séances de relaxation', 'sophrologue', 'art-thérapie en maison de retraite'],
    not: ['une séance du conseil municipal'],
  },
}
