import { longDate } from '../server/src/domains/exports/index.ts'

/** One page, about 260 words: input of every PDF candidate. */
export const sampleLetter = {
  sender: [
    'Inès Carpentier',
    '14 rue des Tables-Claudiennes',
    '69001 LYON',
    '06 39 98 24 17',
    'ines@example.org',
  ],
  recipient: ['Ateliers Morvan', 'À l’attention de Mme Delmas', '8 quai Saint-Vincent', '69001 LYON'],
  placeAndDate: `Lyon, le ${longDate(new Date('2026-11-20T10:00:00Z'), 'fr')}`,
  subject: 'Objet\u00a0: candidature au poste de chargée de communication',
  paragraphs: [
    'Madame,',
    'Avec «\u00a0Cent mains, un fauteuil\u00a0», vous avez donné la parole à celles et ceux qui fabriquent vos meubles. Les douze portraits parus cet automne montrent des gestes, et non des slogans. C’est cette façon de faire que je souhaite servir au poste de chargée de communication.',
    'Depuis trois ans, je conduis la communication du musée des Tissages, à Roanne. J’y ai repris une lettre d’information que peu de gens ouvraient\u00a0: en dix-huit mois, elle est passée de 1\u202f200 à 6\u202f800 abonnés, avec un taux d’ouverture de 41\u00a0%. Textes, photographies, montage sous Premiere Pro\u00a0: tout se fait sur place, avec un budget annuel de 38\u202f000\u00a0€ dont j’ai la charge.',
    'En mai dernier, mon dossier sur la soie a donné lieu à vingt-trois articles et à deux reportages télévisés. Il avait été écrit avec les tisserands eux-mêmes\u00a0: chacun relisait ses mots avant l’envoi. Je souhaite offrir la même attention à vos ébénistes, partir de ce qu’ils disent et trouver le journaliste à qui le confier.',
    'Vous ouvrirez en mars un second atelier à Villeurbanne. Cette ville, où j’ai grandi, a une vie associative dense que je connais bien. J’ai trois idées pour que l’ouverture devienne un rendez-vous de voisinage, et non une simple inauguration\u202f; une demi-heure suffirait pour vous les présenter. Je suis disponible dès le 5 janvier.',
    'Dans l’attente de cet échange, je vous prie d’agréer, Madame, mes salutations distinguées.',
  ],
  signature: 'Inès Carpentier',
} as const
