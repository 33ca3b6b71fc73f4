import type { ConceptCases } from '../concept.ts'

export const maintenanceCases: ConceptCases = {
  'maintain-buildings': {
    names: ['Agent d’entretien du bâtiment', 'petits travaux de réparation', 'maintenance des bâtiments'],
    not: ['nettoyage des bureaux'],
  },
  'fix-machines': {
    names: [
      'Technicien de maintenance industrielle',
      'dépannage des machines',
      'électromécanicien',
      'maintenance préventive et curative',
    ],
    not: ['maintenance informatique', 'réparation automobile'],
  },
  'do-preventive-maintenance': {
    names: ['Maintenance préventive', 'maintenance de premier niveau', 'graissage des machines'],
    not: ['entretien courant des locaux'],
  },
  'find-faults': {
    names: ['Diagnostic des pannes', 'recherche de dysfonctionnements', 'analyse des défaillances'],
    not: ['diagnostic immobilier'],
  },
  'replace-parts': {
    names: ['Remplacement des pièces défectueuses', 'changer les roulements', 'démontage des organes'],
    not: ['changement de poste'],
  },
  'maintain-electrical': {
    names: [
      'Électricien de maintenance',
      'dépannage électrique',
      'habilitation électrique',
      'électrotechnicien',
    ],
    not: ['vélos électriques à louer'],
  },
  'maintain-electronics': {
    names: [
      'Électronicien de maintenance',
      'maintenance de matériel biomédical',
      'réparation de téléviseurs',
      'maintenance de distributeurs automatiques',
    ],
    not: ['courrier électronique'],
  },
  'repair-appliances': {
    names: [
      'Technicien électroménager',
      'réparation de lave-linge',
      'SAV d’appareils ménagers',
      'dépannage de machines à café',
    ],
    not: ['vente d’électroménager'],
  },
  'fix-heating': {
    names: [
      'Technicien de maintenance CVC',
      'entretien de chaudières gaz',
      'dépannage chauffage',
      'maintenance de climatisation',
    ],
    not: ['local chauffé'],
  },
  'fix-refrigeration': {
    names: [
      'Frigoriste',
      'froid commercial',
      'manipulation des fluides frigorigènes',
      'dépannage de groupes froids',
    ],
    not: ['rangement en chambre froide', 'camion frigorifique'],
  },
  'fix-lifts': {
    names: [
      'Ascensoriste',
      'maintenance d’ascenseurs',
      'dépannage de portes automatiques',
      'escaliers mécaniques',
    ],
    not: ['ascenseur social'],
  },
  'fix-hydraulics': {
    names: ['Hydraulicien', 'circuits hydrauliques et pneumatiques', 'réparation de vérins'],
    not: ['montage de pneus'],
  },
  'pull-fibre': {
    names: ['Monteur raccordeur fibre optique', 'raccordement d’abonnés FTTH', 'technicien télécom'],
    not: ['fibre commerciale', 'avoir la fibre de la vente'],
  },
  'set-up-aerials': {
    names: [
      'Antenniste',
      'installation d’alarmes et de vidéosurveillance',
      'pose de contrôle d’accès',
      'technicien courants faibles',
    ],
    not: ['l’antenne locale de l’association'],
  },
  'check-extinguishers': {
    names: ['Vérificateur d’extincteurs', 'maintenance de désenfumage', 'contrôle de la sécurité incendie'],
    not: ['formation à la sécurité incendie'],
  },
  'work-on-ropes': {
    names: ['Cordiste', 'travaux d’accès difficile sur cordes', 'interventions sur corde'],
    not: ['instruments à cordes'],
  },
  'dive-for-works': {
    names: ['Scaphandrier', 'travaux subaquatiques', 'travaux sous-marins'],
    not: ['plongeur en restauration'],
  },
  'decontaminate-sites': {
    names: ['Décontaminateur nucléaire', 'démantèlement d’installations', 'radioprotection'],
    not: ['eaux usées'],
  },
  'keep-roads': {
    names: [
      'Agent d’exploitation de la voirie',
      'patrouilleur autoroutier',
      'pose de panneaux de signalisation',
      'viabilité hivernale',
    ],
    not: ['exploitant routier', 'propreté urbaine'],
  },
  'keep-pools-running': {
    names: ['Technicien piscine', 'traitement de l’eau des bassins', 'entretien de piscines'],
    not: ['vendeur de piscines', 'espace piscine'],
  },
  'maintain-wind-turbines': {
    names: ['Technicien de maintenance éolienne', 'parc éolien', 'dépannage des éoliennes'],
  },
}
