import { knownTools } from '../offers/tools.fr.ts'

/** Tools whose names are no words of French in small letters, however their makers write them. */
const oneWord =
  /^(?:React|Redux|Angular|Python|Django|Symfony|Laravel|Docker|Photoshop|Illustrator|Canva|Figma|PrestaShop|Shopify|Kubernetes|Jenkins|Postman|Salesforce|Trello|Jira|Bootstrap|Linux|Windows)$/u

const spellings: ReadonlyMap<string, string> = new Map(
  knownTools
    .filter(
      (tool) => /^\S+$/u.test(tool) && (/\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(tool) || oneWord.test(tool)),
    )
    .map((tool) => [tool.toLowerCase(), tool] as const)
    .concat([
      ['latex', 'LaTeX'],
      ['joomla', 'Joomla'],
      ['drupal', 'Drupal'],
      ['magento', 'Magento'],
    ]),
)

/** «javascript», «PostGreSQL», «react» → as their makers write them: «JavaScript», «PostgreSQL», «React». */
export const withToolNames = (text: string): string =>
  text.replace(
    /(?<![\p{L}\d.@/-])[\p{L}\d]{4,}(?![\p{L}\d@]|\.\p{L})/gu,
    (word) => spellings.get(word.toLowerCase()) ?? word,
  )
