/** Grammatical kind of a field; decides its forms, see `field-forms.ts`. */
export type FieldKind =
  | 'company'
  | 'school'
  | 'job'
  | 'role'
  | 'place'
  | 'group'
  | 'diploma'
  | 'years'
  | 'phrase'
  | 'date'
  | 'person'
  | 'sentence'

/** Source of a value: offer, profile, or only the writer. */
export type FieldSource = 'offer' | 'profile' | 'user'

type Field = {
  readonly label: string
  readonly example: string
  readonly source: FieldSource
  readonly kind: FieldKind
  /** `long` fields hold whole sentences, in the writer’s own words. */
  readonly length: 'short' | 'long'
}

/** Every template field. Names are French, because authors of templates read them. */
export const templateFields = {
  entreprise: {
    label: 'Entreprise ou organisme',
    example: 'Atelier Morvan',
    source: 'offer',
    kind: 'company',
    length: 'short',
  },
  poste: {
    label: 'Poste, stage ou mission visés',
    example: 'assistante de direction',
    source: 'offer',
    kind: 'job',
    length: 'short',
  },
  destinataire: {
    label: 'Nom ou fonction du destinataire',
    example: 'la directrice des ressources humaines',
    source: 'offer',
    kind: 'person',
    length: 'short',
  },
  ville: {
    label: 'Ville du poste',
    example: 'Angers',
    source: 'offer',
    kind: 'place',
    length: 'short',
  },
  secteur: {
    label: 'Secteur d\u2019activité, avec son article',
    example: 'la restauration collective',
    source: 'offer',
    kind: 'group',
    length: 'short',
  },
  mission: {
    label: 'Une mission du poste',
    example: 'l\u2019accueil des familles',
    source: 'offer',
    kind: 'group',
    length: 'short',
  },
  raison: {
    label: 'Pourquoi eux, en une phrase',
    example: 'Vous réparez ce que d\u2019autres jettent.',
    source: 'user',
    kind: 'sentence',
    length: 'long',
  },
  metier: {
    label: 'Métier actuel ou précédent',
    example: 'infirmière',
    source: 'profile',
    kind: 'job',
    length: 'short',
  },
  experience: {
    label: 'Expérience la plus parlante',
    example: 'vendeuse dans une boutique de prêt-à-porter',
    source: 'profile',
    kind: 'role',
    length: 'short',
  },
  annees: {
    label: 'Durée de cette expérience',
    example: '5\u00a0ans',
    source: 'profile',
    kind: 'years',
    length: 'short',
  },
  equipe: {
    label: 'Taille de l\u2019équipe',
    example: 'douze personnes',
    source: 'user',
    kind: 'phrase',
    length: 'short',
  },
  competence1: {
    label: 'Un savoir-faire ou un outil',
    example: 'la gestion des stocks',
    source: 'profile',
    kind: 'group',
    length: 'short',
  },
  competence2: {
    label: 'Un deuxième savoir-faire',
    example: 'Excel',
    source: 'profile',
    kind: 'group',
    length: 'short',
  },
  competence3: {
    label: 'Un troisième savoir-faire',
    example: 'l\u2019anglais',
    source: 'profile',
    kind: 'group',
    length: 'short',
  },
  realisation: {
    label: 'Un résultat dont vous êtes fier, avec un chiffre',
    example: 'J\u2019ai réduit de 30\u00a0% les erreurs de préparation.',
    source: 'user',
    kind: 'sentence',
    length: 'long',
  },
  situation: {
    label: 'Une situation vécue, en une ou deux phrases',
    example: 'Un samedi de décembre, j\u2019ai tenu la caisse et formé une remplaçante.',
    source: 'user',
    kind: 'sentence',
    length: 'long',
  },
  diplome: {
    label: 'Diplôme obtenu ou préparé',
    example: 'BTS Gestion de la PME',
    source: 'profile',
    kind: 'diploma',
    length: 'short',
  },
  ecole: {
    label: 'Établissement, école ou université',
    example: 'université de Nantes',
    source: 'profile',
    kind: 'school',
    length: 'short',
  },
  formation: {
    label: 'Formation visée',
    example: 'master Énergie et climat',
    source: 'offer',
    kind: 'diploma',
    length: 'short',
  },
  projet: {
    label: 'Votre projet, en une phrase',
    example: 'Je veux ouvrir une librairie de quartier.',
    source: 'user',
    kind: 'sentence',
    length: 'long',
  },
  besoin: {
    label: 'Ce que le soutien financera',
    example: 'La bourse couvrira le loyer et les transports.',
    source: 'user',
    kind: 'sentence',
    length: 'long',
  },
  duree: {
    label: 'Durée souhaitée',
    example: 'six mois',
    source: 'user',
    kind: 'phrase',
    length: 'short',
  },
  dateDebut: {
    label: 'Date de début',
    example: '1er septembre',
    source: 'user',
    kind: 'date',
    length: 'short',
  },
  rythme: {
    label: 'Rythme (alternance, bénévolat)',
    example: 'trois semaines en entreprise et une semaine en cours',
    source: 'user',
    kind: 'phrase',
    length: 'short',
  },
} as const satisfies Record<string, Field>

export type FieldName = keyof typeof templateFields

/** Text of a field, before it is put in a sentence. */
export type FieldValues = { readonly [name in FieldName]?: string | undefined }

/** Computed from civility and tone. */
export const computedNames = ['appel', 'formule'] as const
export type ComputedName = (typeof computedNames)[number]
