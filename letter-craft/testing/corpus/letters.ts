import { type Case, faultyCases, hardNegatives, letter } from './case.ts'

const plain = 'Votre maison reçoit des clients fidèles, et je sais les servir. '
const figures = 'En trois ans, j’ai formé douze apprentis sous Excel. '
const long = (times: number) => `${figures}${plain.repeat(times)}`.trim()
const three = (first: string) =>
  letter(`${first}\n\n${figures.trim()}\n\nJe viendrai vous voir avec plaisir.`)
const formula = 'Je vous prie d’agréer, Madame, mes salutations distinguées.'

export const faultyLetters: readonly Case[] = [
  ...faultyCases('conditional-density', [
    'Je souhaiterais vous rencontrer. J’aimerais vous parler de mon projet.',
    'Je voudrais rejoindre votre équipe, et je serais heureux d’en parler.',
    'Je pourrais venir lundi. Je serais prêt en mai.',
    'J’aimerais apprendre. Votre école est connue. Je souhaiterais y entrer. Elle est proche. Je serais à l’heure.',
  ]),
  ...faultyCases('passive-density', [
    'Les commandes ont été livrées et les factures ont été payées.',
    'Le projet a été mené par mon équipe, et il a été salué par la mairie.',
    'Le stock a été revu. Tout va bien. Le plan a été suivi. La suite est claire. Le budget a été tenu.',
    'J’ai été formé par un maître, puis j’ai été recruté.',
  ]),
  ...faultyCases('empty-adjectives', [
    'Je suis ponctuel, organisé et autonome.',
    'Rigoureuse, patiente et discrète, je soigne.',
    'On me dit curieux, fiable et créatif.',
    'Sérieux, volontaire et polyvalent, je conduis.',
  ]),
  ...faultyCases('em-dash', [
    'Votre atelier — le plus ancien de la ville — forme des luthiers.',
    'J’ai deux atouts — le calme et la force. Je les mets — si vous voulez — à profit.',
    'Mon métier – la coupe – demande du soin.',
    'Je vends — et j’aime vendre. Je conseille — et on revient.',
  ]),
  ...faultyCases('first-paragraph', [
    three('Je cherche un emploi de jardinier. J’ai le permis.'),
    three('Titulaire d’un CAP, je termine mon contrat en mai.'),
    three('Mon parcours m’a conduit de la vente au soin.'),
    three('J’ai grandi au bord de la mer et je navigue.'),
  ]),
  ...faultyCases('paragraph-count', [
    letter(long(14)),
    letter(`${long(9)}\n\n${plain.repeat(4).trim()}`),
    letter(Array(7).fill('Votre maison me plaît.').join('\n\n')),
    letter(Array(9).fill('Vos clients reviennent.').join('\n\n')),
  ]),
  ...faultyCases('too-short', [
    letter(`${plain.repeat(4)}`.trim()),
    letter(`${figures}${plain.repeat(3)}`.trim(), 'Madame,'),
    letter(`${plain.repeat(3)}\n\n${plain.repeat(3)}`.trim()),
    letter(`${plain.repeat(5)}`.trim(), 'Monsieur le Directeur,'),
  ]),
  ...faultyCases('no-figure', [
    plain.repeat(12).trim(),
    `J’aime ce métier et il me le rend. ${plain.repeat(12)}`.trim(),
    `${plain.repeat(6)}J’ai formé trois apprentis. ${plain.repeat(6)}`.trim(),
    `${plain.repeat(6)}Je me sers de Sage. ${plain.repeat(6)}`.trim(),
  ]),
  ...faultyCases('too-long', [long(45), long(50), long(60), `${figures}${long(48)}`]),
  ...faultyCases('opening-comma', [
    letter('Votre maison me plaît.', 'Madame, Monsieur', formula.replace('Madame', 'Madame, Monsieur')),
    letter('Votre maison me plaît.', 'Madame', formula),
    letter('Votre maison me plaît.', 'Madame.', formula),
    letter(
      'Votre maison me plaît.',
      'Madame la Directrice',
      formula.replace('Madame', 'Madame la Directrice'),
    ),
  ]),
  ...faultyCases('opening-form', [
    letter(
      'Votre maison me plaît.',
      'Madame/Monsieur,',
      'Je vous prie d’agréer mes salutations distinguées.',
    ),
    letter(
      'Votre maison me plaît.',
      'Madame ou Monsieur,',
      'Je vous prie d’agréer mes salutations distinguées.',
    ),
    letter(
      'Votre maison me plaît.',
      'Madame Monsieur,',
      'Je vous prie d’agréer mes salutations distinguées.',
    ),
  ]),
  {
    text: letter('Votre maison me plaît.', 'Monsieur,'),
    rules: ['opening-form'],
    context: { recipient: 'Mme\u00a0Petit' },
  },
  ...faultyCases('email-opening', [
    letter('Votre maison me plaît.', 'Bonjour,', 'Je vous prie d’agréer mes salutations distinguées.'),
    letter('Votre maison me plaît.', 'Bonjour Madame,', 'Veuillez agréer mes salutations distinguées.'),
    letter('Votre maison me plaît.', 'Bonsoir,', 'Je vous prie de recevoir mes salutations distinguées.'),
    letter('Votre maison me plaît.', 'Bonjour à tous,', 'Recevez mes salutations distinguées.'),
  ]),
  ...faultyCases('mademoiselle', [
    letter('Votre maison me plaît.', 'Mademoiselle,', 'Je vous prie d’agréer mes salutations distinguées.'),
    letter(
      'Votre maison me plaît.',
      'Mademoiselle la Directrice,',
      'Je vous prie d’agréer mes salutations distinguées.',
    ),
    letter(
      'Votre maison me plaît.',
      'À l’attention de Mademoiselle,',
      'Veuillez agréer mes salutations distinguées.',
    ),
    letter('Votre maison me plaît.', 'Madame, Mademoiselle,', 'Veuillez agréer mes salutations distinguées.'),
  ]),
  ...faultyCases('page-part', [
    `Objet\u00a0: candidature au poste de libraire\n\n${letter('Votre librairie me plaît.')}`,
    `Lyon, le 3 mars 2026\n\n${letter('Votre librairie me plaît.')}`,
    `${letter('Votre librairie me plaît.')}\n\nInès Roux`,
    `${letter('Votre librairie me plaît.')}\n\nP. J.\u00a0: mon CV`,
  ]),
  ...faultyCases('missing-closing', [
    'Madame,\n\nVotre maison me plaît.\n\nJe sais vendre.\n\nJe viendrai vous voir.',
    'Madame, Monsieur,\n\nVos menus changent.\n\nJe cuisine depuis cinq ans.\n\nParlons-en bientôt.',
    'Monsieur,\n\nVos chantiers avancent.\n\nJe maçonne.\n\nJe suis libre en mai.',
    'Monsieur le Maire,\n\nVotre ville change.\n\nJe jardine.\n\nJ’ai le permis.\n\nAppelez-moi.',
  ]),
  ...faultyCases('missing-opening', [
    `Votre maison me plaît.\n\nJe sais vendre.\n\n${formula}`,
    `Vos menus changent.\n\nJe cuisine depuis cinq ans.\n\nVeuillez agréer mes salutations distinguées.`,
    `Vos chantiers avancent.\n\nJe maçonne.\n\nVous me verrez lundi.\n\nRecevez mes salutations distinguées.`,
    `Votre ville change.\n\nJe jardine.\n\nBien cordialement,`,
  ]),
  ...faultyCases('doubled-closing', [
    `${letter('Votre maison me plaît.')}\n\nCordialement,`,
    `${letter('Votre maison me plaît.')}\n\nBien cordialement,`,
    letter('Votre maison me plaît.', 'Madame,', `${formula}\nCordialement,`),
    letter('Votre maison me plaît.', 'Madame,', 'Bien à vous,\n\nVeuillez agréer, Madame, mes salutations.'),
  ]),
]

export const cleanLetterCases: readonly Case[] = [
  ...hardNegatives('conditional-density', [
    'Je souhaiterais vous rencontrer. Ma formation finit en mai.',
    'Cette bourse paierait mes livres. Elle couvrirait mon loyer.',
    'Je serai heureux de vous rencontrer. Je viendrai volontiers.',
    'Si j’avais le choix, je viendrais chez vous.',
  ]),
  ...hardNegatives('passive-density', [
    'Mon projet a été salué par la mairie. J’en suis fier.',
    'Je suis passé par la vente, et je suis venu au soin.',
    'Les commandes ont été livrées. Les clients sont revenus.',
    'J’ai été formé sur place.',
  ]),
  ...hardNegatives('empty-adjectives', [
    'Je suis ponctuel et calme.',
    'Patient avec les enfants, je suis exigeant avec moi.',
    'Mon sérieux se voit à mes carnets.',
    'Je suis autonome dès la deuxième semaine.',
  ]),
  ...hardNegatives('em-dash', [
    'Votre atelier — le plus ancien de la ville forme des luthiers.',
    'Je fais la ligne Lyon-Marseille, aller-retour.',
    'Le trajet Paris\u2013Lille ne me fait pas peur.',
    '- Vente\n- Conseil\n- Caisse',
  ]),
  ...hardNegatives('first-paragraph', [
    three('Votre école forme des marins, et je le suis.'),
    three('Chez vous, on cuisine de saison, comme je le fais.'),
    three('Les marées rythment vos journées comme les miennes.'),
    'Je vends. Je pèse.',
  ]),
  ...hardNegatives('paragraph-count', [
    letter(`${figures.trim()}\n\n${plain.repeat(9).trim()}\n\n${plain.repeat(3).trim()}`),
    letter(`${figures}${plain.repeat(2)}`.trim(), 'Madame,', 'Cordialement,'),
    letter(`${figures.trim()}\n\nVos clients reviennent.`),
    letter(Array(6).fill('Votre maison me plaît.').join('\n\n')),
  ]),
  ...hardNegatives('too-short', [
    letter('Votre maison me plaît.'),
    letter(plain.repeat(4).trim(), 'Bonjour,', 'Cordialement,'),
    plain.repeat(3).trim(),
    letter(`${figures.trim()}\n\n${plain.repeat(6).trim()}\n\n${plain.repeat(4).trim()}`),
  ]),
  ...hardNegatives('no-figure', [
    long(12),
    `${plain.repeat(6)}J’ai formé trois apprentis sous Sage. ${plain.repeat(6)}`.trim(),
    plain.repeat(6).trim(),
    `${plain.repeat(6)}En 2023, les ventes ont monté de 12\u00a0%. ${plain.repeat(6)}`.trim(),
  ]),
  ...hardNegatives('too-long', [
    long(20),
    long(30),
    long(33),
    letter(`${figures.trim()}\n\n${plain.repeat(12).trim()}\n\n${plain.repeat(12).trim()}`),
  ]),
  ...hardNegatives('opening-comma', [
    letter('Votre maison me plaît.', 'Madame la Directrice,'),
    'Madame Petit m’a formée. Elle dirige un salon.\n\nJ’y ai tout appris.',
    'Monsieur Roux dirige l’atelier où j’ai appris.\n\nIl me recommande.',
    letter('Votre maison me plaît.', 'Mesdames, Messieurs,'),
  ]),
  ...hardNegatives('opening-form', [
    letter('Votre maison me plaît.', 'Monsieur, Madame,'),
    letter('Votre maison me plaît.', 'Madame la Rectrice,'),
    letter(
      'Votre maison me plaît.',
      'Mesdames et Messieurs les membres du jury,',
      'Je vous prie d’agréer mes salutations distinguées.',
    ),
  ]),
  {
    text: letter('Votre maison me plaît.', 'Madame,'),
    rules: [],
    context: { recipient: 'Mme\u00a0Petit' },
    nearRule: 'opening-form',
  },
  ...hardNegatives('email-opening', [
    letter('Votre maison me plaît.', 'Bonjour,', 'Cordialement,'),
    letter('Votre maison me plaît.', 'Bonjour Madame,', 'Bien à vous,'),
    'Un bonjour et un sourire ouvrent chaque vente.',
    letter('Chez vous, bonjour n’est pas un mot vide.'),
  ]),
  ...hardNegatives('mademoiselle', [
    letter('Mademoiselle Chanel reste mon modèle.'),
    letter('Votre maison me plaît.', 'Madame,'),
    'J’ai joué «\u00a0Mademoiselle Julie\u00a0» en mai.',
    letter('Votre boutique Mademoiselle me plaît.', 'Madame,'),
  ]),
  ...hardNegatives('page-part', [
    letter('L’objet de ma demande tient en une ligne.'),
    letter('Mon contrat se termine le 30 juin.'),
    letter('À Lyon, le 3 mars, vous ouvrez un magasin.'),
    letter('Je joins mon CV.', 'Madame,'),
  ]),
  ...hardNegatives('missing-closing', [
    'Madame,\n\nVotre maison me plaît.\n\nJe sais vendre.',
    'Madame,\n\nVotre maison me plaît.\n\nJe sais vendre.\n\nJe viendrai.\n\nCordialement,',
    'Madame,\n\nVotre maison me plaît.\n\nJe sais vendre.\n\nJe viendrai, et vous prie de croire à mes sentiments respectueux.',
    'Votre maison me plaît.\n\nJe sais vendre.\n\nJe viendrai.',
  ]),
  ...hardNegatives('missing-opening', [
    `Madame,\n\nVotre maison me plaît.\n\n${formula}`,
    `Je sais vendre.\n\n${formula}`,
    `Mesdames, Messieurs,\n\nJe sais vendre.\n\nJe cuisine.\n\nCordialement,`,
    `Bonjour,\n\nJe sais vendre.\n\nVos menus changent.\n\nCordialement,`,
  ]),
  ...hardNegatives('doubled-closing', [
    letter('Votre maison me plaît.', 'Madame,', formula),
    letter('J’ai été cordialement reçu chez vous.'),
    letter('Votre maison me plaît.', 'Madame,', 'Cordialement,'),
    letter(
      'Je vous salue de la part de Mme\u00a0Roux.',
      'Madame,',
      'Veuillez agréer, Madame, mes sentiments respectueux.',
    ),
  ]),
]
