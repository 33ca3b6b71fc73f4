/** The seller, as required on receipts and legal pages. */
export type Seller = {
  name: string
  legalForm: string
  address: readonly string[]
  siren: string
  registry: string
  /** Null for a seller who owes no VAT. */
  vatNumber: string | null
  email: string
  /** True until the owner has filled this in: live payments are refused before. */
  isExample: boolean
}

/** The owner’s details. */
export const seller: Seller = {
  name: 'Lettrine',
  legalForm: 'société de démonstration, sans existence légale',
  address: ['1 rue de l’Exemple', '75000 Paris', 'France'],
  siren: '000\u00a0000\u00a0000',
  registry: 'RCS Paris (exemple)',
  vatNumber: 'FR00\u00a0000000000',
  email: 'bonjour@lettrine.example',
  isExample: true,
}

/** The publisher, host and mediator, as required on legal pages. */
export type Publisher = {
  phone: string
  /** Null where there is none, as for a sole trader. */
  capital: string | null
  director: string
  host: { name: string; address: readonly string[]; phone: string }
  /** Data processors other than PayPal. */
  processors: readonly { name: string; role: string; place: string }[]
  /** Whom to ask about personal data; the person in charge where nobody was appointed. */
  privacyContact: { name: string; email: string }
  /** The consumer mediator that the seller adheres to (article L. 616-1 of the Code de la consommation). */
  mediator: { name: string; address: readonly string[]; website: string }
  /** Days for which the host keeps technical logs and backups. */
  logDays: number
  backupDays: number
}

/** Examples, as long as `seller.isExample` says so. */
export const publisher: Publisher = {
  phone: '01\u00a000\u00a000\u00a000\u00a000',
  capital: null,
  director: 'Camille Exemple',
  host: {
    name: 'Hébergeur d’exemple',
    address: ['2 rue de l’Exemple', '75000 Paris', 'France'],
    phone: '01\u00a000\u00a000\u00a000\u00a001',
  },
  processors: [
    {
      name: 'Hébergeur d’exemple',
      role: 'hébergement du site, de la base et des sauvegardes',
      place: 'France',
    },
    { name: 'Messagerie d’exemple', role: 'envoi des messages du service', place: 'France' },
  ],
  privacyContact: { name: 'Camille Exemple', email: 'donnees@lettrine.example' },
  mediator: {
    name: 'Médiateur d’exemple',
    address: ['3 rue de l’Exemple', '75000 Paris', 'France'],
    website: 'https://mediateur.example',
  },
  logDays: 30,
  backupDays: 30,
}
