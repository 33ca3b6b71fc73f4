import { localDay } from '@lettrine/contract/day.fr'
import { lastUseText } from './security.fr.ts'

const day = (at: string) => localDay(new Date(at))

export const secondFactorTexts = {
  title: 'Validation en deux étapes',
  lead: 'Après votre mot de passe, un code de votre téléphone est demandé\u00a0: le mot de passe seul ne suffit plus.',
  failed: 'L’état de la validation en deux étapes n’a pas pu être chargé.',
  on: 'Activée',
  off: 'Désactivée',
  required:
    'Votre compte est celui d’un administrateur\u00a0: les pages d’administration ne s’ouvrent qu’avec la validation en deux étapes ou une clé d’accès.',
  since: (at: string) => `Depuis le ${day(at)}`,
  lastUse: (at: string, now: Date) => `dernier code utilisé ${lastUseText(at, now)}`,
  codesLeft: (count: number) =>
    count === 0
      ? 'Il ne vous reste aucun code de secours.'
      : count === 1
        ? 'Il vous reste un seul code de secours.'
        : `Il vous reste ${count} codes de secours.`,
  turnOn: 'Activer la validation en deux étapes',
  turnOff: 'Désactiver',
  renewCodes: 'Créer d’autres codes de secours',
  password: 'Mot de passe actuel',
  cancel: 'Annuler',
  goOn: 'Continuer',
  done: 'Terminé',
  setUp: {
    title: 'Activer la validation en deux étapes',
    lead: 'Il vous faut une application de codes sur votre téléphone, par exemple celle de votre gestionnaire de mots de passe.',
    scan: 'Dans votre application, ajoutez un compte, puis scannez ce code.',
    qr: 'Code QR à scanner avec votre application',
    orType: 'Vous ne pouvez pas le scanner\u202f? Recopiez cette clé\u00a0:',
    copyKey: 'Copier la clé',
    keyCopied: 'Clé copiée',
    code: 'Code affiché par votre application',
    codeHint: 'Six chiffres, qui changent toutes les trente secondes',
    submit: 'Activer',
    on: 'Validation en deux étapes activée',
  },
  codes: {
    title: 'Vos codes de secours',
    lead: 'Si vous perdez votre téléphone, un de ces codes remplace l’application. Chacun ne sert qu’une fois. Gardez-les en lieu sûr\u00a0: ils ne seront plus affichés.',
    list: 'Codes de secours',
    printed: (day: string) => `Codes de secours de Lettrine, ${day}`,
    copy: 'Copier',
    copied: 'Codes copiés',
    copyFailed: 'Les codes n’ont pas pu être copiés',
    download: 'Télécharger',
    fileName: 'codes-de-secours-lettrine.txt',
    print: 'Imprimer',
    kept: 'J’ai gardé mes codes',
  },
  renew: {
    title: 'Créer d’autres codes de secours\u202f?',
    lead: 'Vos codes actuels ne serviront plus, et vos appareils de confiance redemanderont un code.',
    confirm: 'Créer les codes',
  },
  turningOff: {
    title: 'Désactiver la validation en deux étapes\u202f?',
    lead: 'Votre mot de passe suffira pour se connecter. Vos codes de secours ne serviront plus.',
    confirm: 'Désactiver',
    done: 'Validation en deux étapes désactivée',
  },
} as const

export const passkeyTexts = {
  title: 'Clés d’accès',
  lead: 'Une clé d’accès vous connecte avec votre empreinte, votre visage ou le code de votre appareil, sans mot de passe.',
  none: 'Vous n’avez pas encore de clé d’accès.',
  unavailable: 'Ce navigateur ne peut pas créer de clé d’accès.',
  added: (at: string) => `Ajoutée le ${day(at)}`,
  lastUse: (at: string, now: Date) => `utilisée ${lastUseText(at, now)}`,
  neverUsed: 'jamais utilisée',
  add: 'Ajouter une clé d’accès',
  addLead: 'Votre appareil vous demandera ensuite de confirmer.',
  name: 'Nom de la clé',
  nameHint: 'Pour la reconnaître dans cette liste',
  rename: 'Renommer',
  renameOf: (name: string) => `Renommer ${name}`,
  renameTitle: 'Renommer la clé d’accès',
  renamed: 'Clé d’accès renommée',
  save: 'Enregistrer',
  remove: 'Retirer',
  removeOf: (name: string) => `Retirer ${name}`,
  removeTitle: (name: string) => `Retirer «\u00a0${name}\u00a0»\u202f?`,
  removeLead: 'Elle ne permettra plus de se connecter. Retirez-la aussi des réglages de votre appareil.',
  removed: 'Clé d’accès retirée',
  addedToast: 'Clé d’accès ajoutée',
  cancelled: 'Aucune clé n’a été créée. Votre appareil en a peut-être déjà une pour Lettrine.',
} as const

/** The name offered for a new passkey: «Chrome sur Linux», as devices are named in the list of sessions. */
export const passkeyNameOf = (device: string | undefined): string => device ?? 'Mon appareil'
