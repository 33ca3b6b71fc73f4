import type { PatternRule } from '../pattern-rule.ts'

/** Homophones from « glacier » to « vœu ». */
export const pairsGToV: readonly PatternRule[] = [
  {
    id: 'confusion/glacier-glaciaire',
    why: 'Un « glacier » est une masse de glace ; l’adjectif « glaciaire » qualifie ce qui s’y rapporte : « une ère glaciaire ».',
    source: 'Dictionnaire de l’Académie française, « glacier », « glaciaire »',
    patterns: [
      '(ère|ères|période|périodes|calotte|calottes|époque|vallée|érosion|moraine|relief|lac|âge|cirque|maximum) [(glacière|glacières|glacier|glaciers|glacère) → (glaciaire|glaciaires|glaciaire|glaciaires|glaciaire)]',
      '(un|le|du|ce|au|grand|immense) [glaciaire → glacier] (alpin|recule|fond|fondait|a|est|qui|$|descend|géant)',
      '(les|des|ces|aux) [glaciaires → glaciers] (alpins|reculent|fondent|fondaient|ont|sont|qui|$|himalayens)',
      '(fonte|recul|langue|pied|front|crevasse|crevasses) (du|des|d’un|de ce) [(glaciaire|glaciaires) → (glacier|glaciers)]',
    ],
    breaks: [
      'L’ère [glacière → glaciaire] prit fin.',
      'La fonte des [glaciaires → glaciers] inquiète.',
      'Le [glaciaire → glacier] recule chaque année.',
      'Une calotte [glacière → glaciaire] couvre l’île.',
      'Une vallée [glacier → glaciaire] en auge.',
    ],
    allows: [
      'La période glaciaire fut longue.',
      'Le glacier recule.',
      'La fonte des glaciers inquiète.',
      'Une glacière bien remplie.',
      'Un lac glaciaire.',
    ],
  },
  {
    id: 'confusion/voeu-veut',
    why: 'Un « vœu » est un souhait ou une promesse ; « veut » et « veux » sont du verbe « vouloir ».',
    source: 'Dictionnaire de l’Académie française, « vœu »',
    patterns: [
      '<faire|formuler|exaucer|prononcer|former|émettre> (un|le|son|des|ce|mon|ton|ses|mes|les|leur) (seul|dernier|pieux)? [(veut|veux|voeut|vœut|veu) → (vœu|vœux|vœu|vœu|vœu)]',
      '(un|ce|mon|ton) [(veut|veu|vœut) → vœu] (pieux|cher|secret)',
      '(meilleurs|bons|mes|ses|nos|vos|tous|carte|cartes) (de|mes|nos|ses|meilleurs)? [(veux|veus) → vœux]',
      '(il|elle|on|qui|ne|tu|je) [(vœu|vœux|voeu|voeux) → (veut|veux|veut|veux)] (pas|bien|que|qu’|INF|un|une|le|la|les|des|partir|rien)',
    ],
    breaks: [
      'Fais un [veut → vœu] !',
      'Elle prononça un [veut → vœu] de silence.',
      'Nos meilleurs [veux → vœux] pour l’an neuf.',
      'Elle ne [vœu → veut] pas venir.',
      'C’est un [veut → vœu] pieux.',
    ],
    allows: [
      'Il veut partir.',
      'Mes meilleurs vœux.',
      'Un vœu pieux.',
      'Elle a fait vœu de silence.',
      'Je le veux.',
      'Il le veut.',
    ],
  },
  {
    id: 'confusion/puits-puis',
    why: 'Un « puits » est un trou creusé pour l’eau ; « puis » signifie « ensuite ».',
    source: 'Dictionnaire de l’Académie française, « puits »',
    patterns: [
      '(un|du|au|vieux) [(puis|puit) → puits] (de|d’|du|à|est|sec|$|sans)',
      '[(puis|puit) → puits] (de pétrole|de science|de lumière|de mine|sans fond|artésien|de gaz|à sec)',
      '(eau|margelle|fond|bord|seau) (du|d’un|de ce|dans le|dans un|au) [(puis|puit) → puits]',
      '<creuser|forer|reboucher> (un|le|des|deux|les|ce) [(puis|puit) → puits]',
      '(^|et) [(puits|puit) → puis] (il|elle|on|je|nous|ils|elles|tu|vous|le|la|soudain|ce) !(de|d’)',
      'DET NOUN , [puits → puis] (FINITE|se|s’|il|elle|on|ils|je|nous|tout|lui|leur)',
      '(et) [puits → puis] (il|elle|on|ils|elles|je|nous|FINITE|tout|soudain|un jour)',
    ],
    breaks: [
      'Il faut creuser un [puis → puits].',
      'Cet homme est un [puis → puits] de science.',
      'Elle tire l’eau du [puis → puits].',
      'Il mangea, et [puits → puis] il dormit.',
      'La margelle du [puit → puits] est usée.',
      'Elle ouvrit la porte, [puits → puis] s’arrêta.',
    ],
    allows: [
      'Il mangea, puis il dormit.',
      'Un puits de pétrole.',
      'L’eau du puits est fraîche.',
      'Et puis elle partit.',
      'Je ne puis venir.',
      'Je ne le puis.',
      'Les sources, puits et fontaines tarirent.',
    ],
  },
]
