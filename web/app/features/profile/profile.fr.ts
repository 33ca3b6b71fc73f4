import { localDay } from '@lettrine/contract/day.fr'
import type { CandidateGender } from '@lettrine/contract/generation'
import type { completionFields } from '@lettrine/contract/profile'
import type { Civility } from '@lettrine/contract/templates'

export const profileText = {
  leave: {
    title: 'Quitter sans enregistrer\u202f?',
    description: 'Vos modifications du profil ne sont pas enregistrées.',
    confirmLabel: 'Quitter la page',
  },
  metaTitle: 'Profil · Lettrine',
  title: 'Profil',
  lead: 'Ce que vous dites ici sert à vos lettres, et n’est montré à personne.',
  memberSince: (iso: string) => `Membre depuis le ${localDay(new Date(iso))}`,
  verified: 'Adresse confirmée',
  unverified: 'Adresse non confirmée',
  verify: 'Recevoir le lien de confirmation',
  verifySent: 'Lien envoyé',
  verifySentNote: (email: string) => `Ouvrez le message reçu à ${email}.`,
  verifyAlready: 'Cette adresse est déjà confirmée',
  verifyFailed: 'Impossible d’envoyer l’email de vérification',
  loadFailed: 'Impossible de charger les données du profil',
  saveFailed: 'Erreur lors de la sauvegarde du profil',
  mendFirst: 'Veuillez corriger les erreurs avant de sauvegarder',
  saved: 'Profil enregistré',
  links: {
    subscription: 'Abonnement',
    letters: 'Mes lettres',
    security: 'Connexions et sécurité',
    data: 'Mes données',
  },
  figures: { letters: 'Lettres', views: 'Vues de vos lettres partagées' },

  completion: 'Profil rempli',
  completionOf: (percent: number) => `${percent}\u00a0%`,
  completionMissing: (names: string) => `Il manque\u00a0: ${names}.`,
  completionWhole: 'Rien ne manque.',
  completionNames: {
    displayName: 'le nom',
    email: 'l’adresse email',
    phoneNumber: 'le téléphone',
    jobTitle: 'le métier',
    industry: 'le secteur',
    location: 'le lieu',
    bio: 'la présentation',
  } as const satisfies Record<(typeof completionFields)[number], string>,

  photo: {
    title: 'Photo',
    choose: 'Choisir une photo',
    change: 'Changer la photo',
    remove: 'Retirer',
    hint: 'JPEG, PNG, WebP ou AVIF, 5\u00a0Mo au plus.',
    failed: 'Impossible de mettre à jour la photo de profil',
    saved: 'Photo enregistrée',
    removed: 'Photo retirée',
    tooLarge: 'La taille du fichier ne doit pas dépasser 5\u00a0Mo',
    notAnImage: 'Veuillez sélectionner une image valide',
  },

  edit: 'Modifier',
  editOf: (title: string) => `Modifier\u00a0: ${title}`,
  cancel: 'Annuler',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  blank: 'Non renseigné',

  page: {
    title: 'Informations personnelles',
    displayName: 'Nom complet',
    email: 'Adresse email',
    phoneNumber: 'Téléphone',
    jobTitle: 'Métier',
    industry: 'Secteur',
    noIndustry: 'Non précisé',
    location: 'Lieu',
    website: 'Site web',
    bio: 'Présentation',
  },
  candidate: {
    title: 'Pour vos lettres',
    lead: 'Vos coordonnées en tête des lettres, et le féminin ou le masculin dans leurs phrases.',
    gender: 'Parler de moi au féminin, au masculin',
    genders: {
      feminine: 'Féminin',
      masculine: 'Masculin',
      none: 'Ne pas préciser',
    } as const satisfies Record<CandidateGender | 'none', string>,
    civility: 'Civilité',
    civilities: {
      madame: 'Madame',
      monsieur: 'Monsieur',
      none: 'Ne pas préciser',
    } as const satisfies Record<Civility | 'none', string>,
    address: 'Adresse postale',
    addressHint: 'Comme sur une enveloppe, sans le nom.',
    city: 'Ville de la date',
    cityHint: 'Celle de «\u00a0Tours, le 3\u00a0mars\u00a0».',
  },
  career: {
    title: 'Mon parcours',
    lead: 'Expériences, formation, langues, outils\u00a0: ce que vos lettres peuvent dire de vous.',
    open: 'Ouvrir',
    openLong: 'Ouvrir mon parcours',
    state: ({ cards, waiting, unfiled }: { cards: number; waiting: number; unfiled: number }): string =>
      [
        cards === 0 ? 'Rien encore' : cards > 1 ? `${cards}\u00a0cartes` : 'Une carte',
        waiting > 0 && `${waiting}\u00a0à vérifier`,
        unfiled > 0 && (unfiled > 1 ? `${unfiled}\u00a0lignes à ranger` : 'une ligne à ranger'),
      ]
        .filter(Boolean)
        .join(', ')
        .concat('.'),
    failed: 'Votre parcours n’a pas pu être chargé.',
    retry: 'Réessayer',
  },

  password: {
    title: 'Mot de passe',
    lead: 'Huit caractères au moins. Un message vous préviendra du changement.',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    confirmation: 'Confirmation',
    endOthers: 'Déconnecter mes autres appareils',
    submit: 'Changer le mot de passe',
    changed: 'Mot de passe changé',
    failed: 'Échec de la modification du mot de passe',
  },
} as const
