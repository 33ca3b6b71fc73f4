import { letter, type RuleCases } from '../../testing/rule-cases.ts'

const plain = 'Votre maison reçoit des clients fidèles, et je sais les servir.'
const many = (times: number) => Array(times).fill(plain).join(' ')

export const styleCases: readonly RuleCases[] = [
  {
    rule: 'je-openings',
    breaks: [
      'Je vends. [Je → ] pèse. Je compte. Vous lisez. On rit. Je pars.',
      'Je suis cariste depuis 2015. [Je → ] conduis tous les engins. Je connais les entrepôts froids. Je travaille de nuit. Je suis libre en mai. Je peux venir vous voir.',
      'Je suis au marché. [Je → ] vends. Je pèse. Je compte. Je range. Je pars.',
      'Je lis. [J’ → ]écris. Je compte. On me suit. Je parle. Vous écoutez.',
      'Je lis. Vous lisez. [J’ → ]écris. Nous lisons. Ils lisent. Je parle. Fin.',
    ],
    allows: [
      'Je lis. Vous lisez. On lit. Ils lisent. Elle lit. Tous lisent. J’écris.',
      'Vous vendez. On achète. Je conseille. Le client revient. Tout va. La suite vient.',
      'Je vends. Je conseille.',
      'Jeudi, tout ouvre. Jean arrive. On vend. On range. On ferme. On part.',
      'Je greffe. Vous taillez. Il pleut. On rentre. Tout pousse. La saison passe.',
    ],
  },
  {
    rule: 'long-sentence',
    breaks: [
      '[Votre atelier coupe le bois et polit la pierre et coupe le bois et polit la pierre et coupe le bois et polit la pierre et coupe le bois et polit la pierre et coupe le bois et polit la pierre et forge. → ]',
      '[Après avoir obtenu mon baccalauréat professionnel en maintenance des équipements industriels au lycée de Vierzon, j’ai rejoint une usine de roulements dans laquelle j’ai occupé pendant quatre ans un poste de technicien de maintenance qui m’a permis d’apprendre la pneumatique, l’hydraulique et un peu de programmation d’automates. → ]',
      '[Je connais votre magasin parce que j’y viens depuis l’enfance avec ma grand-mère qui y achetait ses tissus, et c’est là que m’est venue l’envie de coudre, puis de créer des vêtements pour mes amies et enfin de passer un CAP que j’ai obtenu en juin dernier. → ]',
      '[J’ai tenu la caisse et la réserve et la caisse et la réserve et la caisse et la réserve et la caisse et la réserve et la caisse et la réserve et le comptoir. → ]',
      '[Vous cherchez une personne calme et une personne sûre et une personne calme et une personne sûre et une personne calme et une personne sûre et une personne calme et une personne sûre et douce. → ]',
      '[Mon métier tient à un geste et à un regard et à un geste et à un regard et à un geste et à un regard et à un geste et à un regard et à un geste et à un regard et à une voix. → ]',
    ],
    allows: [
      'Votre atelier coupe le bois, polit la pierre et forge le fer depuis trois générations de compagnons.',
      'J’ai repris un rayon en difficulté, revu ses commandes et ses étiquettes, et il a doublé ses ventes en un an.',
      'On vient de loin pour vos pains\u00a0: je le sais, car j’ai grandi à deux rues du fournil et je les porte encore à ma mère.',
      'Le samedi, je tiens la caisse\u202f; le dimanche, la réserve\u202f; le lundi, je compte.',
      'Chaque matin, j’ouvre la serre, j’arrose les semis et je note la température.',
    ],
  },
  {
    rule: 'conditional-density',
    breaks: [
      'Je souhaiterais vous rencontrer. [J’aimerais vous parler de mon projet. → ]',
      '[Je voudrais rejoindre votre équipe, et je serais heureux d’en parler. → ]',
      'Je pourrais venir lundi. [Je serais prêt en mai. → ]',
      'J’aimerais apprendre. Votre école est connue. Je souhaiterais y entrer. Elle est proche. [Je serais à l’heure. → ]',
      'Je souhaiterais vous rencontrer. [Je pourrais vous montrer mes travaux. → ] J’aimerais apprendre. Il serait bon d’en parler. Je voudrais commencer en mai.',
    ],
    allows: [
      'Je souhaiterais vous rencontrer. Ma formation finit en mai.',
      'Cette bourse paierait mes livres. Elle couvrirait mon loyer.',
      'Je serai heureux de vous rencontrer. Je viendrai volontiers.',
      'Si j’avais le choix, je viendrais chez vous.',
      'Je voudrais vous rencontrer. Je viendrai quand vous voudrez. Mon contrat finit en mai.',
    ],
  },
  {
    rule: 'passive-density',
    breaks: [
      '[Les commandes ont été livrées et les factures ont été payées. → ]',
      '[Le projet a été mené par mon équipe, et il a été salué par la mairie. → ]',
      'Le stock a été revu. Tout va bien. Le plan a été suivi. La suite est claire. [Le budget a été tenu. → ]',
      '[J’ai été formé par un maître, puis j’ai été recruté. → ]',
      'Les commandes étaient préparées par mes soins. Les stocks étaient tenus par moi. [Les clients ont été accueillis avec soin. → ] Les factures étaient envoyées chaque soir.',
    ],
    allows: [
      'Mon projet a été salué par la mairie. J’en suis fier.',
      'Je suis passé par la vente, et je suis venu au soin.',
      'Les commandes ont été livrées. Les clients sont revenus.',
      'J’ai été formé sur place.',
      'Mon contrat a été prolongé. Je tiens la caisse. Le rayon est propre.',
    ],
  },
  {
    rule: 'empty-adjectives',
    breaks: [
      'Je suis [dynamique, souriante, motivée et rigoureuse → ].',
      'Je suis [ponctuel, organisé et autonome → ].',
      '[Rigoureuse, patiente et discrète → ], je soigne.',
      'On me dit [curieux, fiable et créatif → ].',
      '[Sérieux, volontaire et polyvalent → ], je conduis.',
      'Je suis [motivé, dynamique et ponctuel → ].',
      'Je suis [rigoureux, organisé, autonome et polyvalent → ].',
      '[Sérieuse, motivée, ponctuelle et souriante → ], je sais travailler.',
      'Ma personnalité est [dynamique, volontaire et créative → ].',
      '[Curieux, rigoureux et polyvalent → ], j’apprends vite.',
      'On me dit [sociable, dynamique et persévérant → ].',
      'Je suis d’un naturel [curieux, dynamique et souriant → ].',
    ],
    allows: [
      'Je suis ponctuel et calme.',
      'Patient avec les enfants, je suis exigeant avec moi.',
      'Mon sérieux se voit à mes carnets.',
      'Je suis autonome dès la deuxième semaine.',
      'Je suis rigoureux, et mes carnets le montrent.',
    ],
  },
  {
    rule: 'em-dash',
    breaks: [
      'Votre atelier — le plus ancien de la ville [— → ] forme des luthiers.',
      'J’ai deux atouts — le calme et la force. Je les mets [— → ] si vous voulez — à profit.',
      'Mon métier \u2013 la coupe [\u2013 → ] demande du soin.',
      'Je vends — et j’aime vendre. Je conseille [— → ] et on revient.',
      'Je connais bien ce métier — je l’exerce depuis dix ans [— → ] et je l’aime toujours. Mon équipe — cinq personnes — peut en témoigner.',
      'Trois mots me définissent—patience, force, écoute. J’ai le permis[— → ]et une voiture.',
    ],
    allows: [
      'Votre atelier — le plus ancien de la ville forme des luthiers.',
      'Je fais la ligne Lyon-Marseille, aller-retour.',
      'Le trajet Paris\u2013Lille ne me fait pas peur.',
      '- Vente\n- Conseil\n- Caisse',
      'J’ai tenu deux rayons — et formé trois collègues.',
    ],
  },
  {
    rule: 'first-paragraph',
    breaks: [
      letter(
        '[Je cherche un emploi de jardinier → ]. J’ai le permis.\n\nEn trois ans, j’ai formé douze apprentis sous Excel.\n\nJe viendrai vous voir avec plaisir.',
      ),
      letter(
        '[Titulaire d’un CAP, je termine mon contrat en mai → ].\n\nEn trois ans, j’ai formé douze apprentis sous Excel.\n\nJe viendrai vous voir avec plaisir.',
      ),
      letter(
        '[Mon parcours m’a conduit de la vente au soin → ].\n\nEn trois ans, j’ai formé douze apprentis sous Excel.\n\nJe viendrai vous voir avec plaisir.',
      ),
      letter(
        '[J’ai grandi au bord de la mer et je navigue → ].\n\nEn trois ans, j’ai formé douze apprentis sous Excel.\n\nJe viendrai vous voir avec plaisir.',
      ),
      letter(
        '[Je suis apiculteur depuis dix ans → ].\n\nEn trois ans, j’ai formé douze apprentis sous Excel.\n\nJe viendrai vous voir avec plaisir.',
      ),
    ],
    allows: [
      letter(
        'Votre école forme des marins, et je le suis.\n\nEn trois ans, j’ai formé douze apprentis sous Excel.\n\nJe viendrai vous voir avec plaisir.',
      ),
      letter(
        'Chez vous, on cuisine de saison, comme je le fais.\n\nEn trois ans, j’ai formé douze apprentis sous Excel.\n\nJe viendrai vous voir avec plaisir.',
      ),
      letter(
        'Les marées rythment vos journées comme les miennes.\n\nEn trois ans, j’ai formé douze apprentis sous Excel.\n\nJe viendrai vous voir avec plaisir.',
      ),
      'Je vends. Je pèse.',
      letter(
        'Vos ruches font le miel que je vends.\n\nEn trois ans, j’ai formé douze apprentis sous Excel.\n\nJe viendrai vous voir avec plaisir.',
      ),
    ],
  },
  {
    rule: 'paragraph-count',
    breaks: [
      letter(`En trois ans, j’ai formé douze apprentis sous Excel. ${many(13)} [${plain} → ]`),
      letter(`En trois ans, j’ai formé douze apprentis sous Excel. ${many(9)}\n\n${many(3)} [${plain} → ]`),
      letter(
        'Votre maison me plaît.\n\nVotre maison me plaît.\n\nVotre maison me plaît.\n\nVotre maison me plaît.\n\nVotre maison me plaît.\n\nVotre maison me plaît.\n\n[Votre maison me plaît. → ]',
      ),
      letter(
        'Vos clients reviennent.\n\nVos clients reviennent.\n\nVos clients reviennent.\n\nVos clients reviennent.\n\nVos clients reviennent.\n\nVos clients reviennent.\n\nVos clients reviennent.\n\nVos clients reviennent.\n\n[Vos clients reviennent. → ]',
      ),
      letter(
        'Vos ruches bourdonnent.\n\nVos ruches bourdonnent.\n\nVos ruches bourdonnent.\n\nVos ruches bourdonnent.\n\nVos ruches bourdonnent.\n\nVos ruches bourdonnent.\n\nVos ruches bourdonnent.\n\n[Vos ruches bourdonnent. → ]',
      ),
    ],
    allows: [
      letter(`En trois ans, j’ai formé douze apprentis sous Excel.\n\n${many(9)}\n\n${many(3)}`),
      letter(`En trois ans, j’ai formé douze apprentis sous Excel. ${many(2)}`, 'Madame,', 'Cordialement,'),
      letter('En trois ans, j’ai formé douze apprentis sous Excel.\n\nVos clients reviennent.'),
      letter(
        'Votre maison me plaît.\n\nVotre maison me plaît.\n\nVotre maison me plaît.\n\nVotre maison me plaît.\n\nVotre maison me plaît.\n\nVotre maison me plaît.',
      ),
      letter(
        'Vos ruches bourdonnent.\n\nVos ruches bourdonnent.\n\nVos ruches bourdonnent.\n\nVos ruches bourdonnent.',
      ),
    ],
  },
  {
    rule: 'too-short',
    breaks: [
      letter(`${many(3)} [${plain} → ]`),
      letter(`En trois ans, j’ai formé douze apprentis sous Excel. ${many(2)} [${plain} → ]`, 'Madame,'),
      letter(`${many(3)} \n\n${many(2)} [${plain} → ]`),
      letter(`${many(4)} [${plain} → ]`, 'Monsieur le Directeur,'),
      letter(`En trois ans, j’ai formé douze apprentis sous Excel. ${many(3)} [${plain} → ]`, 'Monsieur,'),
    ],
    allows: [
      letter('Votre maison me plaît.'),
      letter(`${many(4)}`, 'Bonjour,', 'Cordialement,'),
      `${many(3)}`,
      letter(`En trois ans, j’ai formé douze apprentis sous Excel.\n\n${many(6)}\n\n${many(4)}`),
      letter(`En trois ans, j’ai formé douze apprentis sous Excel. ${many(5)}`, 'Madame,', 'Bien à vous,'),
    ],
  },
  {
    rule: 'too-long',
    breaks: [
      `En trois ans, j’ai formé douze apprentis sous Excel. ${many(44)} [${plain} → ]`,
      `En trois ans, j’ai formé douze apprentis sous Excel. ${many(49)} [${plain} → ]`,
      `En trois ans, j’ai formé douze apprentis sous Excel. ${many(59)} [${plain} → ]`,
      `En trois ans, j’ai formé douze apprentis sous Excel. En trois ans, j’ai formé douze apprentis sous Excel. ${many(47)} [${plain} → ]`,
      `En trois ans, j’ai formé douze apprentis sous Excel. ${many(54)} [${plain} → ]`,
    ],
    allows: [
      `En trois ans, j’ai formé douze apprentis sous Excel. ${many(20)}`,
      `En trois ans, j’ai formé douze apprentis sous Excel. ${many(30)}`,
      `En trois ans, j’ai formé douze apprentis sous Excel. ${many(33)}`,
      letter(`En trois ans, j’ai formé douze apprentis sous Excel.\n\n${many(12)}\n\n${many(12)}`),
      `En trois ans, j’ai formé douze apprentis sous Excel. ${many(25)}`,
    ],
  },
]
