import type { Case } from './case.ts'

/** Held-out correct letters, and sentences that need their context. */
export const heldOutLetters: readonly Case[] = [
  {
    text: 'Je suis convaincue que ce poste est fait pour moi.',
    rules: [],
    nearRule: 'gender-agreement',
    context: { candidateGender: 'feminine' },
  },
  {
    text: 'Je suis restée trois ans chez un fleuriste.',
    rules: [],
    nearRule: 'gender-agreement',
    context: { candidateGender: 'feminine' },
  },
  {
    text: 'Mon chef était convaincu que j’y arriverais.',
    rules: [],
    nearRule: 'gender-agreement',
    context: { candidateGender: 'feminine' },
  },
  {
    text: 'Elle était passionnée, et je suis devenu passionné à mon tour.',
    rules: [],
    nearRule: 'gender-agreement',
    context: { candidateGender: 'masculine' },
  },
  {
    text: 'Je suis capable, fiable et libre en mai.',
    rules: [],
    nearRule: 'gender-agreement',
    context: { candidateGender: 'masculine' },
  },
  {
    text: 'Je suis une personne calme et organisée.',
    rules: [],
    nearRule: 'gender-agreement',
    context: { candidateGender: 'masculine' },
  },
  {
    text: 'Je suis quelqu’un de calme, et mon tuteur en était ravi.',
    rules: [],
    nearRule: 'gender-agreement',
    context: { candidateGender: 'feminine' },
  },
  {
    text: 'Je connais Verreries Brunel depuis un stage chez Renault.',
    rules: [],
    nearRule: 'wrong-company',
    context: { company: 'Verreries Brunel' },
  },
  {
    text: 'J’ai travaillé deux ans à la clinique Saint-Roch avant de vous écrire.',
    rules: [],
    nearRule: 'wrong-company',
    context: { company: 'Clinique des Tilleuls' },
  },
  {
    text: 'Rejoindre l’Hôtel du Parc serait pour moi une étape importante.',
    rules: [],
    nearRule: 'wrong-company',
    context: { company: 'Hôtel du Parc' },
  },
  {
    text: 'Chez Novatech, j’ai appris à vendre\u202f; chez Solenia, je veux construire.',
    rules: [],
    nearRule: 'wrong-company',
    context: { company: 'Solenia' },
  },
  {
    text: 'J’ai conduit pour Geodis pendant six ans.',
    rules: [],
    nearRule: 'wrong-company',
    context: { company: 'Transports Guérin' },
  },
  {
    text: 'Je souhaite rejoindre la Menuiserie Pascal après dix ans chez Bouygues.',
    rules: [],
    nearRule: 'wrong-company',
    context: { company: 'Menuiserie Pascal' },
  },
  {
    text: 'J’ai préparé des commandes et contrôlé des livraisons pendant deux ans.',
    rules: [],
    nearRule: 'verb-form',
    context: {
      offer:
        'Vous assurez la préparation des commandes, le contrôle des livraisons et le rangement de la réserve dans le respect des procédures de sécurité.',
    },
  },
  {
    text: 'Madame, Monsieur,\n\nJe cherche un stage conventionné de huit semaines, du 4 mai au 26 juin 2026, dans votre atelier de reliure.\n\nJe vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
    rules: [],
    nearRule: 'formula-spelling',
    context: { type: 'internship' },
  },
  {
    text: 'Je suis devenue sage-femme, comme ma tante.',
    rules: [],
    nearRule: 'gender-agreement',
    context: { candidateGender: 'feminine' },
  },
  {
    text: 'Je me suis spécialisé dans la taille de pierre.',
    rules: [],
    nearRule: 'gender-agreement',
    context: { candidateGender: 'masculine' },
  },
  {
    text: 'J’étais convaincue, il était sceptique\u202f; nous avons conclu.',
    rules: [],
    nearRule: 'gender-agreement',
    context: { candidateGender: 'feminine' },
  },
  {
    text: 'Après six ans aux Tissages Perrin, je souhaite rejoindre la Filature Arnaud.',
    rules: [],
    nearRule: 'wrong-company',
    context: { company: 'Filature Arnaud' },
  },
  {
    text: 'J’ai travaillé pour Castel, puis pour un domaine voisin.',
    rules: [],
    nearRule: 'wrong-company',
    context: { company: 'Chais Lamothe' },
  },
]
