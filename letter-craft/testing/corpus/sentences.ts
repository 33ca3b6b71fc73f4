import { type Case, faultyCases, hardNegatives } from './case.ts'

export const faultySentences: readonly Case[] = [
  ...faultyCases('repeated-word', [
    ['Je prépare les les commandes du matin.', 'Je prépare les commandes du matin.'],
  ]),
  ...faultyCases('elision', [['J’ai besoin de espace et de temps.', 'J’ai besoin d’espace et de temps.']]),
  ...faultyCases('spelling', [
    ['Je connais votre environement de travail.', 'Je connais votre environnement de travail.'],
    ['J’ai une bonne experience du terrain.', 'J’ai une bonne expérience du terrain.'],
    ['J’ai le sens de la ponctualitée.', 'J’ai le sens de la ponctualité.'],
    ['Actuelement en poste, je suis mobile.', 'Actuellement en poste, je suis mobile.'],
  ]),
  ...faultyCases('capital', [
    ['Je vends des fleurs. elles viennent de Nice.', 'Je vends des fleurs. Elles viennent de Nice.'],
  ]),
  ...faultyCases('final-stop', ['Votre école forme des soudeurs que je veux rejoindre']),
  ...faultyCases('punctuation', [
    ['Je range le stock,puis je ferme.', 'Je range le stock, puis je ferme.'],
    ['Je ferme la caisse.Ensuite, je compte.', 'Je ferme la caisse. Ensuite, je compte.'],
    'Je connais le vin,, le fromage et le pain.',
    'Je vous écris avec plaisir..',
  ]),
  ...faultyCases('unpaired', [
    'J’ai tenu un rayon (fruits et légumes pendant deux ans.',
    'On me dit «\u00a0solide et je le crois.',
    'J’ai tenu un rayon fruits et légumes) pendant deux ans.',
    'Mon chef disait\u00a0: la rigueur avant tout\u00a0» chaque matin.',
  ]),
  ...faultyCases('needless-capital', [
    ['Je suis libre dès le 3 Mars.', 'Je suis libre dès le 3 mars.'],
    ['Je peux commencer en Septembre.', 'Je peux commencer en septembre.'],
    ['Je suis à l’aise en Anglais.', 'Je suis à l’aise en anglais.'],
    ['Depuis 2019, Je conduis un bus.', 'Depuis 2019, je conduis un bus.'],
    ['Je ne travaille pas le Lundi.', 'Je ne travaille pas le lundi.'],
  ]),
  ...faultyCases('missing-negation', [
    'J’ai pas encore le permis.',
    'Je suis jamais en retard.',
    'C’est pas un métier facile.',
    'Il y a pas de petite tâche.',
    'Je recule devant rien, et j’ai aucun retard.',
  ]),
]

export const cleanSentences: readonly Case[] = [
  ...hardNegatives('repeated-word', [
    'Vous vous adressez à des enfants.',
    'Le client le plus exigeant est le mien.',
    'Je suis très très attaché à ce lieu.',
    'Nous nous relayons la nuit.',
  ]),
  ...hardNegatives('elision', [
    'Je rêve de haute montagne.',
    'Le stage de onze semaines finit en mai.',
    'Plus de huit clients sur dix reviennent.',
    'Je parle de handicap sans détour.',
  ]),
  ...hardNegatives('spelling', [
    'Le langage C ne me fait pas peur.',
    'Parmi mes tâches, l’accueil domine.',
    'Je maitrise Excel depuis le lycée.',
    'J’ai travaillé chez Adequat, une agence de Metz.',
  ]),
  ...hardNegatives('capital', [
    'J’ai réparé des iPhone et des iPad.',
    'J’ai aidé M.\u00a0Roux, puis Mme\u00a0Petit.',
    'J’ai tenu la caisse, la réserve, etc. et le rayon.',
    'Le site www.exemple.fr est le mien.',
  ]),
  ...hardNegatives('final-stop', [
    '- Accueil du public\n- Tenue du standard',
    'Mes atouts',
    'Pourquoi vous\u202f?',
    'Je viens avec joie…',
  ]),
  ...hardNegatives('punctuation', [
    'J’ai vendu pour 12,5\u00a0k€ en mai.',
    'Écrivez-moi à lea.morin@exemple.fr, je réponds vite.',
    'Mon site est www.exemple.fr et il est à jour.',
    'J’ai travaillé sous Node.js et ASP.NET pendant un an.',
    'Le service ouvre à 8\u00a0h\u202f; je suis là à 7\u00a0h\u00a030.',
  ]),
  ...hardNegatives('unpaired', [
    'J’ai tenu un rayon (fruits et légumes) deux ans.',
    'On me dit «\u00a0solide\u00a0», et je le crois.',
    'J’ai deux atouts\u00a0: a) le calme\u202f; b) la force.',
    'Le mot «\u00a0équipe (soudée)\u00a0» nous va bien.',
  ]),
  ...hardNegatives('needless-capital', [
    'Les Anglais viennent nombreux en été.',
    'Je parle anglais et j’écris l’espagnol.',
    'Lundi, je serai libre.',
    'J’habite place du Champ-de-Mars.',
    'Madame Avril m’a reçu.',
  ]),
  ...hardNegatives('missing-negation', [
    'Je n’ai pas peur du froid.',
    'Ils ne vous décevront pas.',
    'J’avance pas à pas.',
    'Il n’y a pas de petite tâche.',
    'Je ne recule devant rien.',
    'J’ai plus de dix ans de métier.',
  ]),
]
