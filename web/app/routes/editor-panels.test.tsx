import type { LetterAnalysis } from '@lettrine/contract/analysis'
import type { Letter } from '@lettrine/contract/letters'
import type { ReadOffer } from '@lettrine/contract/offers'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { aDate, publicConfig, withPlan } from '../../testing/fixtures.ts'
import { type ApiAnswers, pending, refusal, unreachable } from '../../testing/in-memory-api.ts'
import { letterStore } from '../../testing/letter-store.ts'
import { aPreview } from '../../testing/page-fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const surface = () => page.getByRole('textbox', { name: 'Texte de la lettre' })
const button = (name: string | RegExp) => page.getByRole('button', { name })

async function openEditor(content: string, fields: Partial<Letter> = {}, answers: ApiAnswers = {}) {
  const store = letterStore([{ title: 'Fleuriste', content, ...fields }])
  const { id } = store.all()[0]!
  const screen = await renderScreen(`/dashboard/letters/${id}/edit`, {
    answers: { ...store.answers, ...answers },
  })
  await expect.element(surface()).toMatchTextContent(content.split('\n')[0]!)
  return { ...screen, store, id, stored: () => store.letters.get(id)! }
}

const choose = async (name: string | RegExp) => {
  const radio = page.getByRole('radio', { name })
  await expect.element(radio).toBeInTheDocument()
  ;(radio.element() as HTMLElement).click()
}

describe('analysis', () => {
  const analysis = () => page.getByRole('region', { name: 'Analyse de la lettre' })
  const letter = `Madame, Monsieur,

Je vous écris pour pour le poste de fleuriste chez Les Pivoines.

Votre vitrine change avec les les saisons, par habitde.

Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.`

  test('the analysis shows its lock before it is asked for', async () => {
    await openEditor(
      letter,
      {},
      {
        analysis: { list: () => ({ data: { analyses: [] } }) },
      },
    )
    await choose(/Relecture/)
    await expect.element(analysis().getByRole('link', { name: 'Voir les formules' })).toBeVisible()
    await expect
      .element(analysis().getByRole('button', { name: 'Analyser ma lettre' }))
      .not.toBeInTheDocument()
    await expectAccessible()
  })

  test('a letter is analysed again after a correction, and the progress shows', async () => {
    const fault = 'Une faute reste dans le texte.'
    const analyses: Pick<LetterAnalysis, 'version' | 'strength' | 'competitiveness' | 'createdAt'>[] = []
    const { store } = await openEditor(
      letter,
      {},
      {
        subscriptions: withPlan('pro'),
        analysis: {
          analyze: ({ id }) => {
            const { version, content } = store.letters.get(id)!
            const start = content.indexOf('pour pour')
            const places = start < 0 ? [] : [{ start, end: start + 9, quote: 'pour pour' }]
            const areas = places.map(() => ({
              category: 'Langue',
              priority: 'high' as const,
              suggestion: fault,
            }))
            const strength = start < 0 ? 70 : 60
            const scores = { version, strength, competitiveness: 50, createdAt: aDate }
            analyses.unshift(scores)
            return {
              data: {
                ...scores,
                letterId: id,
                tone: 'formal',
                ...{ suggestions: [], weaknesses: [], improvementAreas: areas },
                places: { suggestions: [], weaknesses: [], improvementAreas: places },
              },
            }
          },
          list: () => ({ data: { analyses } }),
        },
      },
    )
    await choose(/Relecture/)
    await analysis().getByRole('button', { name: 'Analyser ma lettre' }).click()
    await expect.element(analysis().getByText(fault)).toBeVisible()
    await expect.element(analysis().getByRole('meter', { name: /^Force, 60 sur 100/ })).toBeVisible()
    await expect.element(analysis().getByText('Priorité haute').first()).toBeVisible()
    await expect.element(page.getByCss('.finding').first()).toBeVisible()
    await analysis().getByRole('button', { name: 'Voir dans la lettre' }).first().click()
    await expect.element(surface()).toHaveFocus()
    await expect.element(page.getByCss('.answer-lit').first()).toBeVisible()
    await button(/Tout corriger/).click()
    await expect.element(surface()).toMatchTextContent('Je vous écris pour le poste')
    await analysis().getByRole('button', { name: 'Analyser de nouveau' }).click()
    await expect
      .element(
        analysis()
          .getByText(/^\+10 depuis la version 1$/)
          .first(),
      )
      .toBeVisible()
    await expect.element(analysis().getByText(fault)).not.toBeInTheDocument()
  })
})

describe('the offer', () => {
  const offer = `Coiffeur / Coiffeuse (H/F)
SALON MIRABEAU
35 - SAINT MALO
CDD de 6 mois, 30 h par semaine
Profil :
- CAP Coiffure exigé`
  const address = 'https://emploi.example/offres/12'
  const read: ReadOffer = {
    title: 'coiffeur',
    company: 'Salon Mirabeau',
    throughAgency: false,
    needs: [],
    mandatory: [],
    requirements: [],
    tools: [],
    duties: [],
    address: 'vous',
    text: offer,
    source: 'json-ld',
  }
  const box = () => page.getByRole('textbox', { name: 'L’annonce' })
  const readButton = () => button('Lire l’annonce')
  const open = async (offers: ApiAnswers['offers'] = {}) => {
    const store = letterStore([])
    return renderScreen('/dashboard/letters/new', {
      answers: { ...store.answers, ...(offers && { offers }) },
    })
  }

  test('a pasted offer shows its place and contract, and fills the fields', async () => {
    await open()
    await box().fill(offer)
    await expect.element(readButton()).not.toBeInTheDocument()
    const facts = page.getByRole('list', { name: 'Lieu et contrat' })
    await expect.element(facts).toMatchTextContent('Saint-Malo (35)')
    await expect.element(facts).toMatchTextContent(/CDD, 6\smois, 30\sh par semaine/)
    await expect.element(page.getByLabelText('Poste', { exact: true })).toHaveValue('Coiffeur')
    await expect.element(page.getByLabelText('Entreprise', { exact: true })).toHaveValue('Salon Mirabeau')
  })

  test('an address that is refused stays in the box, with the reason', async () => {
    await open({
      read: () => {
        throw refusal('OFFER_URL_REFUSED')
      },
    })
    await box().fill('http://169.254.169.254/latest/meta-data/')
    await readButton().click()
    await expect.element(page.getByText(/^Cette adresse ne peut pas être lue/)).toBeVisible()
    await expect.element(box()).toHaveValue('http://169.254.169.254/latest/meta-data/')
    await box().fill(offer)
    await expect.element(page.getByText(/^Cette adresse ne peut pas être lue/)).not.toBeInTheDocument()
  })

  test('reading an offer page can be cancelled', async () => {
    await open({ read: pending })
    await box().fill(address)
    await readButton().click()
    await expect.element(button('Lecture…')).toBeVisible()
    await button('Arrêter').click()
    await expect.element(readButton()).toBeVisible()
    await expect.element(box()).toHaveValue(address)
  })

  test('the text of an offer page replaces its address, which can be restored', async () => {
    await open({ read: () => ({ data: read }) })
    await box().fill(address)
    await readButton().click()
    await expect.element(box()).toHaveValue(offer)
    const company = page.getByLabelText('Entreprise', { exact: true })
    await expect.element(company).toHaveValue('Salon Mirabeau')
    await button('Remettre l’adresse').click()
    await expect.element(box()).toHaveValue(address)
    await expect.element(company).toHaveValue('')
    await expect.element(readButton()).toBeVisible()
  })
})

describe('rewriting', () => {
  const sentence = 'Vos bouquets suivent les saisons.'
  const answer = (text: string): ApiAnswers => ({
    rewriting: { rewrite: () => ({ data: { text, writer: 'composer' } }) },
  })

  async function rewrite(intent: string, answers: ApiAnswers) {
    const opened = await openEditor(sentence, {}, answers)
    await expect.element(button('Réécrire')).toBeDisabled()
    await surface().click()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.element(button('Réécrire')).toBeEnabled()
    await button('Réécrire').click()
    await page.getByRole('menuitem', { name: intent }).click()
    return opened
  }
  const proposal = () => page.getByRole('dialog', { name: /^Proposition/ })

  test('the menu shows a lock where the plan has no model, before anything is pressed', async () => {
    await openEditor(
      sentence,
      {},
      {
        config: { read: () => ({ data: { ...publicConfig(), writer: 'gemini', writerName: 'Gemini' } }) },
      },
    )
    await surface().click()
    await userEvent.keyboard('{Control>}a{/Control}')
    await button('Réécrire').click()
    const lock = page.getByRole('menuitem', { name: 'Avec Gemini\u00a0: voir les formules' })
    await expect.element(lock).toHaveAttribute('href', '/dashboard/subscription')
  })

  test('a proposal is compared, accepted, and undone', async () => {
    const { stored } = await rewrite('Plus court', answer('Vos bouquets changent.'))
    await expect.element(proposal()).toHaveAccessibleName('Proposition\u00a0: plus court')
    await expect.element(proposal().getByCss('ins').first()).toMatchTextContent('changent')
    await expect.element(proposal().getByCss('del').first()).toMatchTextContent('suivent')
    await expect.element(proposal()).toMatchTextContent('Proposé par le rédacteur intégré')
    await expectAccessible(proposal().element())
    await proposal().getByRole('button', { name: 'Accepter' }).click()
    await expect.element(surface()).toMatchTextContent('Vos bouquets changent.')
    await expect.poll(() => stored().content).toContain('Vos bouquets changent.')
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Annuler' }).click()
    await expect.element(surface()).toMatchTextContent(sentence)
  })

  test('a refused proposal changes nothing', async () => {
    await rewrite('Plus formel', answer('Vos bouquets changent.'))
    await expect.element(proposal().getByCss('ins').first()).toBeVisible()
    await proposal().getByRole('button', { name: 'Refuser' }).click()
    await expect.element(proposal()).not.toBeInTheDocument()
    await expect.element(surface()).toMatchTextContent(sentence)
  })

  test('a passage without a proposal says so', async () => {
    await rewrite('Plus concret', answer(sentence))
    await expect.element(proposal()).toMatchTextContent('Aucun fait de votre parcours ne parle de ce passage')
    await expect.element(proposal().getByRole('button', { name: 'Accepter' })).not.toBeInTheDocument()
  })

  test('a rewriting that fails says so and keeps the text', async () => {
    const { api } = await rewrite('Plus chaleureux', { rewriting: { rewrite: unreachable } })
    await expect.element(proposal().getByRole('alert')).toMatchTextContent('Vérifiez votre connexion')
    api.change(answer('Vos bouquets changent.'))
    await proposal().getByRole('button', { name: 'Autre proposition' }).click()
    await expect.element(proposal().getByRole('alert')).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(surface()).toMatchTextContent(sentence)
  })
})

describe('the page panel', () => {
  test('when the page is not drawn, the last one stays, and it is drawn again on request', async () => {
    const { api } = await openEditor('Madame,')
    const sheet = () => page.getByCss('.page-sheet img').first()
    await expect.element(sheet()).toBeInTheDocument()
    const before = sheet().element().getAttribute('src')
    api.change({ exports: { previewDraft: unreachable } })
    await choose('Moderne')
    await expect.element(page.getByRole('alert')).toMatchTextContent('L’aperçu n’est plus à jour')
    expect(sheet().element().getAttribute('src')).toBe(before)
    await expectAccessible()
    api.change({
      exports: { previewDraft: () => ({ data: aPreview({ design: 'moderne', text: 'Moderne' }) }) },
    })
    await button('Réessayer').click()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await expect.poll(() => sheet().element().getAttribute('src')).not.toBe(before)
  })
})

test('what has the focus in the tools is not behind what stays above and below', async () => {
  await openEditor('Madame,', { jobTitle: 'Fleuriste', company: 'Les Pivoines', offer: 'Fleuriste H/F' })
  await page.viewport(1280, 420)
  await expect.element(page.getByRole('button', { name: 'Générer la lettre' })).toBeInTheDocument()
  const tools = page.getByCss('.editor-tools').element()
  await expect.poll(() => tools.scrollHeight - tools.clientHeight).toBeGreaterThan(100)
  const hidden: (string | null)[] = []
  const controls = [...tools.querySelectorAll<HTMLElement>('button, select, textarea')]
  for (const control of [...controls, ...controls.toReversed()]) {
    control.focus()
    if (document.activeElement !== control || control.closest('.tools-tabs, .compose-actions')) continue
    const { left, top, bottom, width } = control.getBoundingClientRect()
    const ends = [top + 2, bottom - 2].map((end) => document.elementFromPoint(left + width / 2, end))
    if (ends.some((end) => end?.closest('.tools-tabs, .compose-actions'))) hidden.push(control.textContent)
  }
  expect(hidden).toEqual([])
})
