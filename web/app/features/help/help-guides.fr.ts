import type { PictureName } from '../../ui/product-picture.tsx'

export type HelpGuide = {
  id: string
  title: string
  picture: PictureName
  /** Text alternative of the picture. */
  alt: string
  steps: readonly string[]
}

export const helpGuides: readonly HelpGuide[] = [
  {
    id: 'guide-premiere-lettre',
    title: 'Votre première lettre',
    picture: 'editor',
    alt: 'L’éditeur\u00a0: l’annonce et la rédaction à gauche, le texte de la lettre au centre, la page telle qu’elle s’imprimera à droite.',
    steps: [
      'Créez un [compte gratuit](/register), puis ouvrez [une nouvelle lettre](/dashboard/letters/new?step=offer).',
      'Collez l’annonce, ou choisissez «\u00a0Continuer sans annonce\u00a0» et indiquez le poste et l’entreprise.',
      'Dans [Mon parcours](/dashboard/career), importez votre CV ou ajoutez vos expériences. Elles servent à toutes vos lettres\u202f; chaque lettre choisit les siennes.',
      'Répondez aux quatre questions si vous avez une minute\u00a0: vos mots font la différence.',
      'Choisissez «\u00a0Écrire la lettre\u00a0», ou «\u00a0Écrire sans aide\u00a0» à n’importe quelle étape. Tout est enregistré à mesure.',
    ],
  },
  {
    id: 'guide-offre',
    title: 'Répondre à une offre',
    picture: 'offer',
    alt: 'L’onglet Offre\u00a0: la liste de ce que l’annonce demande, avec ce à quoi la lettre répond et ce qui reste sans réponse.',
    steps: [
      'Collez le texte de l’annonce, ou son adresse, dans «\u00a0L’annonce\u00a0».',
      'Vérifiez ce qui a été rempli\u00a0: poste, entreprise, destinataire, type de lettre. «\u00a0Annuler\u00a0» remet tout comme avant.',
      'Suivez la liste «\u00a0Ce que l’annonce demande\u00a0». Chaque point montre la phrase qui lui répond.',
      'Pour un point sans réponse que votre parcours connaît, «\u00a0Ajouter une phrase\u00a0» en compose une. Pour les autres, n’écrivez que ce qui est vrai, ou laissez-les de côté\u00a0: une lettre ne répond pas à tout.',
      'Avant d’écrire, «\u00a0Voir le plan\u00a0» met chaque demande en face de la carte qui y répond. Choisissez-en une autre, ou n’en parlez pas.',
    ],
  },
  {
    id: 'guide-relire',
    title: 'Relire',
    picture: 'proofreading',
    alt: 'La relecture\u00a0: une remarque ouverte sur un passage souligné, avec sa raison et la correction proposée.',
    steps: [
      'Ouvrez «\u00a0Relecture\u00a0». Les remarques suivent votre texte à mesure que vous écrivez.',
      'Passez de l’une à l’autre avec `F8`. Lisez la raison avant de remplacer\u00a0: elle resservira.',
      'Ajoutez à vos mots les termes de métier soulignés à tort.',
      'Regardez «\u00a0D’où vient chaque fait\u00a0», et confirmez ce que vous seul pouvez savoir.',
      'Laissez reposer la lettre, relisez-la à voix haute, puis choisissez «\u00a0Finaliser\u00a0».',
    ],
  },
  {
    id: 'guide-mettre-en-page',
    title: 'Mettre en page et exporter',
    picture: 'export',
    alt: 'La fenêtre d’export\u00a0: le choix du format, la qualité du PDF et le bouton de téléchargement.',
    steps: [
      'Remplissez «\u00a0En-tête de la page\u00a0»\u00a0: vos coordonnées, le destinataire, la ville, la référence.',
      'Choisissez un modèle de page, puis, s’il le faut, la police, la taille et les marges.',
      'Activez «\u00a0Tenir sur une page\u00a0» si la lettre déborde.',
      'Choisissez «\u00a0Exporter\u00a0», puis le format. Le PDF convient presque toujours.',
      'Ouvrez le fichier une fois avant de l’envoyer. La copie exacte reste dans «\u00a0Copies\u00a0».',
    ],
  },
  {
    id: 'guide-partager',
    title: 'Partager et envoyer',
    picture: 'sharing',
    alt: 'La fenêtre de partage\u00a0: le lien de la lettre, son code QR, et les moyens de l’envoyer.',
    steps: [
      'Pour un avis, choisissez «\u00a0Partager\u00a0» et créez un lien. Donnez-lui une date de fin.',
      'Pour postuler, ouvrez «\u00a0Exporter\u00a0», puis l’onglet «\u00a0Envoyer\u00a0»\u00a0: nom du fichier, objet et message sont prêts.',
      'Téléchargez le message et ouvrez-le dans votre messagerie\u00a0: la lettre y est jointe. Ajoutez votre CV.',
      'Une fois la candidature partie, «\u00a0J’ai envoyé cette lettre\u00a0» en garde la copie.',
      'Retirez les liens dont vous n’avez plus besoin.',
    ],
  },
]
