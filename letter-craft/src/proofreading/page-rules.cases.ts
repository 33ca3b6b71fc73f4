import { letter, type RuleCases } from '../../testing/rule-cases.ts'

export const pageCases: readonly RuleCases[] = [
  {
    rule: 'opening-comma',
    breaks: [
      letter(
        'Votre maison me plaît.',
        'Madame, Monsieu[r → r,]',
        'Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
      ),
      'Madam[e → e,]\n\nVotre maison me plaît.\n\nJe vous prie d’agréer, Madame, mes salutations distinguées.',
      letter(
        'Votre maison me plaît.',
        'Madame[. → ,]',
        'Je vous prie d’agréer, Madame, mes salutations distinguées.',
      ),
      letter(
        'Votre maison me plaît.',
        'Madame la Directric[e → e,]',
        'Je vous prie d’agréer, Madame la Directrice, mes salutations distinguées.',
      ),
      letter(
        'Votre maison me plaît.',
        'Monsieur le Mair[e → e,]',
        'Je vous prie d’agréer, Monsieur le Maire, mes salutations distinguées.',
      ),
    ],
    allows: [
      letter('Votre maison me plaît.', 'Madame la Directrice,'),
      'Madame Petit m’a formée. Elle dirige un salon.\n\nJ’y ai tout appris.',
      'Monsieur Roux dirige l’atelier où j’ai appris.\n\nIl me recommande.',
      letter('Votre maison me plaît.', 'Mesdames, Messieurs,'),
      'Messieurs,\n\nVotre maison me plaît.\n\nJe vous prie d’agréer, Messieurs, mes salutations distinguées.',
    ],
  },
  {
    rule: 'opening-form',
    breaks: [
      letter(
        'Votre maison me plaît.',
        '[Madame/Monsieur → ],',
        'Je vous prie d’agréer mes salutations distinguées.',
      ),
      letter(
        'Votre maison me plaît.',
        '[Madame ou Monsieur → ],',
        'Je vous prie d’agréer mes salutations distinguées.',
      ),
      letter(
        'Votre maison me plaît.',
        '[Madame Monsieur → ],',
        'Je vous prie d’agréer mes salutations distinguées.',
      ),
      '[Messieurs, Dames → Mesdames, Messieurs],\n\nJe vous écris au sujet du poste de veilleuse de nuit.',
      '[Madame/Monsieur → ],\n\nJe suis cordiste et je connais vos chantiers de montagne.',
    ],
    allows: [
      letter('Votre maison me plaît.', 'Monsieur, Madame,'),
      letter('Votre maison me plaît.', 'Madame la Rectrice,'),
      letter(
        'Votre maison me plaît.',
        'Mesdames et Messieurs les membres du jury,',
        'Je vous prie d’agréer mes salutations distinguées.',
      ),
      letter('Votre maison me plaît.', 'Mesdames, Messieurs,'),
    ],
  },
  {
    rule: 'opening-form',
    context: { recipient: 'Mme\u00a0Petit' },
    breaks: [
      letter(
        'Votre maison me plaît.',
        '[Monsieur → ],',
        'Je vous prie d’agréer, Monsieur, mes salutations distinguées.',
      ),
    ],
    allows: [letter('Votre maison me plaît.', 'Madame,')],
  },
  {
    rule: 'email-opening',
    breaks: [
      letter('Votre maison me plaît.', '[Bonjour → ],', 'Je vous prie d’agréer mes salutations distinguées.'),
      letter(
        'Votre maison me plaît.',
        '[Bonjour → ] Madame,',
        'Veuillez agréer mes salutations distinguées.',
      ),
      letter(
        'Votre maison me plaît.',
        '[Bonsoir → ],',
        'Je vous prie de recevoir mes salutations distinguées.',
      ),
      letter('Votre maison me plaît.', '[Bonjour → ] à tous,', 'Recevez mes salutations distinguées.'),
      '[Bonjour → ] Madame Klein,\n\nJe vous écris au sujet du poste de veilleuse de nuit.',
      '[Coucou → ],\n\nJe vous envoie ma candidature pour le poste de pizzaïolo.',
      '[Salut → ],\n\nJe suis intéressé par le poste de pizzaïolo.',
      '[Bonsoir → ]\n\nVoici mon CV pour le poste de pizzaïolo.',
    ],
    allows: [
      letter('Votre maison me plaît.', 'Bonjour,', 'Cordialement,'),
      letter('Votre maison me plaît.', 'Bonjour Madame,', 'Bien à vous,'),
      'Un bonjour et un sourire ouvrent chaque vente.',
      letter('Chez vous, bonjour n’est pas un mot vide.'),
      letter('Votre maison me plaît.', 'Bonsoir,', 'Cordialement,'),
    ],
  },
  {
    rule: 'mademoiselle',
    breaks: [
      letter(
        'Votre maison me plaît.',
        '[Mademoiselle → Madame],',
        'Je vous prie d’agréer mes salutations distinguées.',
      ),
      letter(
        'Votre maison me plaît.',
        '[Mademoiselle → Madame] la Directrice,',
        'Je vous prie d’agréer mes salutations distinguées.',
      ),
      letter(
        'Votre maison me plaît.',
        'À l’attention de [Mademoiselle → Madame],',
        'Veuillez agréer mes salutations distinguées.',
      ),
      letter(
        'Votre maison me plaît.',
        'Madame, [Mademoiselle → Madame],',
        'Veuillez agréer mes salutations distinguées.',
      ),
      letter(
        'Votre maison me plaît.',
        '[Mademoiselle → Madame] la Rectrice,',
        'Je vous prie d’agréer mes salutations distinguées.',
      ),
    ],
    allows: [
      letter('Mademoiselle Chanel reste mon modèle.'),
      letter('Votre maison me plaît.', 'Madame,'),
      'J’ai joué «\u00a0Mademoiselle Julie\u00a0» en mai.',
      letter('Votre boutique Mademoiselle me plaît.', 'Madame,'),
      letter('J’ai servi deux étés au café des Demoiselles.'),
    ],
  },
  {
    rule: 'page-part',
    breaks: [
      '[Objet\u00a0: candidature au poste de libraire → ]\n\nMadame, Monsieur,\n\nVotre librairie me plaît.\n\nJe vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
      '[Lyon, le 3 mars 2026 → ]\n\nMadame, Monsieur,\n\nVotre librairie me plaît.\n\nJe vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
      letter(
        'Votre librairie me plaît.\n\nJe vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
        'Madame, Monsieur,',
        '[Inès Roux → ]',
      ),
      letter(
        'Votre librairie me plaît.\n\nJe vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
        'Madame, Monsieur,',
        '[P. J.\u00a0: mon CV → ]',
      ),
      '[Objet\u00a0: candidature au poste de barman → ]\n\nMadame, Monsieur,\n\nJe suis barman depuis six ans.',
      '[Lyon, le 3 mars 2026 → ]\n\nMadame, Monsieur,\n\nJe suis barman depuis six ans.',
    ],
    allows: [
      letter('L’objet de ma demande tient en une ligne.'),
      letter('Mon contrat se termine le 30 juin.'),
      letter('À Lyon, le 3 mars, vous ouvrez un magasin.'),
      letter('Je joins mon CV.', 'Madame,'),
      letter('Votre annonce a pour objet un poste de nuit, et je veille déjà.'),
    ],
  },
  {
    rule: 'missing-opening',
    breaks: [
      '[Votre → ] maison me plaît.\n\nJe sais vendre.\n\nJe vous prie d’agréer, Madame, mes salutations distinguées.',
      '[Vos → ] menus changent.\n\nJe cuisine depuis cinq ans.\n\nVeuillez agréer mes salutations distinguées.',
      '[Vos → ] chantiers avancent.\n\nJe maçonne.\n\nVous me verrez lundi.\n\nRecevez mes salutations distinguées.',
      '[Votre → ] ville change.\n\nJe jardine.\n\nBien cordialement,',
      '[Vos → ] ruches bourdonnent.\n\nJe les connais.\n\nCordialement,',
    ],
    allows: [
      letter('Votre maison me plaît.', 'Madame,'),
      'Je sais vendre.\n\nJe vous prie d’agréer, Madame, mes salutations distinguées.',
      letter('Je sais vendre.\n\nJe cuisine.', 'Mesdames, Messieurs,', 'Cordialement,'),
      letter('Je sais vendre.\n\nVos menus changent.', 'Bonjour,', 'Cordialement,'),
      letter('Je greffe les pommiers.\n\nVos vergers me plaisent.', 'Madame, Monsieur,', 'Cordialement,'),
    ],
  },
  {
    rule: 'missing-closing',
    breaks: [
      letter('Votre maison me plaît.\n\nJe sais vendre.', 'Madame,', '[Je viendrai vous voir. → ]'),
      letter(
        'Vos menus changent.\n\nJe cuisine depuis cinq ans.',
        'Madame, Monsieur,',
        '[Parlons-en bientôt. → ]',
      ),
      letter('Vos chantiers avancent.\n\nJe maçonne.', 'Monsieur,', '[Je suis libre en mai. → ]'),
      letter(
        'Votre ville change.\n\nJe jardine.\n\nJ’ai le permis.',
        'Monsieur le Maire,',
        '[Appelez-moi. → ]',
      ),
      letter('Vos ruches bourdonnent.\n\nJe les connais.', 'Madame,', '[Je viendrai en mai. → ]'),
    ],
    allows: [
      letter('Votre maison me plaît.', 'Madame,', 'Je sais vendre.'),
      letter('Votre maison me plaît.\n\nJe sais vendre.\n\nJe viendrai.', 'Madame,', 'Cordialement,'),
      letter(
        'Votre maison me plaît.\n\nJe sais vendre.',
        'Madame,',
        'Je viendrai, et vous prie de croire à mes sentiments respectueux.',
      ),
      'Votre maison me plaît.\n\nJe sais vendre.\n\nJe viendrai.',
      letter('Vos ruches bourdonnent.\n\nJe les connais.', 'Monsieur,', 'Bien à vous,'),
    ],
  },
  {
    rule: 'doubled-closing',
    breaks: [
      letter(
        'Votre maison me plaît.\n\nJe vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
        'Madame, Monsieur,',
        '[Cordialement, → ]',
      ),
      letter(
        'Votre maison me plaît.\n\nJe vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
        'Madame, Monsieur,',
        '[Bien cordialement, → ]',
      ),
      letter(
        'Votre maison me plaît.',
        'Madame,',
        'Je vous prie d’agréer, Madame, mes salutations distinguées.\n[Cordialement → ],',
      ),
      letter(
        'Votre maison me plaît.\n\nBien à vous,',
        'Madame,',
        '[Veuillez agréer, Madame, mes salutations. → ]',
      ),
      letter(
        'Vous trouverez en pièce jointe ma lettre pour le poste de régisseur.',
        'Bonjour,',
        'Bien à vous [cordialement → ]',
      ),
    ],
    allows: [
      letter('Votre maison me plaît.', 'Madame,'),
      letter('J’ai été cordialement reçu chez vous.'),
      letter('Votre maison me plaît.', 'Madame,', 'Cordialement,'),
      letter(
        'Je vous salue de la part de Mme\u00a0Roux.',
        'Madame,',
        'Veuillez agréer, Madame, mes sentiments respectueux.',
      ),
      letter('Vos ruches bourdonnent.', 'Monsieur,', 'Bien cordialement,'),
    ],
  },
]
