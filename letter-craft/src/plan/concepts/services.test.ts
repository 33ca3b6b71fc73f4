import { testConcepts } from '../../../testing/concept-checks.ts'
import { accountingCases } from './accounting.cases.ts'
import { accounting } from './accounting.fr.ts'
import { bankingCases } from './banking.cases.ts'
import { banking } from './banking.fr.ts'
import { beautyCases } from './beauty.cases.ts'
import { beauty } from './beauty.fr.ts'
import { careCases } from './care.cases.ts'
import { care } from './care.fr.ts'
import { cleaningSecurityCases } from './cleaning-security.cases.ts'
import { cleaningSecurity } from './cleaning-security.fr.ts'
import { craftsCases } from './crafts.cases.ts'
import { crafts } from './crafts.fr.ts'
import { educationCases } from './education.cases.ts'
import { education } from './education.fr.ts'
import { everywhereCases } from './everywhere.cases.ts'
import { everywhere } from './everywhere.fr.ts'
import { everywhereExchangesCases } from './everywhere-exchanges.cases.ts'
import { everywhereExchanges } from './everywhere-exchanges.fr.ts'
import { foodTradesCases } from './food-trades.cases.ts'
import { foodTrades } from './food-trades.fr.ts'
import { healthCases } from './health.cases.ts'
import { health } from './health.fr.ts'
import { moreHealth } from './health-more.fr.ts'
import { hospitalityCases } from './hospitality.cases.ts'
import { hospitality } from './hospitality.fr.ts'
import { humanResourcesCases } from './human-resources.cases.ts'
import { humanResources } from './human-resources.fr.ts'
import { lawCultureCases } from './law-culture.cases.ts'
import { lawCulture } from './law-culture.fr.ts'
import { leisureCases } from './leisure.cases.ts'
import { leisure } from './leisure.fr.ts'
import { managementCases } from './management.cases.ts'
import { management } from './management.fr.ts'
import { officeCases } from './office.cases.ts'
import { office } from './office.fr.ts'
import { retailCases } from './retail.cases.ts'
import { retail } from './retail.fr.ts'
import { salesMarketingCases } from './sales-marketing.cases.ts'
import { salesMarketing } from './sales-marketing.fr.ts'
import { showsSportCases } from './shows-sport.cases.ts'
import { showsSport } from './shows-sport.fr.ts'
import { socialWorkCases } from './social-work.cases.ts'
import { socialWork } from './social-work.fr.ts'

testConcepts('the concepts of services', [
  [accounting, accountingCases],
  [banking, bankingCases],
  [crafts, craftsCases],
  [showsSport, showsSportCases],
  [lawCulture, lawCultureCases],
  [beauty, beautyCases],
  [care, careCases],
  [cleaningSecurity, cleaningSecurityCases],
  [education, educationCases],
  [everywhere, everywhereCases],
  [everywhereExchanges, everywhereExchangesCases],
  [foodTrades, foodTradesCases],
  [[...health, ...moreHealth], healthCases],
  [hospitality, hospitalityCases],
  [humanResources, humanResourcesCases],
  [leisure, leisureCases],
  [management, managementCases],
  [office, officeCases],
  [retail, retailCases],
  [salesMarketing, salesMarketingCases],
  [socialWork, socialWorkCases],
])
