import type { RuleFamily } from '@lettrine/letter-craft/proofreading/rules/explained-rules'
import { numberText } from '../../../lib/text/number.fr.ts'

export const rulesTexts = {
  metaTitle: 'Les règles du français, une par une · Lettrine',
  description:
    'Accords, conjugaison, homophones et mots que l’on confond\u00a0: chaque règle de la relecture en une phrase, avec sa source et des exemples.',
  title: 'Les règles du français',
  lead: (count: number) =>
    `La relecture connaît ${numberText(count)} règles de langue. Chacune tient en une phrase, avec sa source, des fautes corrigées et des phrases justes.`,
  back: 'Aide',
  backToRules: 'Toutes les règles',
  search: 'Rechercher une règle',
  searchHint: 'quand, plutôt, subjonctif…',
  clear: 'Effacer la recherche',
  families: 'Familles de règles',
  results: 'Règles trouvées',
  count: (count: number) =>
    count === 0 ? 'Aucune règle' : count === 1 ? '1 règle' : `${numberText(count)} règles`,
  nothing:
    'Aucune règle ne contient ces mots. Essayez le mot sur lequel vous hésitez, tel que vous l’écririez.',
  seeAll: 'Voir toutes les règles',
  wrong: 'Fautes corrigées',
  right: 'Phrases justes',
  source: 'Source',
  correctedAs: 'se corrige en',
} as const

export const familyTexts = {
  agreement: {
    metaTitle: 'Les accords · Lettrine',
    description:
      'Accorder le nom, l’adjectif, le pronom et le participe\u00a0: les règles de la relecture, avec leurs sources et des exemples corrigés.',
    title: 'Accords',
    lead: 'Le déterminant, l’adjectif, le pronom et le participe prennent le genre et le nombre du mot qu’ils accompagnent.',
  },
  conjugation: {
    metaTitle: 'La conjugaison · Lettrine',
    description:
      'Personne, mode et temps du verbe\u00a0: les règles de conjugaison de la relecture, avec leurs sources et des exemples corrigés.',
    title: 'Conjugaison',
    lead: 'La personne, le mode et le temps que la phrase demande au verbe.',
  },
  homophone: {
    metaTitle: 'Les homophones grammaticaux · Lettrine',
    description:
      'Distinguer «\u00a0a\u00a0» et «\u00a0à\u00a0», «\u00a0ou\u00a0» et «\u00a0où\u00a0», «\u00a0quand\u00a0» et «\u00a0quant\u00a0»\u00a0: les petits mots de même son, avec des exemples.',
    title: 'Homophones',
    lead: 'De petits mots de même son, que l’oreille ne distingue pas\u00a0: la phrase dit lequel écrire.',
  },
  confusion: {
    metaTitle: 'Les mots que l’on confond · Lettrine',
    description:
      'Fond ou fonds, censé ou sensé, voie ou voix\u00a0: les noms, adjectifs et verbes que l’on prend l’un pour l’autre, avec des exemples.',
    title: 'Mots que l’on confond',
    lead: 'Des noms, des adjectifs et des verbes que l’on prend l’un pour l’autre.',
  },
  expression: {
    metaTitle: 'Élisions, traits d’union et mots soudés · Lettrine',
    description:
      'Apostrophes, traits d’union, inversions, mots écrits en un ou en deux\u00a0: les règles de la relecture, avec des exemples corrigés.',
    title: 'Écriture des mots',
    lead: 'L’apostrophe, le trait d’union, et les mots qui s’écrivent en un ou en deux.',
  },
} as const satisfies Record<
  RuleFamily,
  { metaTitle: string; description: string; title: string; lead: string }
>
