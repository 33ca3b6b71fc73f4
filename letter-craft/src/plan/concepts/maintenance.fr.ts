import type { Concept } from '../concept.ts'

export const maintenance: readonly Concept[] = [
  {
    id: 'maintain-buildings',
    does: [
      'entretenir les bâtiments',
      'faire les petites réparations dans les bâtiments',
      'entretenir les locaux et les installations',
    ],
    noun: 'l’entretien des bâtiments',
    english: 'maintain buildings',
    says: /\b(?:entret|mainten|repar|renov|depann)\w* (?:[^\s.;!?]+ ){0,4}(?:[dl][’'])?(?:batiments?|locaux techniques|residences?|logements?|immeubles?|patrimoine bati)\b|\b(?:petits?|petites?|menus?|menues?) (?:travaux|reparations|depannages?|bricolages?)\b|\btous corps d[’']etat\b|\bagents? (?:[^\s.;!?]+ ){0,1}(?:[dl][’'])?multi-?services?\b|\bfactotum\b|\bhomme toutes mains\b|\bagent (?:[^\s.;!?]+ ){0,1}(?:[dl][’'])?(?:d[’']entretien|de maintenance) (?:[^\s.;!?]+ ){0,2}(?:[dl][’'])?batiments?\b|\bfaire (?:[^\s.;!?]+ ){0,2}(?:[dl][’'])?reparations\b|\bentretenir les locaux\b/u,
    occupations: ['I1203', 'I1101', 'F1606', 'K1705'],
    near: ['paint-buildings'],
    weight: 2,
  },
]
