import type { Concept } from './concept.ts'
import { beauty } from './concepts/beauty.fr.ts'
import { everywhere } from './concepts/everywhere.fr.ts'
import { everywhereExchanges } from './concepts/everywhere-exchanges.fr.ts'
import { foodTrades } from './concepts/food-trades.fr.ts'
import { hospitality } from './concepts/hospitality.fr.ts'
import { leisure } from './concepts/leisure.fr.ts'
import { retail } from './concepts/retail.fr.ts'
import { transport } from './concepts/transport.fr.ts'
import { warehouse } from './concepts/warehouse.fr.ts'

const all: readonly Concept[] = [
  ...beauty,
  ...everywhereExchanges,
  ...everywhere,
  ...foodTrades,
  ...hospitality,
  ...leisure,
  ...retail,
  ...transport,
  ...warehouse,
]

/** Every concept, by its id. */
export const concepts: ReadonlyMap<string, Concept> = new Map(all.map((concept) => [concept.id, concept]))
