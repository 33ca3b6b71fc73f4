import { lowerFirst } from '@lettrine/letter-craft/french/plain-letters'
import type { SamplePerson } from './sample-people.fr.ts'

export const landingTexts = {
  hero: {
    title: 'La lettre qu’on lit jusqu’au bout.',
    lead: 'Lettrine écrit avec vous une lettre de motivation juste, relue et mise en page comme il se doit, à partir de votre parcours et de l’annonce. Rien n’est inventé.',
    action: 'Écrire ma lettre',
    second: 'Voir comment',
    note: 'Gratuit, sans carte bancaire.',
    tryFor: 'Regardez le rédacteur intégré écrire\u00a0:',
    writeAgain: 'L’écrire autrement',
    othersMissing:
      'Les autres versions n’ont pas pu être chargées. Vérifiez votre connexion, puis réessayez.',
  },
  proof: {
    title: 'Vérifié',
    text: (figure: string) => `«\u00a0${figure}\u00a0» vient de ses propres mots.`,
  },
  proofreading: {
    margin: 'Relecture',
    title: 'Un relecteur à côté de vous, dès le premier mot.',
    lead: 'Formules, accords, ponctuation, nom d’une autre entreprise resté d’une lettre précédente\u00a0: chaque remarque dit pourquoi, et se corrige d’une touche. Vous gardez la main.',
    picture:
      'L’éditeur\u00a0: une faute soulignée dans la lettre, son explication et la correction proposée.',
  },
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
      said: 'Rien. Et une question pour vous\u00a0: «\u00a0Pourquoi cette entreprise\u202f?\u00a0»',
    },
  },
  typography: {
    margin: 'Typographie',
    title: 'Une typographie française soignée.',
    lead: 'Espaces insécables, guillemets, apostrophes, capitales accentuées\u00a0: les lettres du rédacteur sont correctes dès la rédaction, et le restent dans le PDF.',
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
  templates: {
    margin: 'Modèles',
    title: 'De vraies pages, prêtes à imprimer.',
    lead: 'Emploi, stage, alternance, bourse, master\u00a0: chaque modèle se lit en entier avant d’être choisi, et se remplit avec votre profil et l’annonce.',
    picture: 'La bibliothèque de modèles, avec ses filtres et les pages en miniature.',
  },
  export: {
    margin: 'Export et partage',
    title: 'Un fichier propre, ou un lien que vous maîtrisez.',
    lead: 'Le PDF a un nom de fichier clair et reste lisible par les logiciels de recrutement. Le lien peut avoir un mot de passe et une date de fin\u202f; vous voyez s’il a été ouvert, et vous le retirez quand vous voulez.',
    formats: [
      { name: 'PDF', text: 'pour postuler' },
      { name: 'Word', text: 'pour retoucher' },
      { name: 'TXT', text: 'pour les formulaires' },
      { name: 'HTML', text: 'pour le web' },
      { name: 'Lien', text: 'avec mot de passe' },
    ],
    picture: 'La boîte de dialogue d’export\u00a0: cinq formats, police, taille et marges.',
  },
  steps: {
    title: 'Trois étapes, une lettre.',
    items: [
      { title: 'Choisissez un modèle', text: 'Ou collez l’annonce, et partez d’une page blanche.' },
      { title: 'Faites-la rédiger', text: 'Quatre questions au plus\u202f; vous pouvez en passer.' },
      { title: 'Téléchargez et postulez', text: 'Relue, sur une page, avec l’email qui l’accompagne.' },
    ],
    picture: 'L’éditeur de Lettrine\u00a0: l’annonce à gauche, la lettre au milieu, la page A4 à droite.',
  },
  testimonials: { title: 'Ils ont eu l’entretien.' },
  pricing: {
    title: 'Trois lettres gratuites. Ensuite, un prix clair, résiliable à tout moment.',
    lead: 'Prix TTC. Satisfait ou remboursé pendant 30\u00a0jours, résiliable en un clic, sans question.',
    rhythms: { monthly: 'par mois', yearly: 'par an', lifetime: 'une fois, pour toujours' },
    forEver: 'pour toujours',
    names: { free: 'Gratuit', monthly: 'Premium', lifetime: 'Lifetime' },
    actions: { free: 'Commencer', monthly: 'Choisir Premium', lifetime: 'Choisir Lifetime' },
    sandbox: 'Bac à sable de paiement\u00a0: aucun débit réel.',
  },
  questions: {
    title: 'Questions fréquentes',
    all: 'Tout le centre d’aide',
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
    label: (job: string) => `Exemple de lettre\u00a0: ${job}. Personnes et entreprises sont imaginaires.`,
    date: (place: string, day: string) => `${place}, le ${day}`,
    subjectLabel: 'Objet\u00a0:',
    subject: ({ type, jobTitle, reference }: SamplePerson) =>
      `${type === 'internship' ? 'demande de stage' : 'candidature au poste'} de ${lowerFirst(jobTitle)}${reference ? `, réf.\u00a0${reference}` : ''}`,
  },
} as const
