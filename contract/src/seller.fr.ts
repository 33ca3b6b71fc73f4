/** Who sells: what receipts and legal pages must say of them. */
export type Seller = {
  name: string
  legalForm: string
  address: readonly string[]
  siren: string
  registry: string
  /** Null for a seller who owes no VAT. */
  vatNumber: string | null
  email: string
  /** True until the owner has filled this in: nothing is sold for real before. */
  isExample: boolean
}

/** The owner’s particulars, in this one file. */
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
