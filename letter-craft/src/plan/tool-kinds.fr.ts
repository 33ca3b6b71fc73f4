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
