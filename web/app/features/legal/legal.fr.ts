import { dayInParis } from '@lettrine/contract/day.fr'
import { privacyVersion, termsVersion } from '@lettrine/contract/terms'
import { consumerRights } from './consumer-rights.fr.ts'
import type { LegalPage } from './legal-page.ts'
import { privacyData } from './privacy-data.fr.ts'
import { privacyRights } from './privacy-rights.fr.ts'
import { termsOfSale } from './terms-of-sale.fr.ts'
import { termsOfUse } from './terms-of-use.fr.ts'

const dayOf = (version: string) => dayInParis(new Date(`${version}T12:00:00Z`))

export const legalTexts = {
  contents: 'Sommaire',
  since: (version: string) => `Version du ${dayOf(version)}.`,
  example:
    'Les coordonnées de cette page sont des exemples\u00a0: cette installation est une démonstration, et rien n’y est vendu pour de vrai.',
} as const

export const termsTexts: LegalPage = {
  title: 'Mentions légales et conditions',
  metaTitle: 'Mentions légales, conditions d’utilisation et de vente · Lettrine',
  description:
    'Qui édite Lettrine, ce que le service vous doit et ce que vous lui devez\u00a0: prix, essai, renouvellement, résiliation, rétractation et garanties.',
  path: '/terms',
  lead: 'Vos droits et les nôtres, en mots simples.',
  version: termsVersion,
  sections: [...termsOfUse, ...termsOfSale, ...consumerRights],
}

export const privacyTexts: LegalPage = {
  title: 'Politique de confidentialité',
  metaTitle: 'Confidentialité · Lettrine',
  description:
    'Ce que Lettrine garde de vous, pourquoi, combien de temps et avec qui, les cookies utilisés, et comment exercer vos droits depuis votre compte.',
  path: '/privacy',
  lead: 'Ce que Lettrine garde, pourquoi, combien de temps, et ce que vous pouvez décider.',
  version: privacyVersion,
  sections: [...privacyData, ...privacyRights],
}
