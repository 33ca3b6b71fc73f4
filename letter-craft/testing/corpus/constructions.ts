import { type Case, faultyCases, hardNegatives } from './case.ts'

export const faultyConstructions: readonly Case[] = [
  ...faultyCases('construction', [
    ['J’ai progressé malgré que le poste soit neuf.', 'J’ai progressé bien que le poste soit neuf.'],
    ['Il fallait pallier à la panne.', 'Il fallait pallier la panne.'],
    ['Il fallait pallier au manque.', 'Il fallait pallier le manque.'],
    ['Il fallait pallier à l’absence.', 'Il fallait pallier l’absence.'],
    ['Bien que je suis jeune, je connais le métier.', 'Bien que je sois jeune, je connais le métier.'],
    ['J’écris pour que vous pouvez me situer.', 'J’écris pour que vous puissiez me situer.'],
    ['Si j’aurais le choix, ce serait chez vous.', 'Si j’avais le choix, ce serait chez vous.'],
    'Je me rappelle de votre accueil.',
    ['J’ai progressé en terme de vitesse.', 'J’ai progressé en termes de vitesse.'],
    ['De part mon métier, je connais le bois.', 'De par mon métier, je connais le bois.'],
  ]),
  ...faultyCases('hyphen', [
    ['Je reste libre pour un rendez vous.', 'Je reste libre pour un rendez-vous.'],
    ['Je finis en mai, c’est à dire bientôt.', 'Je finis en mai, c’est-à-dire bientôt.'],
    ['Je vous offre mon savoir faire.', 'Je vous offre mon savoir-faire.'],
    ['Vous trouverez ci joint mon CV.', 'Vous trouverez ci-joint mon CV.'],
    ['Je travaille à mi temps.', 'Je travaille à mi-temps.'],
    ['J’ai monté ce site moi même.', 'J’ai monté ce site moi-même.'],
    ['Cela me convient tout-à-fait.', 'Cela me convient tout à fait.'],
  ]),
  ...faultyCases('wished-conditional', [
    ['Je voudrai rejoindre votre atelier.', 'Je voudrais rejoindre votre atelier.'],
    ['J’aimerai vous rencontrer.', 'J’aimerais vous rencontrer.'],
    ['Je souhaiterai apprendre la taille.', 'Je souhaiterais apprendre la taille.'],
    ['J’aurai aimé vous parler de mon projet.', 'J’aurais aimé vous parler de mon projet.'],
  ]),
  ...faultyCases('pleonasm', [
    ['Au jour d’aujourd’hui, je suis libre.', 'Aujourd’hui, je suis libre.'],
    ['Je suis calme, voire même patient.', 'Je suis calme, voire patient.'],
    ['Nous pourrions collaborer ensemble.', 'Nous pourrions collaborer.'],
    ['Je sais prévoir à l’avance les commandes.', 'Je sais prévoir les commandes.'],
    'Je serais en mesure de pouvoir venir.',
  ]),
  ...faultyCases('heavy-turn', [
    ['Je suis disponible de suite.', 'Je suis disponible tout de suite.'],
    ['Suite à mon stage, je vous écris.', 'À la suite de mon stage, je vous écris.'],
    'J’ai progressé au niveau de la vente.',
    ['Je souhaite travailler sur Lyon.', 'Je souhaite travailler à Lyon.'],
    ['Au final, le rayon a doublé.', 'Finalement, le rayon a doublé.'],
  ]),
  ...faultyCases('anglicism', [
    'J’ai implémenté un nouveau logiciel.',
    'J’aime les challenges.',
    'Je veux booster vos ventes.',
    'Je tiens toujours les deadlines.',
    'Je suis en charge de la caisse.',
  ]),
]

export const cleanConstructions: readonly Case[] = [
  ...hardNegatives('construction', [
    'Malgré la pluie, le chantier a avancé.',
    'J’ai pallié la panne en une heure.',
    'Bien que je sois jeune, je connais le métier.',
    'Je vois bien que je suis attendu.',
    'Je me rappelle votre accueil.',
    'Si j’avais le choix, je viendrais chez vous.',
    'En termes de délais, je suis fiable.',
    'D’une part, je conduis\u202f; de l’autre, je livre.',
  ]),
  ...hardNegatives('hyphen', [
    'Le rendez-vous est pris.',
    'Nous pourrions nous rencontrer en mai.',
    'Je sais faire une soudure propre.',
    'C’est à vous de dire.',
    'Ce travail peut être long.',
    'Après midi sonné, je reprends le service.',
    'Vous trouverez mon CV ci-joint.',
  ]),
  ...hardNegatives('wished-conditional', [
    'J’aimerais vous rencontrer.',
    'Je serai libre en mai.',
    'Je pourrai commencer lundi.',
    'J’aurai fini mon contrat en juin.',
  ]),
  ...hardNegatives('pleonasm', [
    'Aujourd’hui, je suis libre.',
    'Nous travaillons ensemble depuis mai.',
    'J’ai réservé la salle à l’avance.',
    'Je suis capable de tenir ce rythme.',
  ]),
  ...hardNegatives('heavy-turn', [
    'Ensuite, j’ai repris le rayon.',
    'La suite de mon parcours se joue chez vous.',
    'J’ai le niveau B2 en anglais.',
    'Je travaille sur un toit sans crainte.',
    'Mon chantier est sur la rive droite.',
  ]),
  ...hardNegatives('anglicism', [
    'J’ai mis en place un nouveau logiciel.',
    'Ce défi me plaît.',
    'Je soutiens mes collègues.',
    'Je tiens les délais.',
  ]),
]
