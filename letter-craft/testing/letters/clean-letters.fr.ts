import type { WholeLetter } from './whole-letter.ts'

/** Correct letters: nothing, or advice on style at most. */
export const cleanLetters: readonly WholeLetter[] = [
  {
    name: 'Une fleuriste',
    context: { company: 'Les Pivoines', candidateGender: 'feminine', type: 'job_application' },
    text: `Madame, Monsieur,

Vos bouquets suivent les saisons, et c’est ainsi que j’ai appris ce métier. Votre vitrine de la rue des Lices m’a arrêtée tout l’automne.

Pendant trois ans, j’ai tenu le rayon plantes d’une jardinerie de Vannes. Avec mes deux collègues, nous avons repris les commandes des mairies voisines\u00a0: les ventes ont doublé en un an. Les clients que j’ai conseillés revenaient avec des photographies de leurs balcons.

Je suis titulaire d’un CAP de fleuriste et du permis B. Mes week-ends sont libres, et je peux commencer dès le 1er mars.

Composer avec vous une première vitrine serait une belle façon de faire connaissance.

Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.`,
  },
  {
    name: 'Un mécanicien',
    context: { company: 'Garage du Port', recipient: 'M. Lebreton', candidateGender: 'masculine' },
    text: `Monsieur,

Votre garage entretient les utilitaires des pêcheurs de Concarneau, que je croise chaque matin sur le port. C’est à leurs moteurs que je voudrais consacrer mes journées.

Chez Peugeot, à Quimper, j’ai appris à diagnostiquer une panne avant d’ouvrir le capot. J’y ai remplacé plus de quatre cents embrayages, et formé deux apprentis qui sont aujourd’hui salariés de la concession. Le samedi, je tenais seul l’accueil.

Mon préavis est d’un mois. Vous pouvez m’appeler au 06\u00a012\u00a034\u00a056\u00a078, de préférence après 18\u00a0h.

Je vous prie d’agréer, Monsieur, mes salutations distinguées.`,
  },
  {
    name: 'Une infirmière qui change de service',
    context: { company: 'Clinique Saint-Roch', candidateGender: 'feminine' },
    text: `Madame la Directrice,

La clinique Saint-Roch ouvre en septembre un service de soins palliatifs. Depuis six ans, j’accompagne des patients en fin de vie à l’hôpital de Bourges, et cette ouverture m’a décidée à vous écrire.

J’y ai mis en place, avec une psychologue, un carnet de liaison entre les familles et les soignants. Il est désormais utilisé dans quatre services. Les équipes que j’ai rejointes m’ont appris à parler peu et à revenir souvent.

Je dispose d’un diplôme universitaire obtenu en 2022, et d’une expérience de la nuit. Quels que soient les horaires, je m’organiserai.

Je vous prie d’agréer, Madame la Directrice, mes salutations respectueuses.`,
  },
  {
    name: 'Un étudiant en stage',
    context: { company: 'Studio Vernet', type: 'internship', candidateGender: 'masculine' },
    text: `Madame, Monsieur,

L’affiche que vous avez dessinée pour le festival de Saumur est accrochée dans ma chambre. J’ai compté ses couleurs\u00a0: trois, pas une de plus. C’est cette retenue que je voudrais apprendre chez vous.

En deuxième année de BTS à Angers, je cherche un stage de huit semaines, du 4 mai au 26 juin. J’ai mis en page le journal de mon lycée pendant deux ans, soit douze numéros, et imprimé deux cents cartes en sérigraphie.

Si mes travaux vous intéressent, je peux vous les montrer un mercredi après-midi.

Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.`,
  },
  {
    name: 'Une reconversion vers la menuiserie',
    context: { company: 'Menuiserie Pascal', candidateGender: 'feminine' },
    text: `Monsieur,

Vous avez restauré l’escalier de la mairie de Joigny, et j’y passe la main chaque fois que je monte. Après dix ans de comptabilité, je prépare un CAP de menuisier, et je cherche l’atelier qui m’accueillera en apprentissage.

Les chiffres m’ont laissé de bonnes habitudes\u00a0: je mesure deux fois, je note tout et je rends mes dossiers à l’heure. Depuis janvier, j’ai fabriqué trois tables, dont l’une est en chêne massif.

La formation alterne une semaine de cours et trois semaines en atelier, de septembre à juin.

Je vous prie d’agréer, Monsieur, mes salutations distinguées.`,
  },
  {
    name: 'Une candidature envoyée par courriel',
    context: { company: 'Café des Arts', candidateGender: 'masculine' },
    text: `Bonjour,

Votre terrasse rouvre en avril, et vous cherchez deux serveurs. J’ai servi deux étés au bord du lac d’Annecy, jusqu’à soixante couverts par service.

Je parle anglais et allemand. Je suis disponible tout de suite, le soir comme le week-end.

Cordialement,`,
  },
  {
    name: 'Une bourse d’études',
    context: { company: 'Fondation Arnaud', type: 'scholarship', candidateGender: 'feminine' },
    text: `Mesdames et Messieurs les membres du jury,

Aucune femme de ma famille n’avait passé le baccalauréat. Ma mère, qui nettoie des bureaux, m’a lu à voix haute chacun de mes bulletins.

Reçue en deuxième année de physique avec 15 de moyenne, je travaille vingt heures par semaine dans une boulangerie. La bourse de la Fondation Arnaud me rendrait ces vingt heures. Je les passerais au laboratoire, où deux enseignants m’ont proposé un projet sur les matériaux poreux.

Je joins à cette lettre mes relevés de notes et leurs deux recommandations.

Je vous prie d’agréer mes salutations respectueuses.`,
  },
  {
    name: 'Une réponse d’une seule phrase',
    context: { candidateGender: 'feminine' },
    text: `Madame, Monsieur,

Votre boutique de Tours m’a arrêtée tout l’automne.

J’ai tenu deux ans le rayon plantes des Lices, et doublé ses ventes.

Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.`,
  },
  {
    name: 'Un appel au directeur',
    text: `Monsieur le Directeur,

Vos menus changent avec le marché.

Je vous prie d’agréer, Monsieur le Directeur, mes salutations distinguées.`,
  },
  {
    name: 'Une formule de courriel sous un appel de lettre',
    text: `Madame, Monsieur,

Votre équipe soigne la nuit.

Bien cordialement,`,
  },
  {
    name: 'A letter in English to a person',
    language: 'en',
    context: { company: 'Hill & Sons' },
    text: `Dear Ms Hill,

I ran the night shift of a hotel in Leeds for two years. In that time, we cut the waiting time at the desk from ten minutes to three, and I trained four colleagues.

Your new hotel in York opens in May. I would be glad to help you open its front desk.

Yours sincerely,`,
  },
  {
    name: 'A letter in English to nobody in particular',
    language: 'en',
    text: `Dear Hiring Manager,

I ran the night shift for two years.

Yours faithfully,`,
  },
]
