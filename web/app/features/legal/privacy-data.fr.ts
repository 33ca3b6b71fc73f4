import { archiveDays, binDays, maxNotifications } from '@lettrine/contract/public-constants'
import {
  accountingYears,
  addressLinkDays,
  analyticsRetentionMonths,
  failedSignInHours,
  maxKeptExports,
  maxSessionDays,
  passwordLinkHours,
  planRefusalDays,
  sessionDays,
  trialPayerYears,
  waitingJobDays,
} from '@lettrine/contract/retention'
import { publisher, seller } from '@lettrine/contract/seller.fr'
import type { LegalSection } from './legal-page.ts'

/** Each purpose with the data it needs and its legal basis. */
const purposes = [
  [
    'Tenir votre compte',
    'Nom, adresse email, empreinte du mot de passe (argon2id), moyens de connexion, clés d’accès, clé chiffrée de la validation en deux étapes, photo, profil, réglages',
    'Exécution du contrat',
  ],
  [
    'Écrire, relire, garder et exporter vos lettres',
    'Lettres, annonces, coordonnées de l’en-tête, versions, analyses, fichiers gardés, modèles, mots du dictionnaire, règles de relecture ignorées, nombre de fautes par règle',
    'Exécution du contrat',
  ],
  [
    'Faire écrire par un modèle de langage, à votre demande',
    'Annonce, poste, entreprise, nom du destinataire, ce que votre profil et vos réponses disent de votre parcours, et le texte à reprendre\u202f; pour écrire une lettre, ni votre nom, ni l’email du destinataire ne sont transmis',
    'Exécution du contrat\u202f; vous pouvez le refuser dans vos paramètres',
  ],
  [
    'Partager une lettre',
    'Empreinte du lien et de son mot de passe, nombre de visites et de téléchargements, empreinte du visiteur, calculée avec une clé secrète',
    'Exécution du contrat\u202f; pour les visites, intérêt légitime à compter sans identifier',
  ],
  [
    'Vendre et facturer les formules',
    'Formule, paiements, reçus, identifiant et adresse PayPal du payeur, version des conditions acceptée',
    'Exécution du contrat et obligations comptables',
  ],
  [
    'Vous écrire au sujet du compte et des paiements',
    'Adresse email, objet et date du message',
    'Exécution du contrat',
  ],
  [
    'Protéger le service',
    'Adresse réseau et navigateur de chaque session, essais de connexion sous forme d’empreintes, comptes PayPal qui ont eu un essai gratuit sous forme d’empreintes calculées avec une clé secrète, journaux techniques',
    'Intérêt légitime\u00a0: la sécurité de tous',
  ],
  [
    'Proposer la formule qui convient',
    'Usage du mois, et nombre de fois où une formule n’a pas suffi',
    'Intérêt légitime\u00a0: ne pas proposer plus que nécessaire',
  ],
  [
    'Savoir comment le service est utilisé et s’il est rapide',
    'Nombres par jour\u00a0: pages ouvertes, connexions, usages, recherches (leur longueur et combien elles trouvent, jamais les mots), durées d’affichage\u202f; ni identifiant, ni adresse réseau, ni contenu',
    'Intérêt légitime\u00a0: améliorer le service\u202f; vous pouvez [vous y opposer](/privacy#audience)',
  ],
] as const

/** Retention periods; the server applies the same numbers. */
const retention = [
  [
    'Compte, profil, photo, réglages, dictionnaire, règles ignorées, fautes fréquentes, modèles personnels',
    'Jusqu’à ce que vous les supprimiez, ou supprimiez le compte',
  ],
  ['Lettres, versions, analyses, chiffres de lecture, liens de partage', 'Aussi longtemps que la lettre'],
  ['Lettre supprimée', `${binDays}\u00a0jours dans la corbeille, puis effacée avec tout ce qui l’accompagne`],
  [
    'Fichiers exportés',
    `Les ${maxKeptExports} derniers de chaque lettre\u202f; ceux que vous avez marqués comme envoyés, aussi longtemps que la lettre`,
  ],
  ['Archive de vos données', `${archiveDays}\u00a0jours`],
  [
    'Session',
    `Fermée après ${sessionDays}\u00a0jours sans usage, et au plus tard ${maxSessionDays}\u00a0jours après la connexion\u202f; effacée quand vous vous déconnectez, ou avec le compte`,
  ],
  [
    'Lien de nouveau mot de passe, lien de confirmation',
    `Valables ${passwordLinkHours}\u00a0heures et ${addressLinkDays}\u00a0jours\u202f; leur empreinte s’efface avec le compte au plus tard`,
  ],
  [
    'Essais de connexion manqués (empreintes)',
    `Oubliés après ${failedSignInHours}\u00a0heures, effacés au démarrage suivant du service`,
  ],
  [
    'Messages envoyés',
    'Texte et adresse effacés dès l’envoi ou son échec\u202f; objet et date, aussi longtemps que le compte',
  ],
  ['Tâches en attente (numéros, sans contenu)', `${waitingJobDays}\u00a0jours au plus`],
  [
    'Visiteurs d’un lien (empreinte calculée avec une clé secrète)',
    'Effacés à la première visite d’un autre jour, ou avec le lien',
  ],
  ['Appels à un modèle de langage (date et nature, sans texte)', 'Aussi longtemps que le compte'],
  [
    'Notes données aux modèles et leurs utilisations',
    'Aussi longtemps que le compte\u202f; il n’en reste ensuite que des moyennes et des nombres',
  ],
  [
    'Limites rencontrées (nombre par jour)',
    `${planRefusalDays}\u00a0jours\u202f; les plus anciennes s’effacent à la suivante`,
  ],
  [
    'Paiements, reçus, avoirs, écritures',
    `${accountingYears}\u00a0ans (article\u00a0L.\u00a0123-22 du Code de commerce)\u202f; après la suppression du compte, seuls les reçus portent encore votre nom`,
  ],
  [
    'Comptes PayPal qui ont eu l’essai d’une formule (empreinte calculée avec une clé secrète, sans lien avec un compte d’ici)',
    `${trialPayerYears}\u00a0ans après l’essai, même si le compte est supprimé\u00a0: un essai n’est offert qu’une fois`,
  ],
  ['Notifications', `Les ${maxNotifications}\u00a0dernières`],
  ['Mesure d’audience (nombres par jour)', `${analyticsRetentionMonths}\u00a0mois`],
  ['Journaux techniques, sans contenu', `${publisher.logDays}\u00a0jours`],
  [
    'Sauvegardes',
    `${publisher.backupDays}\u00a0jours\u00a0: ce qui est effacé du service en disparaît à leur terme`,
  ],
] as const

/** Data controller, data, purposes, retention and recipients. */
export const privacyData: readonly LegalSection[] = [
  {
    id: 'responsable',
    title: 'Responsable du traitement',
    blocks: [
      { lines: [`${seller.name}, ${seller.legalForm}`, ...seller.address, `Email\u00a0: ${seller.email}`] },
      `Pour toute question sur vos données\u00a0: ${publisher.privacyContact.name}, [${publisher.privacyContact.email}](mailto:${publisher.privacyContact.email}).`,
    ],
  },
  {
    id: 'finalites',
    title: 'Pourquoi, et sur quelle base',
    blocks: [
      {
        table: {
          caption: 'Finalités, données et bases légales (article 6 du RGPD)',
          columns: ['Finalité', 'Données', 'Base légale'],
          rows: purposes,
        },
      },
      'Le nom et l’adresse email sont nécessaires pour ouvrir un compte. Tout le reste est facultatif. N’écrivez pas dans vos lettres de données dites sensibles (santé, opinions, religion)\u00a0: une candidature n’en a pas besoin, et la relecture vous en prévient parfois.',
      'Vos textes ne servent ni à la publicité, ni à entraîner un modèle, et ne sont pas vendus. Aucune décision n’est prise à votre sujet de façon automatique\u00a0: les notes d’une lettre ne sont vues que de vous.',
      'La mesure d’audience est décrite [plus bas](/privacy#audience), avec de quoi la refuser.',
    ],
  },
  {
    id: 'conservation',
    title: 'Combien de temps',
    blocks: [
      {
        table: {
          caption: 'Durées de conservation',
          columns: ['Donnée', 'Durée'],
          rows: retention,
        },
      },
      'Le journal des opérations d’administration garde ce qui a été fait, sans le nom des comptes supprimés.',
    ],
  },
  {
    id: 'destinataires',
    title: 'Avec qui',
    blocks: [
      {
        table: {
          caption: 'Destinataires',
          columns: ['Qui', 'Pour quoi', 'Où'],
          rows: [
            ...publisher.processors.map(({ name, role, place }) => [name, role, place] as const),
            [
              'PayPal (Europe) S.à r.l. et Cie, S.C.A.',
              'paiements, comme responsable de ses propres traitements, seulement si vous prenez une formule payante',
              'Luxembourg\u202f; transferts encadrés par ses règles d’entreprise contraignantes',
            ],
            [
              'Fournisseur du modèle de langage',
              'textes que vous lui demandez, seulement si un modèle est branché ici et que vos paramètres le permettent\u202f; son nom est affiché sous «\u00a0Écrit par\u00a0»',
              'Selon le fournisseur choisi',
            ],
            [
              'Relecteur extérieur (Grammalecte, LanguageTool)',
              'second avis sur vos phrases, seulement si un tel relecteur est branché ici\u202f; il reçoit le texte de la lettre et sa langue, rien d’autre, et son nom est affiché avec chaque remarque',
              'Selon le relecteur branché, souvent le même ordinateur que ce site',
            ],
            [
              'Service d’audience extérieur',
              'compter les visites, seulement si un tel service est branché ici et que vous l’acceptez\u202f; son nom est dans la question qui vous est posée',
              'Selon le service',
            ],
            [
              'Google, GitHub',
              'connexion, seulement si vous la choisissez\u202f; ils nous disent votre nom et votre adresse',
              'Union européenne et États-Unis',
            ],
          ],
        },
      },
      'Les personnes à qui vous donnez un lien lisent la lettre qu’il montre. Une adresse d’annonce que vous collez est demandée à son site par notre serveur, sans rien dire de vous.',
      'Hors de l’Union européenne, un transfert repose sur une décision d’adéquation ou sur les clauses contractuelles types de la Commission européenne. Sans modèle de langage, sans relecteur extérieur, sans PayPal et sans connexion par Google ou GitHub, aucun transfert n’a lieu du fait de ces services.',
    ],
  },
]
