import { letter, type RuleCases } from '../../testing/rule-cases.ts'

const he = { candidateGender: 'masculine' } as const
const she = { candidateGender: 'feminine' } as const

export const languageCases: readonly RuleCases[] = [
  {
    rule: 'repeated-word',
    breaks: [
      'Je prépare [les les → les] commandes du matin.',
      'Je souhaite rejoindre [votre votre → votre] équipe.',
      'Je suis titulaire [d’un d’un → d’un] diplôme d’aide-soignant.',
      'J’ai travaillé [dans dans → dans] un entrepôt frigorifique.',
      'C’est un poste [qui qui → qui] m’intéresse.',
      'Je connais [bien bien → bien] le logiciel Ciel.',
      'Je connais [la la → la] réglementation des grues.',
      'Je vous écris [pour pour → pour] ce poste.',
      'J’ai tenu [le le → le] stand.',
      'Votre [équipe équipe → équipe] me plaît.',
    ],
    allows: [
      'Vous vous adressez à des enfants.',
      'Le client le plus exigeant est le mien.',
      'Je suis très très attaché à ce lieu.',
      'Nous nous relayons la nuit.',
      'Nous vous attendons, vous et votre équipe.',
    ],
  },
  { rule: 'repeated-word', language: 'en', breaks: ['I worked [in in → in] the shop.'] },
  {
    rule: 'elision',
    breaks: [
      'J’ai besoin [de  → d’]espace et de temps.',
      'Je suis disponible dès aujourd’hui et [je  → j’]ai mon permis.',
      'J’ai besoin [de  → d’]apprendre un métier manuel.',
      'Je pense [que  → qu’]il faut aimer les gens pour être aide à domicile.',
      'J’ai été chef [de  → d’]équipe pendant trois ans.',
      'Je rêve [de  → d’]un atelier lumineux.',
      'Il faut [que  → qu’]elle me rappelle.',
      'Je sais ce [que  → qu’]il faut faire en cas d’incendie.',
      'Je suis sûr [de  → d’]être à la hauteur.',
      '[Jusque  → Jusqu’]à présent, j’ai travaillé dans le bâtiment.',
      'Je rêve [de  → d’]intégrer votre équipe.',
      'Le poste [que  → qu’]elle occupait me plaît.',
      '[Je  → J’]aime ce métier.',
    ],
    allows: [
      'Je rêve de haute montagne.',
      'Le stage de onze semaines finit en mai.',
      'Plus de huit clients sur dix reviennent.',
      'Je parle de handicap sans détour.',
      'Je suis revenu de Hongrie en mai.',
    ],
  },
  {
    rule: 'capital',
    breaks: [
      'Je vends des fleurs. [e → E]lles viennent de Nice.',
      'J’ai tenu la caisse. [e → E]nsuite, j’ai formé deux collègues.',
      '[j → J]’ai tenu la caisse deux ans.',
      'Vous cherchez un cuisinier. [j → J]e le suis.',
      'Votre crèche ouvre à sept heures. [j → J]e suis matinale.',
    ],
    allows: [
      'J’ai aidé M.\u00a0Roux, puis Mme\u00a0Petit.',
      'J’ai tenu la caisse, la réserve, etc. et le rayon.',
      'Le site www.exemple.fr est le mien.',
      'Qui vient\u202f? Mes clients du lundi.',
      'J’ai rangé les pots, les graines, etc. et balayé l’allée.',
    ],
  },
  {
    rule: 'final-stop',
    breaks: [
      'Votre école forme des soudeurs que je veux rejoindr[e → e.]',
      'J’ai tenu la caisse pendant deux an[s → s.]',
      letter('Je connais bien votre belle maiso[n → n.]'),
      'Mon préavis est de deux moi[s → s.]',
      'Mon stage chez un luthier m’a appris à verni[r → r.]',
    ],
    allows: [
      '- Accueil du public\n- Tenue du standard',
      'Mes atouts',
      'Pourquoi vous\u202f?',
      'Je viens avec joie…',
      'Vous me verrez lundi, à neuf heures.',
    ],
  },
  {
    rule: 'inclusive-form',
    breaks: [
      'Je suis [passionné(e) → ] de mécanique depuis toujours.',
      'Je suis [motivé(e) → ] par le travail en équipe.',
      'Je suis [intéressé.e → ] par ce poste.',
      'Titulaire du permis, je suis [prêt(e) → ] à me déplacer.',
      'Je serais [ravi·e → ] de vous rencontrer.',
      'Je suis [étudiant(e) → ] en deuxième année.',
      'Je suis [vendeur/e → ]use depuis 2018.',
      'Je suis un(e) [passionné(e) → ] de botanique.',
      'Je suis [disposé(e) → ] à me former.',
      'Je serai [heureux(se) → ] de vous voir.',
    ],
    allows: [
      'J’ai lu votre annonce (et vos avis).',
      'Le rayon (fruits) est à moi.',
      'La licence (bac plus trois) est acquise.',
      'Mon site (e-commerce) vend du thé.',
      'Je parle le wolof (et le français) avec les familles.',
    ],
  },
  {
    rule: 'inclusive-form',
    context: he,
    breaks: [
      'Je reste à votre écoute, [motivé(e) → motivé] et prêt.',
      'Un(e) [employé(e) → employé] comme les autres.',
    ],
  },
  { rule: 'inclusive-form', context: she, breaks: ['Je suis [motivé(e) → motivée] par ce métier.'] },
]
