import type { ClaimKind, ClaimOrigin } from '@lettrine/letter-craft/claims/claim'

const quoted = (words: string) => `«\u00a0${words}\u00a0»`

export const answersText = {
  eyebrow: 'L’annonce, lue pour vous',
  points: 'Ce que l’annonce demande',
  tab: (answered: number, all: number) => `Offre ${answered}/${all}`,
  summary: (answered: number, mentioned: number, all: number) =>
    answered === all
      ? 'Votre lettre répond à tout.'
      : `Votre lettre répond à ${answered} ${answered > 1 ? 'points' : 'point'} sur ${all}${mentioned > 0 ? `, et en évoque ${mentioned} sans preuve` : ''}.`,
  toCome: (all: number) =>
    all > 1
      ? `${all} points auxquels votre lettre peut répondre.`
      : 'Un point auquel votre lettre peut répondre.',
  need: { duty: 'mission', must: 'demandé', nice: 'apprécié' },
  answered: 'Répondu',
  unanswered: 'Sans réponse',
  mentioned: 'Évoqué',
  mention: {
    copied: 'Repris de l’annonce\u00a0: dites-le avec vos mots, en donnant un exemple.',
    unshown: 'Mentionné, mais sans exemple concret.',
  } as const satisfies Record<'copied' | 'unshown', string>,
  alsoSays: (line: string) => `Votre parcours indique ${quoted(line)}.`,
  quote: quoted,
  couldSay: (line: string) => `Absent de la lettre. Votre parcours indique ${quoted(line)}.`,
  nothing: 'Absent de la lettre. Rien de proche trouvé dans votre parcours.',
  addSentence: 'Ajouter une phrase',
  noSentence: 'Cette ligne de votre parcours ne fait pas une phrase à elle seule. Écrivez-la à votre façon.',
  added: 'Phrase ajoutée à la fin de la lettre.',
  undo: 'Annuler',
  showOffer: 'Voir l’annonce',
  hideOffer: 'Replier l’annonce',
  ledger: {
    title: 'D’où vient chaque fait',
    intro: 'Chiffres, dates, employeurs, diplômes et outils de votre lettre.',
    none: 'Aucun chiffre, aucun nom à vérifier pour l’instant.',
    origins: {
      profile: 'votre parcours',
      offer: 'l’annonce',
      letter: 'votre lettre',
      said: 'dit par vous',
    } as const satisfies Record<ClaimOrigin, string>,
    card: (name: string) => `votre parcours\u00a0: ${name}`,
    kinds: {
      figure: 'chiffre',
      date: 'date',
      employer: 'employeur',
      school: 'école',
      diploma: 'diplôme',
      tool: 'outil',
    } as const satisfies Record<ClaimKind, string>,
    orphan: 'origine inconnue',
    confirm: 'C’est exact',
    confirmed: (text: string) => `Vous avez confirmé ${quoted(text)}.`,
  },
  beforeFinal: {
    intro: (facts: number) =>
      facts > 1
        ? 'Ni votre parcours ni l’annonce ne les mentionnent. Un recruteur peut vous interroger sur chacun\u00a0: confirmez ce qui est exact, corrigez le reste.'
        : 'Ni votre parcours ni l’annonce ne le mentionnent. Un recruteur peut vous interroger dessus\u00a0: confirmez-le s’il est exact, ou corrigez-le.',
    see: 'Voir dans la lettre',
    confirmAll: 'Tout est exact',
  },
} as const
