import { landingTexts as texts } from './landing.fr.ts'
import { offeredPlans } from './pricing.tsx'

/**
 * Product and FAQ of schema.org for search engines.
 * @param address - of the home page
 */
export function landingStructuredData(address: string, description: string): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'SoftwareApplication',
        name: 'Lettrine',
        url: address,
        description,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        inLanguage: 'fr',
        offers: offeredPlans.map(({ id, price }) => ({
          '@type': 'Offer',
          name: texts.pricing.names[id],
          price: price.toFixed(2),
          priceCurrency: 'EUR',
        })),
      },
      {
        '@type': 'FAQPage',
        mainEntity: texts.questions.items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  }
}
