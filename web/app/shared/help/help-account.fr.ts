import { newPasswordMinLength } from '@lettrine/contract/limits'
import { addressLinkDays, passwordLinkHours, sessionDays } from '@lettrine/contract/retention'
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
    ],
    keywords: ['session', 'volé', 'perdu', 'piraté', 'déconnexion', 'ordinateur public'],
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
