import { withA, withDe } from '../french/contraction.ts'
import { elides } from '../french/elision.ts'
import { lowerFirst, upperFirst } from '../french/plain-letters.ts'
import type { EmployerForms } from './employer-forms.ts'
import { inWords } from './period.ts'

/** Bodies in which one serves. */
const administrations =
  /^(administration (?:pénitentiaire|fiscale|des douanes|territoriale)|douane|protection judiciaire de la jeunesse)(?!\p{L})/iu
const armies =
  /^(?:l[’'])?(arm[ée]e de (?:terre|l[’']air(?: et de l[’']espace)?)|marine nationale|légion étrangère|arm[ée]e(?: (?:française|suisse|belge|canadienne|algérienne|tunisienne|marocaine))?$|gendarmerie(?: nationale)?|police nationale|réserve)/iu
const agency =
  /^(?:missions?\s+(?:d[’'])?|divers(?:es)?\s+(?:missions? )?(?:d[’'])?|contrats? d[’'])?(?:(?:[Ww]elcome )?int[ée]rim(?:aire|e)?s?|agences? d[’']int[ée]rim|diverses? agences?)(?:[\s,]|$)/iu
const severalHouses =
  /^(?:saisonni[eè]re?s?,? |saisons? |missions? )?(?:dans |en |chez )?((?:plusieurs|diff[ée]rente?s) \p{L}+s(?: \p{L}+){0,6})$/iu
const oneself =
  /^(?:(?:entrepreneure?|travailleu(?:r|se)) (?:individuel(?:le)?|ind[ée]pendante?)|auto[- ]?entrepreneure?(?:use)?|auto[- ]?entreprise|micro[- ]?entre(?:prise|preneure?)|entreprise individuelle|ind[ée]pendante?|freelance|à (?:mon|son) compte|self[- ]employed)$/iu
const private_ =
  /^(?:(?:divers |plusieurs )?(?:particuliers?|familles?)(?: employeurs?)?|chez (?:des |un |une )?(?:particuliers?|familles?)|cesu)$/iu
/** «1er Régiment d’infanterie», «3e bataillon» */
const unit =
  /^(\d+)\s?(er|re|e|è|ème|eme)? (r[ée]giment|bataillon|escadron|brigade|division|compagnie)(?!\p{L})(.*)$/iu

/** «agroalimentaire», «restauration»: a field, where an employer is asked for. */
const fields =
  /^(?:(?:l[ae] |l’)?(agroalimentaire|industrie|restauration|hôtellerie|bâtiment|grande distribution|distribution|logistique|aéronautique|automobile|agriculture|plasturgie|métallurgie|téléphonie|fonction publique))$/iu
const masculineFields = /^(?:bâtiment|agroalimentaire)$/iu
/** What one works for, or on, and in whose house one is not: «Événement « Nuit des rois »». */
const undertakings: readonly (readonly [RegExp, (rest: string) => string])[] = [
  [/^[ée]v[ée]nement(?= [«\p{Lu}])/iu, (rest) => `lors de l’événement${rest}`],
  [
    /^cha[iî]ne(?= (?:\p{Ll}[\p{Ll}’ ]*)?[«\p{Lu}])(?! (?:hôtelière|de (?:magasins|restaurants)))/iu,
    (rest) => `pour la chaîne${rest}`,
  ],
  [/^projet(?= \p{Ll})/iu, (rest) => `dans un projet${rest}`],
  [/^(?=(?:protecteur|défenseur|médiateur) d)/iu, (rest) => `auprès du ${upperFirst(rest)}`],
  [/^entreprise(?= d(?:e |’)\p{Ll}[\p{Ll}’ -]*$)/iu, (rest) => `dans une entreprise${rest}`],
]

/** People for whom one works at their home. */
const people =
  /^(?:des |mes |chez (?:des |mes )?)?(voisine?s|amis|proches|familles|parents)(?: (?:à|d[eu]) .*)?$/u
const countedPeople = /^(\d+|deux|trois|quatre|cinq|plusieurs) (familles|particuliers)(?: (?:à|d[eu]) .*)?$/u

/** How a sentence says where somebody worked whose employer has no name: a regiment, a field, an agency, one’s own business. */
export function unnamedEmployer(text: string): EmployerForms | undefined {
  const [, field] = fields.exec(text) ?? []
  if (field !== undefined) {
    const small = field.toLowerCase()
    return { at: `dans ${elides(small) ? 'l’' : masculineFields.test(small) ? 'le ' : 'la '}${small}` }
  }
  if (/^(?:un )?sous-traitant(?: .*)?$/iu.test(text)) return { at: 'chez un sous-traitant' }
  const undertaking = undertakings.find(([shape]) => shape.test(text))
  if (undertaking) {
    const [shape, at] = undertaking
    return {
      at: at(text.replace(shape, '').replace(/^( de transport) (?=colis|personnes|marchandises)/u, '$1 de ')),
    }
  }
  const [, some] = people.exec(text) ?? []
  if (some !== undefined) return { at: `chez des ${some.toLowerCase()}` }
  const [, count, whose = ''] = countedPeople.exec(text) ?? []
  if (count !== undefined)
    return {
      at: `chez ${/^\d+$/u.test(count) ? inWords(Number(count)) : count.toLowerCase()} ${whose.toLowerCase()}`,
    }
  const [, number, , kind = '', rest = ''] = unit.exec(text) ?? []
  if (number !== undefined) {
    const word = kind.toLowerCase().replace('regiment', 'régiment')
    const isFeminine = /^(?:brigade|division|compagnie)$/u.test(word)
    const rank = number === '1' ? (isFeminine ? '1re' : '1er') : `${number}e`
    const the = `${isFeminine ? 'la' : 'le'} ${rank} ${word}${rest.replace(/ d(['’])(?=\p{L})/u, ' d’')}`
    return { at: withA(the), of: withDe(the), name: the }
  }
  // «BA 106», «base aérienne 128»
  const [, base] = /^(?:BA|base a[ée]rienne) ?(\d{3})(?:[ ,].*)?$/iu.exec(text) ?? []
  if (base !== undefined)
    return {
      at: `à la base aérienne ${base}`,
      of: `de la base aérienne ${base}`,
      name: `la base aérienne ${base}`,
    }
  // «2e RIMa», «1er RPIMa»
  if (/^\d+(?:er?|re|e|ème) R\p{L}+$/u.test(text))
    return { at: `au ${text}`, of: `du ${text}`, name: `le ${text}` }
  if (agency.test(text)) return { at: 'en intérim' }
  if (oneself.test(text)) return { at: 'à mon compte' }
  if (private_.test(text)) return { at: 'chez des particuliers' }
  const houses = severalHouses.exec(text)?.[1]
  if (houses) return { at: `dans ${lowerFirst(houses)}` }
  const body = administrations.exec(text)?.[1]
  if (body) {
    const the = elides(body) ? `l’${lowerFirst(body)}` : `la ${lowerFirst(body)}`
    return { at: `dans ${the}`, of: withDe(the), name: the }
  }
  const army = armies.exec(text)
  if (!army?.[1]) return undefined
  const name = lowerFirst(army[1].toLowerCase())
    .replace(/^armee/u, 'armée')
    .replace(' de terre', ' de Terre')
    .replace(' de l’air', ' de l’Air')
  const the = elides(name) ? `l’${name}` : `la ${name}`
  return { at: `dans ${the}`, of: withDe(the), name: the }
}
