/**
 * Claims of the owner about Lettrine: provable numbers, and quotations with consent. They are edited here only.
 * French law treats a claim that cannot be proved as misleading (Code de la consommation, art. L121-2).
 */
export const ownerClaims = {
  figures: [
    { figure: '30\u00a0secondes', text: 'pour une première version' },
    { figure: 'Plus de 10\u00a0000', text: 'utilisateurs' },
    { figure: '4,9/5', text: 'de note moyenne' },
  ],
  testimonials: [
    {
      words: 'J’avais laissé le nom de l’ancienne entreprise. Lettrine l’a vu, moi non.',
      name: 'Marie\u00a0L.',
      who: 'Assistante de direction, Lille',
    },
    {
      words: 'Je l’ai écrite dans le bus, sur mon téléphone. Envoyée avant d’arriver.',
      name: 'Karim\u00a0B.',
      who: 'Technicien réseau, Marseille',
    },
    {
      words: 'Pour une fois, la lettre me ressemblait. On m’en a parlé à l’oral.',
      name: 'Élodie\u00a0P.',
      who: 'Étudiante en master, Rennes',
    },
  ],
} as const
