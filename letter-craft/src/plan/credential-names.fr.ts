/** Initials of diplomas, and their names as offers spell them. */
const names: readonly (readonly [string, string])[] = [
  ['DEAS', 'aide-soignant'],
  ['DEAP', 'auxiliaire de puériculture'],
  ['DEAES', 'accompagnant éducatif et social'],
  ['DEAVS', 'auxiliaire de vie sociale'],
  ['DEAMP', 'aide médico-psychologique'],
  ['DEI', 'infirmier'],
  ['IDE', 'infirmier'],
  ['DEA', 'ambulancier'],
  ['DEES', 'éducateur spécialisé'],
  ['DEEJE', 'éducateur de jeunes enfants'],
  ['DEME', 'moniteur éducateur'],
  ['DEASS', 'assistant de service social'],
  ['DECESF', 'conseiller en économie sociale familiale'],
  ['DETISF', 'intervention sociale et familiale'],
  ['CAFERUIS', 'encadrement intervention sociale'],
  ['AEPE', 'accompagnant éducatif petite enfance'],
  ['ASSP', 'accompagnement soins et services à la personne'],
  ['ADVF', 'assistant de vie aux familles'],
  ['BPREA', 'responsable d’exploitation agricole'],
  ['BPJEPS', 'jeunesse éducation populaire sport'],
  ['BAFA', 'animateur'],
  ['BNSSA', 'sauvetage aquatique'],
  ['SST', 'sauveteur secouriste du travail'],
  ['PSC1', 'premiers secours'],
  ['AFGSU', 'gestes et soins d’urgence'],
  ['HACCP', 'hygiène alimentaire'],
  ['FIMO', 'conducteur routier de marchandises'],
  ['SSIAP', 'sécurité incendie'],
  ['APS', 'agent de prévention sécurité'],
  ['MUC', 'management des unités commerciales'],
  ['MCO', 'management commercial opérationnel'],
  ['NDRC', 'négociation digitalisation relation client'],
  ['PME', 'gestion de la petite entreprise'],
  ['SAM', 'support à l’action managériale'],
  ['SIO', 'services informatiques aux organisations'],
  ['DCG', 'comptabilité gestion'],
  ['DSCG', 'comptabilité gestion'],
  ['ESF', 'économie sociale familiale'],
  ['ST2S', 'sanitaire social'],
  ['SAPAT', 'services aux personnes'],
  ['FLE', 'français langue étrangère'],
  ['MELEC', 'électricité électricien'],
  ['TFP', 'agent de sécurité'],
]

/** What stands for a name: «aide-soignant» for «DEAS», and «DEAS» for «diplôme d’État d’aide-soignant». */
export function expandedTitles(name: string): string[] {
  const words = new Set(name.toLowerCase().split(/[^\p{L}\d]+/u))
  const plain = name.toLowerCase()
  return names.flatMap(([initials, title]) => {
    if (words.has(initials.toLowerCase())) return [title]
    const own = title
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 3)
    return own.length > 1 && own.every((word) => plain.includes(word.slice(0, 6))) ? [initials] : []
  })
}
