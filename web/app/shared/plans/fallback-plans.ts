import { unlimitedAiUses } from '@lettrine/contract/figures'
import type { Interval, Plan, PlanId } from '@lettrine/contract/plans'

const sold = (monthly: number, yearly: number, lifetime: number, trialDays: number): Plan['prices'] => [
  { interval: 'monthly', price: monthly, trialDays },
  { interval: 'yearly', price: yearly, trialDays },
  { interval: 'lifetime', price: lifetime, trialDays: 0 },
]

type Words = Pick<Plan, 'name' | 'description' | 'features'>
type Terms = Partial<Pick<Plan, 'label' | 'isLaunchOffer' | 'letterLimit'>> & {
  ai: number
  prices: Plan['prices']
}

const plan = (id: PlanId, words: Words, { ai, prices, ...terms }: Terms): Plan => {
  const [first = { interval: 'lifetime' satisfies Interval as Interval, price: 0, trialDays: 0 }] = prices
  return {
    id,
    ...words,
    ...first,
    currency: 'eur',
    isActive: true,
    monthlyAILimit: ai,
    unlimitedAI: ai >= unlimitedAiUses,
    letterLimit: null,
    isLaunchOffer: false,
    label: null,
    ...terms,
    prices,
  }
}

/**
 * Plans for prerendered pages and for when the call fails. The server’s catalogue is authoritative; a test compares
 * both.
 */
export const fallbackPlans: readonly Plan[] = [
  plan(
    'free',
    {
      name: 'Gratuit',
      description: 'Pour écrire une première lettre, et deux autres.',
      features: [
        '3 lettres',
        'Rédacteur intégré sans limite',
        'Relecture au fil de l’écriture',
        'Modèles gratuits',
        'Export PDF',
      ],
    },
    { ai: 0, letterLimit: 3, prices: [] },
  ),
  plan(
    'basic',
    {
      name: 'Basique',
      description: 'Pour une recherche régulière.',
      features: [
        'Lettres illimitées',
        '5 générations par IA par mois',
        'Modèles premium',
        'Export PDF, DOCX, HTML et texte',
        'Analyse de la lettre',
      ],
    },
    { ai: 5, prices: sold(9.99, 99.99, 199.99, 7) },
  ),
  plan(
    'pro',
    {
      name: 'Professionnel',
      description: 'Pour une recherche active, plusieurs candidatures par semaine.',
      features: [
        'Tout ce que contient Basique',
        '20 générations par IA par mois',
        'Analyses avancées par IA',
        'Support prioritaire',
      ],
    },
    { ai: 20, prices: sold(19.99, 199.99, 399.99, 14), label: 'most-popular' },
  ),
  plan(
    'premium',
    {
      name: 'Premium illimité',
      description: 'Pour écrire sans compter.',
      features: [
        'Tout ce que contient Professionnel',
        'Générations par IA illimitées',
        'Support VIP',
        'Accès anticipé aux nouveautés',
      ],
    },
    { ai: unlimitedAiUses, prices: sold(39.99, 399.99, 799.99, 30), label: 'best-value' },
  ),
  plan(
    'monthly',
    {
      name: 'Premium, offre de lancement',
      description: 'L’offre de la page d’accueil, sans engagement.',
      features: [
        'Lettres illimitées',
        'Tous les modèles premium',
        'Export PDF, Word, HTML et texte',
        '5 générations par IA par mois',
        'Analyse de la lettre',
      ],
    },
    { ai: 5, isLaunchOffer: true, prices: [{ interval: 'monthly', price: 9.99, trialDays: 0 }] },
  ),
  plan(
    'lifetime',
    {
      name: 'Lifetime',
      description: 'Payée une fois, pour toujours.',
      features: [
        'Tout ce que contient Premium',
        '20 générations par IA par mois',
        'Analyses avancées par IA',
        'Support prioritaire',
        'Mises à jour à vie',
      ],
    },
    { ai: 20, isLaunchOffer: true, prices: [{ interval: 'lifetime', price: 99, trialDays: 0 }] },
  ),
]
