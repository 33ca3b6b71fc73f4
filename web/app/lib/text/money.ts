const whole = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** «9,99 €», «99 €»: no cents for whole amounts. */
export const euros = (amount: number): string => (Number.isInteger(amount) ? whole : exact).format(amount)
