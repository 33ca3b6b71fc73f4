/** «Frontend Html5, CSS3»: what kind of tools a card names. */
const ofKind =
  /^(?:front-?end|back-?end|database|frameworks?|langages?|logiciels?|outils?|bases? de données|systèmes?|cms)\s+(?=\p{Lu})/iu

/** «Yamaha CL5 / QL1», «Photoshop, Illustrator»: a card that names several. */
export const eachTool = (tool: { id: string; name: string }): { id: string; name: string }[] =>
  tool.name
    .replace(/\s*\([^()]*\)/gu, '')
    .replace(/^[^,:]{3,60}\s:\s+/u, '')
    .replace(/^(Word|Excel|PowerPoint|Outlook) (?=(?:Word|Excel|PowerPoint|Outlook)(?: |$))/giu, '$1, ')
    .replace(/^(Word|Excel|PowerPoint|Outlook) \p{Ll}+(?: \p{Ll}+)?$/u, '$1')
    .replace(ofKind, '')
    .replace(/,?\s*etc[….]*$/iu, '')
    .split(/\s*,\s*|\s+[/&]\s+/u)
    .filter((name) => name !== '')
    // «World / Excel»
    .map((name) => ({
      id: tool.id,
      name: name.replace(/^world$/iu, 'Word').replace(/^worldpress$/iu, 'WordPress'),
    }))
