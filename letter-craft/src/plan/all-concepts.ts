import type { Concept } from './concept.ts'
import { accounting } from './concepts/accounting.fr.ts'
import { animals } from './concepts/animals.fr.ts'
import { banking } from './concepts/banking.fr.ts'
import { beauty } from './concepts/beauty.fr.ts'
import { building } from './concepts/building.fr.ts'
import { buildingStudies } from './concepts/building-studies.fr.ts'
import { care } from './concepts/care.fr.ts'
import { cleaningSecurity } from './concepts/cleaning-security.fr.ts'
import { communication } from './concepts/communication.fr.ts'
import { crafts } from './concepts/crafts.fr.ts'
import { education } from './concepts/education.fr.ts'
import { everywhere } from './concepts/everywhere.fr.ts'
import { everywhereExchanges } from './concepts/everywhere-exchanges.fr.ts'
import { farming } from './concepts/farming.fr.ts'
import { foodTrades } from './concepts/food-trades.fr.ts'
import { health } from './concepts/health.fr.ts'
import { moreHealth } from './concepts/health-more.fr.ts'
import { hospitality } from './concepts/hospitality.fr.ts'
import { humanResources } from './concepts/human-resources.fr.ts'
import { industry } from './concepts/industry.fr.ts'
import { industryStudies } from './concepts/industry-studies.fr.ts'
import { informationTechnology } from './concepts/information-technology.fr.ts'
import { lawCulture } from './concepts/law-culture.fr.ts'
import { leisure } from './concepts/leisure.fr.ts'
import { maintenance } from './concepts/maintenance.fr.ts'
import { management } from './concepts/management.fr.ts'
import { manufacturing } from './concepts/manufacturing.fr.ts'
import { office } from './concepts/office.fr.ts'
import { retail } from './concepts/retail.fr.ts'
import { salesMarketing } from './concepts/sales-marketing.fr.ts'
import { showsSport } from './concepts/shows-sport.fr.ts'
import { socialWork } from './concepts/social-work.fr.ts'
import { transport } from './concepts/transport.fr.ts'
import { vehicleRepair } from './concepts/vehicle-repair.fr.ts'
import { warehouse } from './concepts/warehouse.fr.ts'

const all: readonly Concept[] = [
  ...accounting,
  ...animals,
  ...banking,
  ...beauty,
  ...buildingStudies,
  ...building,
  ...care,
  ...cleaningSecurity,
  ...communication,
  ...crafts,
  ...education,
  ...everywhereExchanges,
  ...everywhere,
  ...farming,
  ...foodTrades,
  ...moreHealth,
  ...health,
  ...hospitality,
  ...humanResources,
  ...industryStudies,
  ...industry,
  ...informationTechnology,
  ...lawCulture,
  ...leisure,
  ...maintenance,
  ...management,
  ...manufacturing,
  ...office,
  ...retail,
  ...salesMarketing,
  ...showsSport,
  ...socialWork,
  ...transport,
  ...vehicleRepair,
  ...warehouse,
]

/** Every concept, by its id. */
export const concepts: ReadonlyMap<string, Concept> = new Map(all.map((concept) => [concept.id, concept]))
