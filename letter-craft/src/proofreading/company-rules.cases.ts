import { letter, type RuleCases } from '../../testing/rule-cases.ts'

export const companyCases: readonly RuleCases[] = [
  {
    rule: 'wrong-company',
    context: { company: 'Monoprix' },
    breaks: ['Je souhaite rejoindre [Carrefour → ] dès le mois de mai.'],
    allows: ['Mon expérience chez Carrefour m’a formé.'],
  },
  {
    rule: 'wrong-company',
    context: { company: 'Bouygues' },
    breaks: ['C’est avec joie que je postule chez [Orange → ].'],
    allows: ['Avant de rejoindre Orange, j’ai étudié à Lyon.'],
  },
  {
    rule: 'wrong-company',
    context: { company: 'Suez' },
    breaks: ['Votre société [Veolia → ] traite l’eau de ma ville.'],
    allows: ['Je souhaite rejoindre Lyon et votre équipe.'],
  },
  {
    rule: 'wrong-company',
    context: { company: 'Go Sport' },
    breaks: ['Je veux travailler chez [Decathlon → ].'],
  },
  {
    rule: 'wrong-company',
    context: { company: 'Lactalis' },
    breaks: ['Les valeurs de [Danone → ] me parlent.'],
    allows: ['Au sein de Danone, j’ai mené trois projets.'],
  },
  {
    rule: 'wrong-company',
    context: { company: 'Dassault Aviation' },
    breaks: ['Mon projet est d’intégrer [Airbus → ] en mai.'],
  },
  {
    rule: 'wrong-company',
    context: { company: 'Verreries Brunel' },
    breaks: ['Je serais fier de travailler pour [Leroy Merlin → ] et d’y apprendre le métier.'],
    allows: ['Je connais Verreries Brunel depuis un stage chez Renault.'],
  },
  {
    rule: 'wrong-company',
    context: { company: 'Clinique des Tilleuls' },
    breaks: ['Rejoindre la clinique [Saint-Roch → ] serait pour moi une étape importante.'],
    allows: ['J’ai travaillé deux ans à la clinique Saint-Roch avant de vous écrire.'],
  },
  {
    rule: 'wrong-company',
    context: { company: 'Menuiserie Pascal' },
    breaks: ['C’est pourquoi je souhaite intégrer [Bouygues → ] dès septembre.'],
    allows: ['Je souhaite rejoindre la Menuiserie Pascal après dix ans chez Bouygues.'],
  },
  {
    rule: 'wrong-company',
    context: { company: 'Hôtel du Parc' },
    breaks: ['Votre établissement, le [Grand Hôtel de Bordeaux → ], est connu pour son accueil.'],
    allows: ['Rejoindre l’Hôtel du Parc serait pour moi une étape importante.'],
  },
  {
    rule: 'wrong-company',
    context: { company: 'Solenia' },
    breaks: ['Je suis convaincue que [Novatech → ] saura me faire progresser.'],
    allows: ['Chez Novatech, j’ai appris à vendre\u202f; chez Solenia, je veux construire.'],
  },
  {
    rule: 'wrong-company',
    context: { company: 'Transports Guérin' },
    breaks: ['Je souhaite mettre mes idées au service de [Geodis → ].'],
    allows: ['J’ai conduit pour Geodis pendant six ans.'],
  },
  {
    rule: 'wrong-company',
    context: { company: 'Filature Arnaud' },
    breaks: ['Je suis impatiente de rejoindre [Tissages Perrin → ].'],
    allows: ['Après six ans aux Tissages Perrin, je souhaite rejoindre la Filature Arnaud.'],
  },
  {
    rule: 'wrong-company',
    context: { company: 'Optique Mercier' },
    breaks: ['C’est avec plaisir que je rejoindrais [Afflelou → ].'],
    allows: ['J’ai travaillé deux ans chez Afflelou, où j’ai appris la vente.'],
  },
  {
    rule: 'wrong-company',
    context: { company: 'Laiterie du Lac' },
    breaks: ['Je souhaite vivement intégrer l’équipe de [Danone → ].'],
    allows: ['Ancien salarié de Danone, je connais la chaîne du froid.'],
  },
  {
    rule: 'wrong-company',
    context: { company: 'Morvan' },
    breaks: [
      'Je souhaite rejoindre la [Coopérative Atlantique → ] en mai.',
      'Mon projet est de rejoindre le [Crédit Mutuel → ].',
      'J’aimerais intégrer l’[Atelier Bricard → ] dès la rentrée.',
      'Travailler chez [Carrefour → ] serait pour moi une chance.',
      'Votre magasin [Carrefour de Nantes → ] m’est familier.',
      'L’image de [Carrefour → ] me plaît.',
      'Mon attachement à [Carrefour → ] ne date pas d’hier.',
      'Les projets de [Carrefour → ] en matière de bio m’attirent.',
      'Je souhaite contribuer au développement de [Carrefour → ].',
      'Candidate au poste d’hôtesse de caisse chez [Carrefour → ], je tiens à vous rencontrer.',
      'En rejoignant [Carrefour → ], je pourrai progresser.',
      'Je veux m’investir chez [Carrefour → ] pour longtemps.',
      'Je souhaite apporter mon énergie à [Carrefour → ].',
      '[Carrefour → ] est une enseigne que j’admire.',
    ],
    allows: [
      'Je veux travailler chez Ateliers Morvan.',
      'Je souhaite rejoindre la Bretagne en mai.',
      'Je souhaite apporter mon aide à Madame Lebrun.',
      'J’ai apporté mon énergie à Carrefour pendant deux ans.',
      'La Maison Morvan est une enseigne que j’admire.',
      'Le commerce est un métier que j’aime.',
      'Nantes est une ville que j’aime.',
      'Je souhaite rejoindre la Maison Morvan en mai.',
      'Je souhaite intégrer le Master de droit public.',
      'Avant de rejoindre la Coopérative Atlantique, j’ai étudié à Lyon.',
      'J’ai choisi de rejoindre le Conservatoire de Nantes en 2019.',
      'Je souhaite rejoindre la Direction des achats.',
      'Après trois ans chez Carrefour, je souhaite vous rejoindre.',
      'Après dix ans chez Carrefour, je saurai tenir vos rayons.',
      'Caissière depuis 2021 chez Carrefour, je voudrais changer d’air.',
      'En rejoignant Carrefour en 2019, j’ai appris la mise en rayon.',
      'Chez Carrefour, j’encadrais deux stagiaires.',
      'Mon intérêt pour Kubernetes ne date pas d’hier.',
      'J’ai participé au développement de Firefox.',
      'L’histoire de Rome m’a toujours plu.',
      'Les projets de Nantes en matière de bio m’attirent.',
      'Votre magasin Morvan de Nantes m’est familier.',
      'J’ai vu votre annonce sur Indeed.',
      'Les produits de Carrefour et les vôtres se ressemblent peu.',
    ],
  },
  {
    rule: 'wrong-company',
    context: { company: 'MONOPRIX SA' },
    allows: ['Je souhaite rejoindre Monoprix dès le mois de mai.'],
  },
  {
    rule: 'wrong-company',
    context: { company: 'BNP Paribas' },
    allows: ['J’ai servi deux ans au sein du Crédit Mutuel.'],
  },
  {
    rule: 'wrong-company',
    context: { company: 'Chais Lamothe' },
    allows: ['J’ai travaillé pour Castel, puis pour un domaine voisin.'],
  },
  {
    rule: 'wrong-company',
    context: { company: 'Adecco', offer: 'Adecco recrute pour son client Airbus des ajusteurs.' },
    allows: ['Je souhaite rejoindre Airbus dès le mois de mai.'],
  },
  {
    rule: 'internship-dates',
    context: { type: 'internship' },
    breaks: [
      letter(
        '[Je cherche un stage de développeur chez vous. → ] Vos projets me plaisent. Je code depuis le lycée. Je viendrai vous voir.',
        'Madame,',
      ),
      letter(
        '[Un stage dans votre studio serait une chance. → ] Vos projets me plaisent. Je code depuis le lycée. Je viendrai vous voir.',
        'Madame,',
      ),
      letter(
        '[Votre studio accueille des stagiaires, et je veux en être. → ] Vos projets me plaisent. Je code depuis le lycée. Je viendrai vous voir.',
        'Madame,',
      ),
      letter(
        '[Je cherche un stage dans votre service de communication, où je pourrais apprendre à rédiger une lettre d’information. → ]',
      ),
      letter(
        '[Étudiante en droit à Lille, je souhaite faire mon stage dans votre étude, car j’ai aimé votre conférence sur les successions. → ]',
      ),
    ],
    allows: [
      letter(
        'Je cherche un stage de deux mois chez vous. Vos projets me plaisent. Je code depuis le lycée. Je viendrai vous voir.',
        'Madame,',
      ),
      letter(
        'Je cherche un stage du 3 mars au 30 juin. Vos projets me plaisent. Je code depuis le lycée. Je viendrai vous voir.',
        'Madame,',
      ),
      letter(
        'Un stage d’été dans votre studio serait une chance. Vos projets me plaisent. Je code depuis le lycée. Je viendrai vous voir.',
        'Madame,',
      ),
      letter(
        'Je cherche un stage de huit semaines dès avril dans votre studio. Vos projets me plaisent. Je code depuis le lycée. Je viendrai vous voir.',
        'Madame,',
      ),
    ],
  },
  {
    rule: 'internship-dates',
    context: { type: 'job_application' },
    breaks: [
      letter(
        '[Je cherche un contrat d’apprentissage dans votre studio. → ] Vos projets me plaisent. Je code depuis le lycée. Je viendrai vous voir.',
        'Madame,',
      ),
    ],
    allows: [
      letter(
        'Je cherche un contrat d’apprentissage, au rythme de trois semaines chez vous. Vos projets me plaisent. Je code depuis le lycée. Je viendrai vous voir.',
        'Madame,',
      ),
    ],
  },
]
