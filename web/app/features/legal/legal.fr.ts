export type LegalPage = {
  title: string
  metaTitle: string
  description: string
  lead: string
  sections: readonly { title: string; paragraphs: readonly string[] }[]
}

export const termsTexts: LegalPage = {
  title: 'Conditions d’utilisation',
  metaTitle: 'Conditions d’utilisation · Lettrine',
  description: 'Ce que Lettrine vous doit, et ce que vous lui devez.',
  lead: 'Ce que Lettrine vous doit, et ce que vous lui devez. En vigueur depuis le 20 novembre 2026.',
  sections: [
    {
      title: 'Vos lettres sont à vous',
      paragraphs: [
        'Le texte que vous écrivez, comme celui que le rédacteur compose à votre demande, vous appartient. Lettrine ne le publie pas, ne le vend pas et ne s’en sert pas pour autre chose que le service que vous demandez.',
      ],
    },
    {
      title: 'Un rédacteur qui n’invente pas',
      paragraphs: [
        'Le rédacteur intégré n’écrit que ce que vous ou l’annonce lui avez donné. Relisez pourtant toujours\u00a0: vous seul savez si un fait est exact, et vous signez la lettre.',
      ],
    },
    {
      title: 'Le service est gratuit',
      paragraphs: [
        'L’écriture, l’enregistrement et le PDF sont gratuits. Aucune carte bancaire n’est demandée, et rien ne devient payant sans un accord exprès de votre part.',
      ],
    },
    {
      title: 'Ce que vous ne ferez pas',
      paragraphs: [
        'Vous n’utilisez pas Lettrine pour vous faire passer pour un autre, pour tromper un employeur sur un diplôme ou une expérience, ni pour empêcher les autres de s’en servir.',
      ],
    },
    {
      title: 'Si quelque chose ne va pas',
      paragraphs: [
        'Le service peut être interrompu pour être réparé. Le texte que le serveur n’a pas encore reçu reste sur votre appareil et part dès que possible.',
      ],
    },
  ],
}

export const privacyTexts: LegalPage = {
  title: 'Politique de confidentialité',
  metaTitle: 'Confidentialité · Lettrine',
  description: 'Ce que Lettrine garde, où, combien de temps, et ce qu’elle ne fait jamais.',
  lead: 'Ce que Lettrine garde, où, combien de temps, et ce qu’elle ne fait jamais. En vigueur depuis le 20 novembre 2026.',
  sections: [
    {
      title: 'Ce qui est gardé sur le serveur',
      paragraphs: [
        'Votre nom, votre adresse email et l’empreinte de votre mot de passe (argon2id\u00a0: le mot de passe lui-même n’est écrit nulle part). Vos lettres, l’annonce et l’en-tête que vous y joignez, et les versions successives de leur texte. Pour chaque session ouverte\u00a0: l’adresse réseau et le navigateur.',
      ],
    },
    {
      title: 'Ce qui est gardé sur votre appareil',
      paragraphs: [
        'Le texte qui n’a pas encore été envoyé, votre dernière liste de lettres, les réponses que vous donnez au rédacteur et l’apparence choisie. Les effacer de votre navigateur ne touche pas à vos lettres enregistrées.',
      ],
    },
    {
      title: 'Ce qui n’est jamais fait',
      paragraphs: [
        'Pas de publicité, pas de mesure d’audience, pas de revente. Le rédacteur intégré ne transmet rien à un service extérieur.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'Deux cookies, tous deux nécessaires\u00a0: l’un tient votre session ouverte, l’autre prouve que les demandes viennent bien de nos pages.',
      ],
    },
    {
      title: 'Effacer',
      paragraphs: [
        'Supprimer une lettre supprime aussi toutes ses versions, tout de suite et pour de bon.',
        'Sur la page «\u00a0Mes données\u00a0», vous pouvez télécharger tout ce que Lettrine garde de vous, et supprimer votre compte\u00a0: tout est alors effacé aussitôt, et rien n’est conservé. Votre adresse sert une dernière fois, pour vous le confirmer.',
      ],
    },
  ],
}
