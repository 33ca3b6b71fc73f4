/** Worn out: they fit any letter. */
export const cliches: readonly RegExp[] = [
  'par la présente',
  'suite à votre annonce',
  'suite à votre offre',
  'leader (?:dans|de) (?:son|votre|leur) (?:domaine|secteur)',
  'un vif intérêt',
  'le plus vif intérêt',
  'votre entreprise m’a toujours attirée?',
  'force de proposition',
  'esprit d’équipe',
  'je suis convaincue? que mon profil',
  'mon profil correspond parfaitement',
  'en adéquation avec',
  'au sein de votre (?:prestigieuse|belle|honorable) (?:entreprise|société|maison)',
  'un atout (?:majeur|considérable|indéniable)',
  'relever de nouveaux défis',
  'je me permets de vous adresser ma candidature',
  'dans l’attente d’une réponse favorable',
  'motivée?s? et dynamiques?',
  'dynamiques? et motivée?s?',
  'rigoureux et autonome',
  'rigoureuse et autonome',
  'souriante? et dynamique',
  'mettre à profit mes compétences',
  'vivre une nouvelle aventure',
  'votre réputation n’est plus à faire',
].map((words) => new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'giu'))

export const englishCliches: readonly RegExp[] = [
  'i am writing to apply',
  'team player',
  'hard[- ]working',
  'think outside the box',
  'passionate about',
  'perfect fit',
  'to whom it may concern',
].map((words) => new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'giu'))

/** What an employer may not ask. */
export const privateMatters =
  /(?<!\p{L})(?:(?:je suis|étant|âgée? de) \d{2}\sans|j’ai \d{2}\sans(?! d)|âgée? de \d{2}\sans|(?<!\p{L}(?:e|s|é) )mariée?(?= |,|\.)|(?:je suis|étant) (?:célibataire|divorcée?|veufs?|veuve|pacsée?|enceinte|catholique|protestante?|musulmane?|juive?|chrétienne?|pratiquante?|syndiquée?|handicapée?|malade|en situation de handicap|de nationalité|d’origine)|de confession|(?:mère|père) de (?:\d|deux|trois|quatre|famille|un |une )|(?<!parents |personnes |gens )sans enfants?|(?:mon|ma) (?:mari|épouse|époux|conjointe?|grossesse|religion)|célibataire|divorcée?|rqth|travailleu(?:r|se) handicapée?|déléguée? syndicale?|syndiquée?)(?!\p{L})/giu

/** Adjectives that say much and prove nothing. */
export const qualities = new Set(
  `dynamique motivé motivée rigoureux rigoureuse sérieux sérieuse ponctuel ponctuelle organisé organisée autonome polyvalent polyvalente
  curieux curieuse créatif créative volontaire travailleur travailleuse consciencieux consciencieuse perfectionniste enthousiaste
  passionné passionnée souriant souriante réactif réactive persévérant persévérante efficace investi investie impliqué impliquée
  responsable fiable discret discrète patient patiente empathique bienveillant bienveillante courageux courageuse ambitieux ambitieuse
  méthodique proactif proactive adaptable sociable`.split(/\s+/u),
)
