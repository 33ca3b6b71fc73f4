import type { faultySamples } from './faulty-samples.fr.ts'

export type ChapterId = keyof typeof faultySamples

export const tipsTexts = {
  metaTitle: 'Conseils pour la lettre de motivation · Lettrine',
  description:
    'Plan vous–moi–nous, formule de politesse, typographie, style, preuves\u00a0: comment écrire une lettre de motivation, avec des exemples corrigés par le relecteur.',
  title: 'Conseils',
  lead: 'Comment écrire une lettre de motivation\u00a0: les règles du relecteur de Lettrine, avec ses explications et ses corrections.',
  contents: 'Chapitres',
  before: 'Avant',
  after: 'Après',
  nothing: 'Rien\u00a0: la page le compose déjà.',
  severity: { error: 'Erreur', warning: 'À vérifier', advice: 'Conseil' },
  anatomyTitle: 'Anatomie d’une lettre',
  anatomyLead:
    'Cette lettre a été composée par le rédacteur intégré, à partir de l’annonce et du profil d’une fleuriste imaginaire. Rien n’y est inventé au-delà de ce profil.',
  try: {
    title: 'À votre tour',
    lead: 'Collez une annonce, dites ce que vous savez faire\u00a0: la lettre s’écrit avec vos faits, et la relecture explique chacune de ses remarques.',
    action: 'Écrire ma lettre',
    help: 'Voir l’aide',
  },
} as const

/** Introduction of each chapter. */
export const chapterTexts: Record<ChapterId, { title: string; lead: string }> = {
  plan: {
    title: 'Le plan\u00a0: vous, moi, nous',
    lead: 'Une lettre de motivation n’est pas un CV en phrases. Elle parle d’abord d’eux\u00a0: ce qu’ils font, ce qu’ils cherchent, pourquoi chez eux. Puis de vous\u00a0: deux ou trois faits qui répondent à ce besoin. Enfin de ce que vous ferez ensemble, et de la rencontre que vous proposez.',
  },
  frame: {
    title: 'L’objet et l’appel',
    lead: 'L’objet dit en une ligne pourquoi vous écrivez. L’appel salue la personne sans la nommer. Tous deux ont une place fixe sur la page et suivent des usages précis.',
  },
  closing: {
    title: 'La formule de politesse',
    lead: 'Elle reprend mot pour mot l’appel du début, entre deux virgules, et se construit sur un verbe dont vous êtes le sujet. Une formule simple et juste vaut mieux qu’une formule longue et bancale.',
  },
  signs: {
    title: 'La typographie',
    lead: 'Le lecteur ne la remarque que lorsqu’elle manque. Dans les exemples corrigés, un point marque chaque espace insécable\u00a0: elle empêche un signe de commencer une ligne tout seul.',
  },
  style: {
    title: 'Le style',
    lead: 'Des phrases courtes, des verbes d’action, le présent et l’indicatif. Chaque mot qui n’apporte rien prend la place d’un fait.',
  },
  facts: {
    title: 'Les noms et les chiffres',
    lead: 'Ce sont vos preuves. Une erreur s’y voit tout de suite\u00a0: le nom d’une autre entreprise, un blanc oublié, un accord au mauvais genre.',
  },
  wholePage: {
    title: 'Une page',
    lead: 'Un recruteur lit vite. Une page, trois à cinq paragraphes, une idée par paragraphe\u00a0: c’est assez pour donner envie de vous rencontrer. Ces remarques portent sur la lettre entière.',
  },
}
