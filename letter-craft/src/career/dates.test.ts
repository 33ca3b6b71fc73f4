import { describe, expect, it } from 'vitest'
import { isDateAlone, periodsIn, withoutDurations, withoutPeriods } from './dates.ts'

const period = (text: string) =>
  periodsIn(text).map(({ from, to, current }) => `${from} → ${current ? 'today' : to}`)[0]

describe('periods of a CV', () => {
  it.each([
    ['2019 – 2022', '2019 → 2022'],
    ['De mars 2019 à juin 2021', '2019-03 → 2021-06'],
    ['d’avril à octobre 2020', '2020-04 → 2020-10'],
    ['de novembre à février 2021', '2020-11 → 2021-02'],
    ['03/2018-09/2019 : vendeuse', '2018-03 → 2019-09'],
    ['03.2018 - 09.2019', '2018-03 → 2019-09'],
    ['du 04/05/2020 au 30/06/2020', '2020-05 → 2020-06'],
    ['du 04/05 au 30/06/2020', '2020-05 → 2020-06'],
    ['Depuis septembre 2021', '2021-09 → today'],
    ['sept. 2021 – auj.', '2021-09 → today'],
    ['2021 à ce jour', '2021 → today'],
    ['2019-présent', '2019 → today'],
    ['Janv. 2020 — Aujourd’hui (3 ans)', '2020-01 → today'],
    ['Été 2016', '2016 → 2016'],
    ['juillet-août 2015', '2015-07 → 2015-08'],
    ['2014-15', '2014 → 2015'],
    ['Étés 2011-2012-2013', '2011 → 2013'],
    ['09.11.18 – 02.06.19', '2018-11 → 2019-06'],
    ['2017', '2017 → 2017'],
  ])('reads «%s» as %s', (text, expected) => {
    expect(period(text)).toBe(expected)
  })

  it.each([
    'Paris 75011',
    '06 12 34 56 78',
    'CACES R489',
    '35 heures',
    'TOEIC 845',
    '12 000 visiteurs',
    'mai',
  ])('finds none in «%s»', (text) => {
    expect(periodsIn(text)).toEqual([])
  })

  it('keeps the words around a period, without the marks that tied them', () => {
    expect(withoutPeriods('2018-2020 : Vendeuse, Kiabi')).toBe('Vendeuse, Kiabi')
    expect(withoutPeriods('Vendeuse chez Kiabi (2018 – 2020)')).toBe('Vendeuse chez Kiabi')
    expect(withoutDurations('Aide archiviste, 2 mois à l’hôpital de Tours')).toBe(
      'Aide archiviste à l’hôpital de Tours',
    )
  })

  it('tells a line that holds nothing but a date', () => {
    expect(isDateAlone('Juin 2019 – Août 2020 :')).toBe(true)
    expect(isDateAlone('2019 Vendeuse')).toBe(false)
  })
})
