import type { WholeLetter } from './whole-letter.ts'

/** Letters as candidates send them, faults included. */
export const faultyLetters: readonly WholeLetter[] = [
  {
    name: 'Une vendeuse qui confond les homophones',
    context: { company: 'Les Pivoines', candidateGender: 'feminine', type: 'job_application' },
    text: `Madame, Monsieur

Suite à votre annonce, je me permet de vous adressé ma candidature au poste de fleuriste. Votre boutique ma toujours attirée, est je connais bien vos bouquet.

J'ai travailler trois ans chez un fleuriste de Metz ou je préparais les commandes. Ces années m'on appris a conseiller les clients et a gérer le stock. Je suis motivé, organisée, souriante et dynamique.

Je suis disponible de suite et je reste a votre disposition pour un entretient.

Dans l'attente de votre réponse, veuillez agréer, Madame, mes salutations distinguées.`,
  },
  {
    name: 'Un cuisinier aux verbes incertains',
    context: { company: 'Le Patio', recipient: 'Mme Garnier', candidateGender: 'masculine' },
    text: `Monsieur,

Vous recherché un cuisinier pour la saison d'été, et votre annonce à retenu mon attention.

J'ai effectuer mon apprentissage au lycée hôtelier de Thonon, puis j'ai travailler deux ans dans une brasserie qui servaient quatre vingt couverts par jour. Les plats que j'ai préparé était simples mais soigné. Mon chef disait que je saurait tenir un poste chaud, et je souhaiterai maintenant apprendre la pâtisserie.

Si j'aurais la chance de vous rencontrer, je vous parlerais de mes recettes.

Je vous pris d'agréer, Monsieur, l'expression de mes salutations distinguées.`,
  },
  {
    name: 'Une aide-soignante qui oublie les accords',
    context: { company: 'Résidence des Tilleuls', candidateGender: 'feminine' },
    text: `Madame la Directrice,

Votre résidence accueille des personne âgée que je serais heureux d'accompagner. Les valeurs que vous défendez, comme la douceur et le respect, sont aussi les mienne.

Diplômée depuis 2019, j'ai travaillé dans deux établissement différent. J'y ai appris à soigné les gestes du matin, à écouter les familles et leur inquiétudes. Les résidentes dont je me suis occupé gardait le sourire, malgré que les journées soient longues.

Ma disponibilité est total, y compris la nuit et les week end. Vous trouverez ci joint mon CV et mes attestation.

Je vous prie d'agréer, Madame, mes salutations respectueuse.`,
  },
  {
    name: 'Un étudiant qui cherche un stage, sans dire quand',
    context: { company: 'Studio Vernet', type: 'internship', candidateGender: 'masculine' },
    text: `Bonjour,

Actuellement étudiante en deuxième année de BTS, je suis à la recherche d'un stage dans votre entreprise dynamique. Je suis passionné depuis toujours par le graphisme et je souhaite relever de nouveaux défis.

Mes études mon permis d'acquérir de solides compétences en mise en page. Je maitrise Photoshop,Illustrator et Indesign. J'ai réalisé plusieurs affiches qui on été exposées dans mon lycée, se qui m'a donné confiance.

Je serais ravi de mettre mes compétences à profit au sein d'Atelier Bricard. Quelque soit la mission confiée, je saurais m'adapter.

Cordialement,

Théo Marchand`,
  },
  {
    name: 'Une assistante qui écrit comme elle parle',
    context: { company: 'Cabinet Roussel', candidateGender: 'feminine' },
    text: `Madame, Monsieur,

Par la présente, je vous soumets ma candidature pour le poste d'assistante. J'ai pas peur du téléphone, et je suis quelqu'un de très organisée.

Au niveau de l'accueil, j'ai bossé quatre ans dans un cabinet dentaire. Je gérais les rendez vous, les relances et pas mal de courriers. Du coup, je connais bien les logiciels de prise de rendez-vous. Mon boulot consistait aussi à prévoir à l'avance les remplacements, voire même à les organiser.

C'est un métier que j'ai besoin de retrouver. Je suis intéressé pour travailler dans un cabinet à taille humaine.

En espérant que ma candidature retiendra votre attention, veuillez recevoir, Madame, Monsieur, l'assurance de mes sentiments distingués.`,
  },
  {
    name: 'Un magasinier pressé, aux signes mal placés',
    context: { company: 'Logidis', candidateGender: 'masculine' },
    text: `Monsieur,

je réponds à votre offre n° 4521 .J'ai 32 ans,je suis marié et j'habite à 5km de votre entrepot.

J'ai conduis un chariot élévateur ( CACES 1, 3 et 5 ) pendant 6 ans : réception,stockage,expédition... J'ai traité jusqu'à 12000 colis par mois. Mes horaires étaient de 5h à 13h, du Lundi au Samedi.

Je suis libre dès le 1 Mars.

Veuillez agréer Monsieur, mes salutations distinguées`,
  },
  {
    name: 'Une lettre laissée à moitié remplie',
    context: { company: 'Banque Delmas' },
    text: `Objet : candidature au poste de conseiller

Madame, Monsieur,

Votre annonce pour le poste de [intitulé du poste] a retenu toute mon attention. Étant motivé(e) et rigoureux(se), je souhaite rejoindre XXX.

Je dispose de ____ ans d'expérience dans la banque, ou j'ai suivi un portefeuille de clients. Je souhaite rejoindre le Crédit Mutuel dès la rentrée.

Je vous prie de croire, Madame, Monsieur, en l'assurance de mes sentiments distingués.

Cordialement,`,
  },
  {
    name: 'Un chauffeur qui confond des mots voisins',
    context: { company: 'Transports Guérin', candidateGender: 'masculine' },
    text: `Madame, Monsieur,

Conducteur de poids lourds depuis huit ans, je souhaite intégrer votre flotte. Je suis près à partir plusieurs jours et je connais les routes d'Espagne.

J'ai parcouru plus d'un million de kilomètres s'en accident. Mon employeur actuel pallie au manque de chauffeurs en nous demandant d'avantage d'heures, c'est à dire près de soixante par semaine. En temps que père de famille, je cherche un rythme plus régulier, quelque soit le salaire.

Mon permit est à jour, de même que ma carte de qualification. Je me tiens entièrement à votre disposition pour un éventuel entretient, et ce des la semaine prochaine.

Je vous prie d'agréer, Madame, Monsieur, mes salutations distinguées.`,
  },
  {
    name: 'A letter in English by a French candidate',
    language: 'en',
    context: { company: 'Hill & Sons' },
    text: `Dear Ms Hill,

I am writing to apply to the position of junior accountant. I am interested to join you're team since three years, and I speak french and english.

During my studies, i have work for a accounting firm in Lyon. It allowed me to discover the audit of small companies, and i could gave advices to the customers.

I look forward to meet you.

Yours faithfully,`,
  },
]
