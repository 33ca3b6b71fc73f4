import type { SecondFactorState } from '@lettrine/contract/second-factor'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPasskey, aSecondFactor, aSecurityPage } from '../../testing/account-fixtures.ts'
import { expectAccessibleOnAllSizes } from '../../testing/expect-accessible.ts'
import { type ApiAnswers, refusal } from '../../testing/in-memory-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const region = (name: string) => page.getByRole('region', { name })
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const codes = Array.from({ length: 10 }, (_, index) => `k7mp-2xqa-9hrt-c4v${'abcdefghjk'[index]}`)

const openSecurity = (state: SecondFactorState, answers: ApiAnswers['secondFactor'] = {}) =>
  renderScreen('/dashboard/security', {
    answers: { ...aSecurityPage(), secondFactor: { state: () => ({ data: state }), ...answers } },
  })

const off = aSecondFactor({ isOn: false, since: null, lastUsedAt: null, recoveryCodesLeft: 0 })

test('the second factor is set up: password, QR code and key, first code, recovery codes', async () => {
  const uri = `otpauth://totp/Lettrine:ines%40example.org?secret=${key}&issuer=Lettrine`
  const { api } = await openSecurity(off, {
    begin: ({ password }) => {
      if (password !== 'Secret1!') throw refusal('WRONG_PASSWORD')
      return { data: { uri, key } }
    },
    activate: ({ code }) => {
      if (code !== '123456') throw refusal('SECOND_FACTOR_CODE_WRONG')
      api.change({ secondFactor: { state: () => ({ data: aSecondFactor() }) } })
      return { data: { recoveryCodes: codes } }
    },
  })
  const part = region('Validation en deux étapes')
  await expect.element(part.getByText('Désactivée')).toBeVisible()
  await part.getByRole('button', { name: 'Activer la validation en deux étapes' }).click()
  const setUp = dialog('Activer la validation en deux étapes')
  await setUp.getByLabelText('Mot de passe actuel').fill('pas celui-ci')
  await setUp.getByRole('button', { name: 'Continuer' }).click()
  await expect.element(setUp.getByText('Ce n’est pas votre mot de passe actuel.')).toBeVisible()
  await expectAccessibleOnAllSizes()
  await setUp.getByLabelText('Mot de passe actuel').fill('Secret1!')
  await setUp.getByRole('button', { name: 'Continuer' }).click()
  await expect.element(setUp.getByRole('img', { name: 'Code QR' })).toBeVisible()
  await expect.element(setUp.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible()
  const code = setUp.getByLabelText('Code affiché par votre application')
  await expect.element(code).toHaveFocus()
  await setUp.getByRole('button', { name: 'Activer' }).click()
  await expect.element(setUp.getByText('Le code est requis')).toBeVisible()
  await code.fill('000000')
  await setUp.getByRole('button', { name: 'Activer' }).click()
  await expect.element(setUp.getByRole('alert')).toMatchTextContent(/Ce code n’est pas le bon/)
  await expectAccessibleOnAllSizes()
  await code.fill('123 456')
  await setUp.getByRole('button', { name: 'Activer' }).click()
  const shown = dialog('Vos codes de secours')
  await expect
    .element(shown.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem'))
    .toHaveLength(10)
  await expectAccessibleOnAllSizes()
  await shown.getByRole('button', { name: 'J’ai gardé mes codes' }).click()
  await expect.element(part.getByText('Activée', { exact: true })).toBeVisible()
  await expect.element(part.getByText('Il vous reste 10 codes de secours.')).toBeVisible()
})

test('the second factor is turned off with the password and a code, which is asked for by itself', async () => {
  let isProved = false
  const { api } = await openSecurity(aSecondFactor({ recoveryCodesLeft: 1 }), {
    turnOff: () => {
      if (!isProved) throw refusal('SECOND_FACTOR_REQUIRED')
      api.change({ secondFactor: { state: () => ({ data: off }) } })
      return { data: { isOn: false } }
    },
    prove: ({ code }) => {
      if (code !== '654321') throw refusal('SECOND_FACTOR_CODE_WRONG')
      isProved = true
      return { data: { proved: true } }
    },
  })
  const part = region('Validation en deux étapes')
  await expect.element(part.getByText('Il vous reste un seul code de secours.')).toBeVisible()
  await part.getByRole('button', { name: 'Désactiver' }).click()
  const question = dialog('Désactiver la validation en deux étapes ?')
  await question.getByLabelText('Mot de passe actuel').fill('Secret1!')
  await question.getByRole('button', { name: 'Désactiver' }).click()
  const proof = dialog('Confirmez que c’est bien vous')
  const code = proof.getByLabelText('Code de votre application, ou code de secours')
  await code.fill('12')
  await proof.getByRole('button', { name: 'Confirmer' }).click()
  await expect.element(proof.getByText(/Entrez les six chiffres/)).toBeVisible()
  await expectAccessibleOnAllSizes()
  await code.fill('654321')
  await proof.getByRole('button', { name: 'Confirmer' }).click()
  await expect.element(page.getByText('Validation en deux étapes désactivée')).toBeVisible()
  await expect.element(part.getByText('Désactivée', { exact: true })).toBeVisible()
})

test('a proof that is not given leaves everything as it is', async () => {
  await openSecurity(aSecondFactor(), {
    renewCodes: () => {
      throw refusal('SECOND_FACTOR_REQUIRED')
    },
  })
  await page.getByRole('button', { name: 'Créer d’autres codes de secours' }).click()
  const question = dialog('Créer d’autres codes de secours ?')
  await question.getByLabelText('Mot de passe actuel').fill('Secret1!')
  await question.getByRole('button', { name: 'Créer les codes' }).click()
  await dialog('Confirmez que c’est bien vous').getByRole('button', { name: 'Fermer' }).click()
  await expect
    .element(question.getByRole('alert'))
    .toMatchTextContent(/Confirmez d’abord que c’est bien vous/)
})

test('an administrator without a second factor is told to set one up', async () => {
  await openSecurity({ ...off, isRequired: true })
  await expect
    .element(region('Validation en deux étapes').getByRole('status'))
    .toMatchTextContent(/administrateur/)
  await expectAccessibleOnAllSizes()
})

test('passkeys are listed, renamed and removed', async () => {
  const phone = aPasskey({ name: 'Chrome sur Linux' })
  const { api } = await openSecurity(aSecondFactor({ passkeys: [phone] }))
  const part = region('Clés d’accès')
  await expect.element(part.getByText('Chrome sur Linux')).toBeVisible()
  await expect.element(part.getByText(/jamais utilisée/)).toBeVisible()
  await expectAccessibleOnAllSizes()
  const now = (name: string) => aSecondFactor({ passkeys: name ? [{ ...phone, name }] : [] })
  api.change({
    passkeys: {
      rename: ({ name }) => {
        api.change({ secondFactor: { state: () => ({ data: now(name) }) } })
        return { data: { ...phone, name } }
      },
      remove: () => {
        api.change({ secondFactor: { state: () => ({ data: now('') }) } })
        return { data: { removed: true } }
      },
    },
  })
  await part.getByRole('button', { name: 'Renommer Chrome sur Linux' }).click()
  await dialog('Renommer la clé d’accès').getByLabelText('Nom de la clé').fill('Ordinateur de la cave')
  await dialog('Renommer la clé d’accès').getByRole('button', { name: 'Enregistrer' }).click()
  await part.getByRole('button', { name: 'Retirer Ordinateur de la cave' }).click()
  const question = dialog(/^Retirer «/)
  await expectAccessibleOnAllSizes()
  await question.getByLabelText('Mot de passe actuel').fill('Secret1!')
  await question.getByRole('button', { name: 'Retirer' }).click()
  await expect.element(part.getByText('Vous n’avez pas encore de clé d’accès.')).toBeVisible()
})
