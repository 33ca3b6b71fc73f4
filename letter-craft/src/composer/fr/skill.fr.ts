/** Skills that are personal qualities. */
export const qualities =
  /^(?:écoute|organisation|patience|rigueur|autonomie|curiosité|ponctualité|polyvalence|adaptabilité|adaptation|créativité|discrétion|calme|empathie|bienveillance|persévérance|réactivité|précision|minutie|politesse|assiduité|relationnel|méthode|sens d|esprit d|travail en équipe|travail d’équipe|gestion du stress|capacité d|force de)/iu

export const languages =
  /^(anglais|espagnol|allemand|italien|portugais|arabe|chinois|mandarin|russe|japonais|turc|français|polonais|néerlandais|roumain|ukrainien|vietnamien|coréen|grec|hébreu|catalan|occitan|breton|langue des signes|LSF)(?:\s*(?:[:,-]\s*)?(.*))?$/iu

/** Permits and certificates with their article. */
export const certificates =
  /^(permis [A-E]\d?E?|CACES(?:\s.*)?|FIMO|FCO|BAFA|BAFD|SST|PSC1?\s?1?|AFGSU(?:\s.*)?|habilitation.*)$/iu

export const toolFrames: readonly string[] = [
  '{Tools} me sont également familiers{several}.',
  'Je sais utiliser {tools}.',
  'Pour les outils, je connais {tools}.',
  'Je connais aussi {tools}.',
  'Parmi les outils que je connais, il y a {tools}.',
]
export const languageFrames: readonly string[] = [
  'Je pratique {languages}.',
  'En outre, je pratique {languages}.',
  'Pour les langues, je pratique {languages}.',
  'De plus, je pratique {languages}.',
  'Par ailleurs, je pratique {languages}.',
]
export const certificateFrames: readonly string[] = [
  'J’ai également {certificates}.',
  'Enfin, j’ai {certificates}.',
  'En outre, j’ai {certificates}.',
  'À cela j’ajoute {certificates}.',
]
export const knowHowFrames: readonly string[] = [
  'Mon parcours m’a donné des compétences en {bare}.',
  'J’ai des compétences en {bare}.',
  'À cela s’ajoutent des compétences en {bare}.',
  'Mes compétences portent aussi sur {articled}.',
  'De mon parcours, je tire des compétences en {bare}.',
  'Je suis à l’aise avec {articled}.',
  'Au quotidien, je suis à l’aise avec {articled}.',
]
export const qualityFrames: readonly string[] = [
  'Parmi mes points forts, je citerai {articled}.',
  'Mes points forts comprennent {articled}.',
  'Pour le reste, je m’appuie sur {articled}.',
  'Je m’appuie aussi sur {articled}.',
]
export const aptitudeFrames: readonly string[] = [
  'Je sais aussi {text}.',
  'Par ailleurs, je sais {text}.',
  'De plus, je sais {text}.',
  'En outre, je sais {text}.',
]
