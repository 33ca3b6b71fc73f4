import { plainLetters } from '../french/plain-letters.ts'

/** A kind of tools: as offers name it, and the tools of that kind, without accents and in small letters. */
type ToolKind = { readonly label: string; readonly named: RegExp; readonly tools: RegExp }

/** Kinds that offers ask for without a brand: whoever knows one of the kind answers. */
const toolKinds: readonly ToolKind[] = [
  {
    label: 'CRM',
    named: /(?<![\p{L}\d])(?:CRM|GRC)(?![\p{L}\d])/u,
    tools: /^(?:salesforce|hubspot|zoho|(?:microsoft )?dynamics|pipedrive|sellsy|youday|eudonet|sugarcrm)/u,
  },
  {
    label: 'ERP',
    // An ERP is a place open to the public too.
    named:
      /(?<!\p{L})(?:saisi|logiciel|progiciel|informati|maîtrise|outil|stock)[^.\n]{0,60}(?<!\p{L})ERP(?!\p{L})|(?<!\p{L})ERP (?:\(|de type |type )?(?:SAP|Sage|Odoo)/iu,
    tools:
      /^(?:sap|sage x3|odoo|(?:microsoft )?dynamics|navision|divalto|sylob|cegid pmi|infor|m3|as ?400)(?![a-z])/u,
  },
  {
    label: 'GMAO',
    named: /(?<![\p{L}\d])GMAO(?![\p{L}\d])/u,
    tools: /^(?:coswin|carl|maximo|mainta|optimaint|altair|mission)(?![a-z])/u,
  },
  {
    label: 'Git',
    named: /(?<![\p{L}\d])Git(?![\p{L}\d])/u,
    tools: /^(?:github|gitlab|bitbucket)/u,
  },
  {
    label: 'logiciel de paie',
    named: /logiciels? de paie(?!\p{L})/iu,
    tools: /^(?:silae|sage paie|adp|nibelis|payfit|cegid paie|paybox|cegi)(?![a-z])/u,
  },
  {
    label: 'CAO',
    named: /(?<![\p{L}\d])(?:CAO|DAO)(?![\p{L}\d])/u,
    tools: /^(?:autocad|solidworks|catia|revit|topsolid|sketchup|inventor|solidedge|creo|archicad|cadwork)/u,
  },
  {
    label: 'suite Adobe',
    named: /suite Adobe(?!\p{L})/iu,
    tools: /^(?:photoshop|indesign|illustrator|premiere|after effects|adobe)/u,
  },
  {
    label: 'SIG',
    named: /(?<![\p{L}\d])SIG(?![\p{L}\d])/u,
    tools: /^(?:qgis|arcgis|mapinfo)/u,
  },
  {
    label: 'CMS',
    named: /(?<![\p{L}\d])CMS(?![\p{L}\d])/u,
    tools: /^(?:wordpress|drupal|joomla|prestashop|typo3|shopify|wix)/u,
  },
  {
    label: 'SQL',
    named: /(?<![\p{L}\d])SQL(?![\p{L}\d])/u,
    tools: /^(?:my ?sql|postgres|mariadb|sqlite|sql server|oracle|pl\/sql|t-sql)/u,
  },
]

/** Word, Excel and their like, of which an office suite is made. */
const ofOffice = /^(?:word|excel|powerpoint|outlook|pack office)$/u
const officeSuite = /^(?:pack |suite |microsoft |ms )*office(?: suite?)?$/u

/** The kinds of tools that a text asks for. */
export const toolKindsIn = (text: string): string[] =>
  toolKinds.filter(({ named }) => named.test(text)).map(({ label }) => label)

/** Whether a tool answers another that is asked for: «MySQL» for «SQL», «Salesforce» for «CRM», «Office» for «Excel». */
export function isKindOf(tool: string, asked: string): boolean {
  const [known, wanted] = [plainLetters(tool), plainLetters(asked)]
  if (ofOffice.test(wanted) && officeSuite.test(known)) return true
  const kind = toolKinds.find(({ label }) => plainLetters(label) === wanted)
  return kind?.tools.test(known) === true
}

/** What offers ask to do, and the tools that it is done with, in plain letters: whoever knows one tells it, though no offer names it. */
const toolsOfWork: readonly (readonly [asked: RegExp, tools: RegExp])[] = [
  [
    /montage video|montage (?:de|des) videos?|(?<![a-z])videos?(?![a-z])|audiovisuel|motion/u,
    /^(?:adobe )?(?:premiere|after effects|davinci|final cut|avid|capcut|imovie)/u,
  ],
  [
    /(?<![a-z])photos?(?![a-z])|photographi|retouche/u,
    /^(?:adobe )?(?:lightroom|photoshop|gimp|capture one)/u,
  ],
  [
    /mise en page|affiche|flyer|plaquette|brochure|visuels?(?![a-z])|graphi(?:que|sme|ste)|infographi|supports? (?:de )?(?:communication|imprime|print)/u,
    /^(?:adobe )?(?:indesign|illustrator|canva|photoshop|affinity|figma|publisher|inkscape)/u,
  ],
  [
    /site (?:web|internet)|referencement|(?<![a-z])seo(?![a-z])/u,
    /^(?:wordpress|drupal|joomla|prestashop|shopify|wix|google analytics|semrush|google ads|matomo)/u,
  ],
  [/reseaux sociaux|community/u, /^(?:canva|hootsuite|meta business|buffer|swello|agorapulse)/u],
  [
    /comptab|ecritures|lettrage|rapprochement/u,
    /^(?:sage|ciel|ebp|cegid|quadra|pennylane|quickbooks|isacompta|acd|ccmx|coala)/u,
  ],
  [
    /(?<![a-z])paies?(?![a-z])|bulletins? de salaire/u,
    /^(?:silae|sage paie|adp|nibelis|payfit|cegid|paybox)/u,
  ],
  [
    /(?<![a-z])plans?(?: de| d|,|\.| techniques)|dessin (?:technique|industriel)/u,
    /^(?:autocad|solidworks|catia|revit|topsolid|sketchup|inventor|archicad)/u,
  ],
]

/** Whether a tool is one that the work of an offer is done with. */
export function isOfWork(tool: string, offer: string): boolean {
  const [known, asked] = [plainLetters(tool), plainLetters(offer)]
  return toolsOfWork.some(([work, tools]) => tools.test(known) && work.test(asked))
}
