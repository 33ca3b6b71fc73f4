import type { Frame } from '../draft.ts'

/**
 * What work of quite different trades asks of whoever does it: `asks` completes «il faut …», `concepts` are the ids of such
 * work.
 */
type Likeness = { readonly asks: string; readonly concepts: readonly string[] }

const likeness = (asks: string, concepts: string): Likeness => ({
  asks,
  concepts: concepts.trim().split(/\s+/u),
})

export const likenesses: readonly Likeness[] = [
  likeness(
    'compter juste',
    `enter-invoices keep-accounts bill-customers chase-payments reconcile-bank manage-cash enter-data keep-till cash-up
    count-cash manage-budget prepare-pay social-declarations track-sales-figures control-management manage-admin-finance
    process-bank-files settle-claims record-goods-movements prepare-quotes estimate-works`,
  ),
  likeness(
    'savoir où se trouve chaque chose',
    `sort-post file-papers keep-archives track-admin-files prepare-orders store-goods receive-deliveries stock-shelves
    manage-stock record-goods-movements sort-parcels run-library-desk manage-it-stock run-warehouse`,
  ),
  likeness(
    'tenir les délais',
    `plan-rotas dispatch-drivers plan-routes plan-production plan-supplies organise-freight manage-project run-it-projects
    organise-events organise-travel optimise-flows ship-goods run-building-site prepare-orders charter-transport
    process-orders serve-canteen`,
  ),
  likeness(
    'écouter avant de répondre',
    `welcome-public welcome-customers answer-phone advise-customers sell-in-shop handle-complaints serve-tables
    run-reception run-switchboard sell-food-counter advise-bank-customers sell-clothes sell-household phone-sales
    receive-garage-customers inform-tourists welcome-patients sell-travel follow-customer-satisfaction take-bookings
    support-people-in-need open-rights listen-to-people mediate help-find-work advise-on-careers support-families
    advise-patients help-users run-interviews`,
  ),
  likeness(
    'veiller sur les autres',
    `comfort-residents help-washing-meals give-nursing-care move-patients carry-patients support-disabled
    look-after-children care-young-children help-at-home keep-company support-families help-nursery-teacher
    escort-school-children educate-young-people supervise-pupils support-pupils-disability mind-groups-of-children
    watch-swimmers follow-patients care-for-newborns foster-people fight-fires handle-emergencies protect-people
    drive-coach-bus drive-people`,
  ),
  likeness(
    'expliquer clairement',
    `teach-classes train-adults tutor-pupils train-newcomers prepare-lessons explain-science guide-visits teach-driving
    teach-music-art teach-french-foreigners help-users run-workshops lead-activities advise-machine-users
    demonstrate-products coach-sport advise-farmers teach-nature prevent-illness`,
  ),
  likeness(
    'suivre des consignes précises',
    `apply-hygiene haccp follow-safety clean-premises sterilise-tools clean-hospital-rooms clean-rooms prepare-ingredients
    follow-medicine-rules do-lab-tests prevent-risks clean-kitchen control-access watch-premises serve-in-army
    use-cleaning-machines carry-dangerous-goods fight-fires run-chemical-process make-food-products`,
  ),
  likeness(
    'trouver d’où vient une panne',
    `fix-machines do-preventive-maintenance find-faults replace-parts maintain-electrical maintain-electronics
    repair-appliances fix-heating fix-refrigeration fix-lifts fix-hydraulics repair-cars repair-trucks repair-plant
    repair-motorbikes-cycles repair-boats repair-aircraft maintain-trains repair-computers debug-code maintain-buildings`,
  ),
  likeness(
    'répartir le travail et le suivre',
    `lead-team run-shop run-department lead-production lead-sales-team run-kitchen supervise-floors run-home-help-team
    run-leisure-centre coordinate-care coordinate-teaching run-building-site run-hotel-restaurant coordinate-departments
    plan-rotas dispatch-drivers check-cleaning lead-volunteers`,
  ),
  likeness(
    'écrire pour être compris',
    `write-articles write-documents make-communication-tools run-communication run-web-presence publish-online
    run-social-media correct-texts write-minutes type-letters write-advertising write-it-docs keep-care-records`,
  ),
  likeness(
    'convaincre',
    `prospect keep-client-portfolio negotiate-sales negotiate-suppliers find-funding phone-sales sell-insurance
    sell-in-shop sell-vehicles sell-homes run-promotions`,
  ),
]

/** `x1`: what was done; `q1`: what they ask; `asks`: «compter juste». */
export const likenessFrames: readonly Frame[] = [
  'Pour {x1} comme pour {q1}, il faut {asks}.',
  'Qu’il s’agisse {de x1} ou {de q1}, il faut {asks}.',
  '{X1} demande {de asks}, et {q1} aussi.',
  'Comme pour {x1}, il faut {asks} pour {q1}.',
  '{X1} et {q1} ont ceci en commun : il faut {asks}.',
]
