export const landingTexts = {
  hero: {
    title: 'La lettre qu’on lit jusqu’au bout.',
    lead: 'Lettrine écrit avec vous une lettre de motivation juste, composée et mise en page comme il se doit, à partir de votre parcours et de l’annonce. Rien n’est inventé.',
    action: 'Écrire ma lettre',
    second: 'Voir comment',
    note: 'Gratuit, sans carte bancaire.',
  },
  proof: { title: 'Vérifié', text: 'Ce chiffre vient de vos propres mots.' },
  facts: [
    { figure: '4 questions', text: 'une minute, et la lettre vous ressemble' },
    { figure: 'Une page', text: 'aux usages français, prête à imprimer' },
    { figure: '0 fait inventé', text: 'ce qui manque devient une question' },
  ],
  writing: {
    margin: 'Rédaction',
    title: 'L’annonce, vos faits, et rien d’autre.',
    lead: 'Collez l’annonce, même mal mise en forme. Le rédacteur intégré en retient le poste, l’entreprise et les missions, puis s’appuie sur ce que vous donnez. Ce qu’il ne sait pas, il vous le demande.',
    given: 'Vous donnez',
    said: 'Votre lettre dit',
    rows: [
      {
        given: 'cariste 2\u00a0ans, Transports Legrand',
        said: '«\u00a0Pendant 2\u00a0ans, j’ai travaillé comme cariste chez Transports Legrand.\u00a0»',
      },
      { given: 'dispo dès le 4 janvier', said: '«\u00a0Je suis disponible dès le 4 janvier.\u00a0»' },
    ],
    asked: {
      given: 'rien sur l’entreprise',
      said: 'Rien. Et une question pour vous\u00a0: «\u00a0Pourquoi eux\u202f?\u00a0»',
    },
  },
  typography: {
    margin: 'Typographie',
    title: 'Le français tel qu’un imprimeur l’exige.',
    lead: 'Espaces insécables, guillemets, apostrophes, capitales accentuées\u00a0: les lettres du rédacteur naissent justes, et le restent dans le PDF.',
    after: 'Écrire à «\u00a0Mme\u00a0Petit\u00a0»\u00a0: 10\u00a0000\u00a0lecteurs\u202f? Oui\u202f!',
    beforeLabel: 'Avant\u00a0:',
    afterLabel: 'Après\u00a0:',
  },
  safety: {
    margin: 'Sécurité',
    title: 'Pas un mot de perdu.',
    lead: 'Chaque frappe est gardée sur votre appareil, puis sur le serveur deux secondes plus tard. Tunnel, batterie vide, onglet fermé\u00a0: vous retrouvez votre phrase. Et si deux versions se croisent, c’est vous qui choisissez.',
    states: [
      'Enregistré à 14\u00a0h\u00a032',
      'Hors ligne. Votre texte est gardé sur cet appareil.',
      'Connexion revenue. Texte envoyé.',
    ],
  },
  page: {
    margin: 'Mise en page',
    title: 'La vraie page, pendant que vous écrivez.',
    lead: 'Expéditeur, destinataire, lieu et date, objet, signature\u00a0: tout est à sa place. Vous voyez la feuille A4 telle qu’elle sortira, et le PDF porte un nom de fichier net.',
    formats: [
      { name: 'Times', text: 'la classique' },
      { name: 'Georgia', text: 'la chaleureuse' },
      { name: 'Calibri', text: 'la discrète' },
      { name: 'Arial', text: 'la neutre' },
    ],
  },
  steps: {
    title: 'Trois étapes, une lettre.',
    items: [
      { title: 'Collez l’annonce', text: 'Ou donnez seulement le poste et l’entreprise.' },
      { title: 'Répondez, ou passez', text: 'Quatre questions au plus, avec des exemples.' },
      { title: 'Relisez et téléchargez', text: 'Le PDF est prêt à joindre.' },
    ],
  },
  pricing: {
    title: 'Trois lettres gratuites. Puis un prix, et une sortie.',
    lead: 'Prix TTC. Satisfait ou remboursé pendant 30\u00a0jours, résiliable en un clic, sans question.',
    rhythms: { monthly: 'par mois', yearly: 'par an', lifetime: 'une fois, pour toujours' },
    forEver: 'pour toujours',
    names: { free: 'Gratuit', monthly: 'Premium', lifetime: 'Lifetime' },
    actions: { free: 'Commencer', monthly: 'Choisir Premium', lifetime: 'Choisir Lifetime' },
    sandbox: 'Bac à sable de paiement\u00a0: aucun débit réel.',
  },
  questions: {
    title: 'Questions fréquentes',
    items: [
      {
        question: 'Lettrine peut-elle inventer une expérience\u202f?',
        answer:
          'Non. Chaque chiffre, employeur, diplôme ou outil vient de vous ou de l’annonce. Une lettre qui manque de faits est plus courte, et vous dit ce qui la rendrait plus forte.',
      },
      {
        question: 'Qui lit mes lettres\u202f?',
        answer:
          'Vous. Le rédacteur intégré travaille sur le serveur de Lettrine\u00a0: rien n’est transmis à un service extérieur.',
      },
      {
        question: 'Puis-je écrire sur mon téléphone\u202f?',
        answer:
          'Oui, tout s’y fait, de l’annonce au PDF. Vous pouvez commencer là et finir sur un ordinateur.',
      },
      {
        question: 'Combien cela coûte-t-il\u202f?',
        answer:
          'Rien pour trois lettres, avec le rédacteur intégré, la relecture et le PDF, et aucune carte n’est demandée. Au-delà, à partir de 9,99\u00a0€ par mois, résiliable en un clic et remboursé sur demande pendant 30\u00a0jours.',
      },
    ],
  },
  closing: {
    title: 'Commencez par la première lettre.',
    action: 'Commencer',
    note: 'Gratuit, sans carte bancaire.',
  },
  sample: {
    label: 'Exemple de lettre, personnes et entreprise imaginaires',
    sender: ['14 rue des Tables-Claudiennes', '69001 LYON', '06 00 00 00 00', 'ines.carpentier@example.org'],
    name: 'Inès Carpentier',
    recipient: ['Ateliers Morvan', 'À l’attention de Mme\u00a0Delmas', '8 quai Saint-Vincent', '69001 LYON'],
    date: 'Lyon, le 20 novembre 2026',
    subjectLabel: 'Objet\u00a0:',
    subject: 'candidature au poste de chargée de communication, réf.\u00a0AM-2611',
    paragraphs: [
      'Madame,',
      'Avec «\u00a0Cent mains, un fauteuil\u00a0», vous avez donné la parole à celles et ceux qui fabriquent vos meubles. Les douze portraits parus cet automne montrent des gestes, et non des slogans. C’est cette façon de faire que je souhaite servir au poste de chargée de communication.',
      'En mai dernier, au musée des Tissages, mon dossier sur la soie a donné lieu à vingt-trois articles et à deux reportages télévisés. Il avait été écrit avec les tisserands eux-mêmes\u00a0: chacun relisait ses mots avant l’envoi. Je souhaite offrir la même attention à vos ébénistes.',
    ],
    lastBefore:
      'Depuis trois ans, je conduis la communication de ce musée, à Roanne. J’y ai repris une lettre d’information que peu de gens ouvraient\u00a0: en dix-huit mois, elle est passée de 1\u00a0200 à ',
    lastFigure: '6\u00a0800 abonnés',
    lastWet:
      ', avec un taux d’ouverture de 41\u00a0%. Textes, photographies, montage\u00a0: tout se fait sur place',
  },
} as const
