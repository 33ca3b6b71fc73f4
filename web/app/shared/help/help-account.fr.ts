import { newPasswordMinLength } from '@lettrine/contract/limits'
import { addressLinkDays, maxSessionDays, passwordLinkHours, sessionDays } from '@lettrine/contract/retention'
import type { TopicQuestion } from './help-question.ts'

export const accountHelp: readonly TopicQuestion[] = [
  {
    id: 'mot-de-passe-oublie',
    question: 'J’ai oublié mon mot de passe',
    answer: [
      `Demandez un lien sur la page [Mot de passe oublié](/forgot-password). Il sert une fois, pendant ${passwordLinkHours}\u00a0heures. Choisir un nouveau mot de passe déconnecte tous vos appareils.`,
      'Si rien n’arrive, regardez dans les courriers indésirables et vérifiez l’adresse. Par prudence, la page répond la même chose que l’adresse soit connue ou non.',
    ],
    keywords: ['connexion', 'réinitialiser', 'perdu', 'connecter', 'lien', 'identifiants'],
  },
  {
    id: 'changer-mot-de-passe',
    question: 'Comment changer mon mot de passe\u202f?',
    answer: [
      `Dans votre [profil](/dashboard/profile), section «\u00a0Mot de passe\u00a0». Le nouveau compte au moins ${newPasswordMinLength}\u00a0caractères\u202f; les mots de passe les plus courants sont refusés. Un message vous prévient du changement.`,
    ],
    keywords: ['modifier', 'sécurité', 'mdp'],
  },
  {
    id: 'google-github',
    question: 'Puis-je me connecter avec Google ou GitHub\u202f?',
    answer: [
      'Oui, quand leurs boutons sont affichés sur la page de [connexion](/login). Vous pouvez aussi associer ou dissocier ces comptes dans [Connexions et sécurité](/dashboard/security)\u202f; il vous reste toujours au moins un moyen de vous connecter.',
      'Nous demandons seulement qui vous êtes, et nous ne gardons aucun accès à ces comptes.',
    ],
    keywords: ['google', 'github', 'social', 'compte', 'associer', 'connexion'],
  },
  {
    id: 'appareils-connectes',
    question: 'Comment déconnecter un appareil que je n’ai plus\u202f?',
    answer: [
      `[Connexions et sécurité](/dashboard/security) montre chaque appareil où votre compte est ouvert. Déconnectez-en un, ou tous à la fois. Une session inutilisée se ferme seule au bout de ${sessionDays}\u00a0jours.`,
      `Même utilisée chaque jour, une session se ferme ${maxSessionDays}\u00a0jours après la connexion. Il suffit alors de vous reconnecter\u00a0: vos lettres et vos réglages ne changent pas.`,
    ],
    keywords: [
      'session',
      'volé',
      'perdu',
      'piraté',
      'déconnexion',
      'déconnecté',
      'reconnecter',
      'ordinateur public',
    ],
  },
  {
    id: 'deux-etapes',
    question: 'Comment demander un code en plus de mon mot de passe\u202f?',
    answer: [
      'C’est la validation en deux étapes, dans [Connexions et sécurité](/dashboard/security). Scannez le code QR avec une application de codes, puis entrez les six chiffres qu’elle affiche.',
      'À chaque connexion, un code vous sera demandé après le mot de passe, sauf si vous avez choisi de vous fier à l’appareil pendant 30\u00a0jours.',
    ],
    keywords: ['double authentification', 'deux facteurs', '2fa', 'application', 'protéger', 'validation'],
  },
  {
    id: 'telephone-perdu',
    question: 'J’ai perdu le téléphone qui affiche mes codes',
    answer: [
      'À la connexion, entrez un de vos codes de secours à la place du code de l’application. Chacun ne sert qu’une fois. Ensuite, désactivez la validation en deux étapes dans [Connexions et sécurité](/dashboard/security), puis activez-la avec votre nouveau téléphone.',
      'Si vous avez ajouté une clé d’accès sur un autre appareil, elle vous connecte aussi.',
    ],
    keywords: ['code de secours', 'récupération', 'application', 'volé', 'deux étapes'],
  },
  {
    id: 'cle-d-acces',
    question: 'Comment me connecter sans mot de passe\u202f?',
    answer: [
      'Avec une clé d’accès\u00a0: votre empreinte, votre visage ou le code de votre appareil remplace le mot de passe. Ajoutez-en une dans [Connexions et sécurité](/dashboard/security), puis choisissez-la sur la page de [connexion](/login).',
      'Vous pouvez en ajouter plusieurs, une par appareil, et les retirer quand vous voulez. Le mot de passe continue de fonctionner.',
    ],
    keywords: ['passkey', 'empreinte', 'biométrie', 'visage', 'windows hello', 'touch id'],
  },
  {
    id: 'confirmer-adresse',
    question: 'Pourquoi confirmer mon adresse email\u202f?',
    answer: [
      `Pour être sûr que les messages importants vous parviennent. Le lien reçu est valable ${addressLinkDays}\u00a0jours\u202f; vous pouvez en demander un autre depuis votre [profil](/dashboard/profile). Une adresse non confirmée ne vous empêche pas d’écrire.`,
    ],
    keywords: ['vérifier', 'email', 'mail', 'confirmation', 'lien', 'validation'],
  },
  {
    id: 'trop-d-essais',
    question: 'On me demande d’attendre avant de me connecter',
    answer: [
      'Après plusieurs mots de passe faux, l’attente s’allonge entre deux essais, pour décourager ceux qui devinent. Votre compte n’est jamais bloqué\u00a0: patientez le temps indiqué, ou demandez un [nouveau mot de passe](/forgot-password).',
    ],
    keywords: ['bloqué', 'tentatives', 'essais', 'attendre', 'trop'],
  },
]
