import { testConcepts } from '../../../testing/concept-checks.ts'
import { animalsCases } from './animals.cases.ts'
import { animals } from './animals.fr.ts'
import { buildingCases } from './building.cases.ts'
import { building } from './building.fr.ts'
import { buildingStudiesCases } from './building-studies.cases.ts'
import { buildingStudies } from './building-studies.fr.ts'
import { communicationCases } from './communication.cases.ts'
import { communication } from './communication.fr.ts'
import { farmingCases } from './farming.cases.ts'
import { farming } from './farming.fr.ts'
import { industryCases } from './industry.cases.ts'
import { industry } from './industry.fr.ts'
import { industryStudiesCases } from './industry-studies.cases.ts'
import { industryStudies } from './industry-studies.fr.ts'
import { informationTechnologyCases } from './information-technology.cases.ts'
import { informationTechnology } from './information-technology.fr.ts'
import { maintenanceCases } from './maintenance.cases.ts'
import { maintenance } from './maintenance.fr.ts'
import { manufacturingCases } from './manufacturing.cases.ts'
import { manufacturing } from './manufacturing.fr.ts'
import { transportCases } from './transport.cases.ts'
import { transport } from './transport.fr.ts'
import { vehicleRepairCases } from './vehicle-repair.cases.ts'
import { vehicleRepair } from './vehicle-repair.fr.ts'
import { warehouseCases } from './warehouse.cases.ts'
import { warehouse } from './warehouse.fr.ts'

testConcepts('the concepts of trades', [
  [animals, animalsCases],
  [building, buildingCases],
  [buildingStudies, buildingStudiesCases],
  [communication, communicationCases],
  [farming, farmingCases],
  [industry, industryCases],
  [industryStudies, industryStudiesCases],
  [informationTechnology, informationTechnologyCases],
  [maintenance, maintenanceCases],
  [manufacturing, manufacturingCases],
  [transport, transportCases],
  [vehicleRepair, vehicleRepairCases],
  [warehouse, warehouseCases],
])
