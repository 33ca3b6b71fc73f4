import { randomUUID } from 'node:crypto'
import { measuredVoice } from '@lettrine/contract/voice'
import { emptyCareer } from '../career/empty-career.ts'
import { createBillingResource } from './billing-resource.ts'
import { createResource } from './create-resource.ts'
import {
  adminsOnly,
  at,
  changingMine,
  type Declaration,
  mine,
  open,
  own,
  sends,
  withLetter,
  withLetters,
  withReceipt,
  withSubscription,
  withTemplate,
} from './declarations.ts'

const draft = { title: 'Caviste', content: 'Madame, Monsieur,\n\nJe connais vos vignerons.' }
const template = { title: 'Caviste', template: '{{appel}},\n\nJe connais {{entreprise}}.\n\n{{formule}}' }
const rule = 'confusion/fond-fonds'
const passage = { passage: 'Je connais vos vignerons et je viens les voir.', intent: 'shorter' }

/** Every route of the contract, by its name there. A route that is not here fails the test. */
export const declared: Record<string, Declaration> = {
  'config.read': { expected: open(200) },
  'analytics.count': { expected: open(202), ask: sends({ events: [{ name: 'login_page_visited' }] }) },
  'analytics.report': { expected: adminsOnly(200) },
  'health.read': { expected: adminsOnly(200) },
  'health.retryJob': {
    expected: { ...adminsOnly(404), deleted: 401 },
    ask: at({ id: randomUUID() }),
  },
  'profile.read': { expected: own(200, 401) },
  'profile.me': { expected: own(200, 401) },
  'profile.create': { expected: own(200, 401) },
  'profile.change': { expected: own(200, 401), ask: sends({ bio: 'Caviste.' }) },
  'profile.removeAvatar': { expected: own(200, 401) },
  'settings.read': { expected: own(200, 200) },
  'settings.change': { expected: own(200, 401), ask: sends({ tone: 'formal' }) },
  'notifications.list': { expected: own(200, 200) },
  'notifications.read': {
    expected: changingMine(200),
    ask: async (fixture) => ({ path: { id: await createResource.notification(fixture) } }),
  },
  'notifications.readAll': { expected: own(200, 401) },
  'notifications.remove': {
    expected: changingMine(200),
    ask: async (fixture) => ({ path: { id: await createResource.notification(fixture) } }),
  },
  'notifications.removeAll': { expected: own(200, 401) },
  'account.changePassword': {
    // Wrong password on purpose: 422 means that the caller passed the authorization.
    expected: own(422, 401),
    ask: sends({ currentPassword: 'pas celui-ci', newPassword: 'Corail-des-mers-42' }),
  },
  'account.sendVerificationEmail': { expected: own(200, 401) },

  'sessions.list': { expected: own(200, 401) },
  'sessions.methods': { expected: own(200, 401) },
  'sessions.revoke': {
    expected: changingMine(200),
    ask: async (fixture) => ({ path: { id: await createResource.session(fixture) } }),
  },
  'sessions.unlink': {
    expected: changingMine(200),
    ask: async (fixture) => {
      await createResource.linkedProvider(fixture)
      return { path: { provider: 'google' } }
    },
  },

  'secondFactor.state': { expected: own(200, 401) },
  // Without the password, or with a wrong code: only the authorization is tested.
  'secondFactor.begin': { expected: own(422, 401), ask: sends({}) },
  'secondFactor.activate': { expected: own(409, 401), ask: sends({ code: '123456' }) },
  'secondFactor.renewCodes': { expected: own(409, 401), ask: sends({}) },
  'secondFactor.prove': { expected: own(409, 401), ask: sends({ code: '123456' }) },
  'secondFactor.turnOff': { expected: own(409, 401), ask: sends({}) },
  'passkeys.begin': { expected: own(422, 401), ask: sends({}) },
  'passkeys.rename': {
    expected: changingMine(200),
    ask: async (fixture) => ({ path: { id: await createResource.passkey(fixture) }, body: { name: 'Clé' } }),
  },
  'passkeys.remove': {
    expected: own(422, 401),
    ask: async (fixture) => ({ path: { id: await createResource.passkey(fixture) } }),
  },

  'myData.exportState': { expected: own(200, 401) },
  'myData.requestExport': { expected: own(202, 401) },
  'myData.accountContents': { expected: own(200, 401) },
  'myData.deleteAccount': {
    // Wrong password on purpose: only the authorization is tested.
    expected: own(422, 401),
    ask: sends({ confirmation: 'supprimer mon compte', password: 'pas celui-ci' }),
  },

  'letters.list': { expected: own(200, 200) },
  'letters.create': { expected: own(201, 401), ask: sends(draft) },
  'letters.read': { expected: mine(200), ask: withLetter() },
  'letters.save': { expected: changingMine(200), ask: withLetter({ version: 1, title: 'Autre' }) },
  'letters.remove': { expected: changingMine(200), ask: withLetter() },
  'letters.stats': { expected: own(200, 200) },
  'letters.bin': { expected: own(200, 200) },
  'letters.removeMany': { expected: changingMine(200), ask: withLetters() },
  'letters.restoreMany': {
    expected: changingMine(200),
    ask: async (fixture) => ({ body: { ids: [await createResource.binnedLetter(fixture)] } }),
  },
  'letters.eraseMany': {
    expected: changingMine(200),
    ask: async (fixture) => ({ body: { ids: [await createResource.binnedLetter(fixture)] } }),
  },
  'letters.archiveMany': { expected: changingMine(200), ask: withLetters() },
  'letters.clone': { expected: changingMine(201), ask: withLetter() },
  'letters.toggleBookmark': { expected: changingMine(200), ask: withLetter() },
  'letters.versions': { expected: mine(200), ask: withLetter() },
  'letters.labelVersion': {
    expected: changingMine(200),
    ask: async (fixture) => ({ path: await createResource.version(fixture), body: { label: 'Envoyée' } }),
  },

  'generation.plan': { expected: own(200, 401), ask: sends({ jobTitle: 'Caviste', company: 'Les Vignes' }) },
  'generation.generate': {
    expected: own(200, 401),
    ask: sends({ jobTitle: 'Caviste', company: 'Les Vignes', saveAsLetter: true }),
  },
  'proofreading.proofread': { expected: own(200, 401), ask: sends({ content: draft.content }) },
  'proofreading.words': { expected: own(200, 200) },
  'proofreading.addWord': { expected: own(201, 401), ask: sends({ word: 'Lettrine' }) },
  'proofreading.countFaults': { expected: own(200, 401), ask: sends({ faults: [{ rule, count: 1 }] }) },
  'proofreading.frequentFaults': { expected: own(200, 200) },
  'proofreading.forgetFaults': { expected: own(200, 401) },
  'proofreading.exercise': { expected: own(200, 200), ask: async () => ({ query: '?seed=1' }) },
  'proofreading.ignoredRules': { expected: own(200, 200) },
  'proofreading.ignoreRule': { expected: own(201, 401), ask: sends({ rule }) },
  'proofreading.restoreRule': { expected: own(200, 401), ask: at({ family: 'expression', name: 'a' }) },
  'proofreading.removeWord': { expected: own(200, 401), ask: at({ word: 'rien' }) },
  'career.get': { expected: own(200, 401) },
  'career.put': { expected: own(200, 401), ask: sends(emptyCareer) },
  'career.read': { expected: own(200, 401), ask: sends({ text: 'Caviste chez Nicolas' }) },
  'voice.get': { expected: own(200, 200) },
  'voice.addText': { expected: own(201, 401), ask: sends({ content: 'Je range les rayons. '.repeat(8) }) },
  'voice.removeText': { expected: own(200, 401), ask: at({ id: randomUUID() }) },
  'voice.choose': { expected: own(200, 401), ask: sends(measuredVoice) },
  'voice.erase': { expected: own(200, 401) },
  'occupations.search': { expected: own(200, 200), ask: async () => ({ query: '?search=caviste' }) },
  'occupations.read': { expected: own(200, 200), ask: at({ code: 'N1103' }) },
  'offers.read': { expected: own(200, 401), ask: sends({ text: 'Caviste H/F à Tours, en CDI.' }) },
  'rewriting.rewrite': { expected: own(200, 401), ask: sends(passage) },
  'analysis.analyze': { expected: changingMine(200), ask: withLetter({}) },
  'analysis.list': { expected: mine(200), ask: withLetter() },

  'exports.export': { expected: changingMine(200), ask: withLetter({}) },
  'exports.download': { expected: mine(200), ask: withLetter() },
  'exports.preview': { expected: changingMine(200), ask: withLetter({}) },
  'exports.previewDraft': { expected: own(200, 401), ask: sends({ draft }) },

  'sharing.list': { expected: mine(200), ask: withLetter() },
  'sharing.create': { expected: changingMine(201), ask: withLetter({}) },
  'sharing.change': {
    expected: changingMine(200),
    ask: async (fixture) => ({
      path: (await createResource.share(fixture)).path,
      body: { allowDownload: false },
    }),
  },
  'sharing.revoke': {
    expected: changingMine(200),
    ask: async (fixture) => ({ path: (await createResource.share(fixture)).path }),
  },
  'sharing.sent': {
    expected: changingMine(200),
    ask: async (fixture) => ({
      path: (await createResource.share(fixture)).path,
      body: { platform: 'copy' },
    }),
  },
  // Anyone with the link.
  'sharing.open': {
    expected: open(200),
    ask: async (fixture) => ({ body: { token: (await createResource.share(fixture)).token } }),
  },
  'sharing.download': {
    expected: open(200),
    ask: async (fixture) => ({ body: { token: (await createResource.share(fixture)).token } }),
  },

  'activity.stats': { expected: mine(200), ask: withLetter() },
  'activity.incrementViews': { expected: changingMine(200), ask: withLetter() },
  'keptExports.list': { expected: mine(200), ask: withLetter() },
  'keptExports.read': {
    expected: mine(200),
    ask: async (fixture) => ({ path: await createResource.copy(fixture) }),
  },
  'sending.prepare': { expected: mine(200), ask: withLetter() },
  'sending.markSent': { expected: changingMine(200), ask: withLetter({}) },

  'subscriptions.plans': { expected: open(200) },
  // All callers have a plan, so they get this error.
  'subscriptions.chooseFree': { expected: own(409, 401) },
  'subscriptions.letterQuota': { expected: own(200, 200) },
  'subscriptions.featureAccess': {
    expected: own(200, 200),
    ask: async () => ({ path: { feature: 'export_pdf' } }),
  },
  'subscriptions.recommendedPlan': { expected: own(200, 200) },
  'subscriptions.aiQuota': { expected: own(200, 200) },
  'subscriptions.incrementAiUsage': { expected: own(200, 401) },

  'subscriptions.current': { expected: own(200, 404) },
  'subscriptions.stats': { expected: own(200, 200) },
  // The other callers have granted plans, which cannot be changed.
  'subscriptions.estimateUpgrade': {
    expected: changingMine(200),
    ask: async (fixture) => {
      await createBillingResource.paidSubscription(fixture)
      return { body: { targetPlanId: 'basic' } }
    },
  },
  'subscriptions.changePlan': {
    expected: changingMine(200),
    ask: async (fixture) => {
      await createBillingResource.paidSubscription(fixture)
      return { body: { planId: 'basic' } }
    },
  },
  'subscriptions.keepPlan': { expected: changingMine(200), ask: withSubscription() },
  'subscriptions.cancel': { expected: changingMine(200), ask: withSubscription() },
  'subscriptions.reactivate': { expected: changingMine(200), ask: withSubscription(undefined, true) },

  // PayPal is unreachable here: that error means that the caller passed the authorization.
  'payments.createSession': {
    expected: { deleted: 401, stranger: 502, admin: 502, owner: 409 },
    ask: async (fixture) => {
      await createBillingResource.paidSubscription(fixture)
      return { body: { planType: 'monthly', interval: 'monthly' } }
    },
  },
  'payments.renewAgreement': { expected: changingMine(502), ask: withSubscription({}) },
  'payments.confirm': {
    expected: changingMine(502),
    ask: async (fixture) => {
      const paymentId = await createBillingResource.openPayment(fixture)
      return { body: { paymentId, token: `ORDER-${paymentId}`, payerID: 'PAYER' } }
    },
  },
  'payments.cancel': {
    expected: changingMine(200),
    ask: async (fixture) => ({ body: { paymentId: await createBillingResource.openPayment(fixture) } }),
  },
  'payments.history': { expected: own(200, 200) },
  'payments.stats': { expected: own(200, 200) },
  'payments.read': { expected: mine(200), ask: withReceipt() },
  'payments.status': { expected: mine(200), ask: withReceipt() },
  'payments.refund': { expected: changingMine(200), ask: withReceipt({}) },

  'search.everywhere': { expected: own(200, 200), ask: async () => ({ query: '?q=lettre' }) },
  'templates.list': { expected: own(200, 200) },
  'templates.stats': { expected: own(200, 200) },
  'templates.overview': { expected: own(200, 200) },
  'templates.bookmarks': { expected: own(200, 200) },
  'templates.letterTemplates': { expected: own(200, 200) },
  'templates.create': { expected: own(201, 401), ask: sends(template) },
  'templates.createFromLetter': {
    expected: changingMine(201),
    ask: async (fixture) => ({ body: { letterId: await createResource.letter(fixture) } }),
  },
  'templates.generate': { expected: own(201, 401), ask: sends({ jobTitle: 'Caviste' }) },
  'templates.previewDraft': { expected: own(200, 401), ask: sends({ template: template.template }) },
  'templates.read': { expected: mine(200), ask: withTemplate() },
  'templates.change': { expected: changingMine(200), ask: withTemplate({ version: 1, title: 'Autre' }) },
  'templates.remove': { expected: changingMine(200), ask: withTemplate() },
  'templates.duplicate': { expected: changingMine(201), ask: withTemplate() },
  'templates.submit': { expected: changingMine(200), ask: withTemplate() },
  'templates.withdraw': {
    // Administrators see a submitted template; only its author withdraws it.
    expected: changingMine(200),
    ask: async (fixture) => ({ path: { id: await createResource.proposedTemplate(fixture) } }),
  },
  'templates.bookmark': { expected: changingMine(200), ask: withTemplate() },
  'templates.unbookmark': { expected: changingMine(200), ask: withTemplate() },
  // A library template, which only the owner has used.
  'templates.rate': {
    expected: { deleted: 401, stranger: 403, admin: 403, owner: 200 },
    ask: async (fixture) => ({
      path: { id: await createResource.usedTemplate(fixture) },
      body: { rating: 4 },
    }),
  },
  'templates.preview': { expected: changingMine(200), ask: withTemplate({}) },
  'templates.use': {
    expected: changingMine(200),
    ask: async (fixture) => ({
      path: { id: await createResource.template(fixture) },
      body: { letterId: randomUUID() },
    }),
  },
  'templates.fill': {
    expected: changingMine(200),
    ask: async (fixture) => ({ body: { templateId: await createResource.template(fixture), data: {} } }),
  },
  'templates.pending': { expected: adminsOnly(200) },
  'templates.approve': {
    expected: { ...adminsOnly(200), deleted: 401 },
    ask: async (fixture) => ({
      path: { id: await createResource.proposedTemplate(fixture) },
      body: { version: 1 },
    }),
  },
  'templates.refuse': {
    expected: { ...adminsOnly(200), deleted: 401 },
    ask: async (fixture) => ({
      path: { id: await createResource.proposedTemplate(fixture) },
      body: { version: 1, reason: 'Trop court.' },
    }),
  },

  // Last: it ends the owner’s sessions, which other routes need.
  'sessions.signOutEverywhere': { expected: own(200, 401) },
}

/** Routes outside the contract, which answer with files or serve a browser. */
export const declaredRaw: Record<string, Declaration> = {
  'GET /healthz': { expected: open(200) },
  'GET /readyz': { expected: open(200) },
  'GET /v1/openapi.json': { expected: open(200) },
  'GET /v1/docs': { expected: open(200) },
  'GET /v1/letters/:id/file': { expected: mine(200), ask: withLetter() },
  'GET /v1/letters/:id/copies/:copyId/file': {
    expected: mine(200),
    ask: async (fixture) => ({ path: await createResource.copy(fixture) }),
  },
  'GET /v1/letters/:id/sending-kit.pdf': { expected: mine(200), ask: withLetter() },
  'GET /v1/letters/:id/sending-kit.eml': { expected: mine(200), ask: withLetter() },
  'GET /v1/users/data-export/file': {
    expected: { deleted: 401, stranger: 404, admin: 404, owner: 200 },
    ask: async (fixture) => {
      await createResource.archive(fixture)
      return {}
    },
  },
  'GET /v1/payments/:id/receipt': { expected: mine(200), ask: withReceipt() },
  // The return from PayPal redirects to the page, which shows nothing without the token.
  'GET /v1/payments/paypal-return': { expected: open(303) },
  // Refused without a signature of PayPal, whoever the caller is.
  'POST /v1/payments/webhooks/paypal': { expected: open(400) },
  'POST /v1/letters/export-zip': { expected: changingMine(200), ask: withLetters() },
  'POST /v1/letters/generate': {
    expected: own(200, 401),
    ask: sends({ jobTitle: 'Caviste', company: 'Les Vignes', saveAsLetter: true }),
  },
  // Without a form, the route of the contract answers.
  'POST /v1/career/read': { expected: own(400, 401), ask: sends({}) },
  // Not a form on purpose: only the authorization is tested.
  'POST /v1/users/upload-avatar': { expected: own(415, 401) },
  'GET /v1/users/:id/avatars/:file': {
    expected: open(404),
    ask: async (fixture) => ({ path: { id: fixture.owner.id, file: `${'0'.repeat(64)}.webp` } }),
  },
  // The address contains the hash of a text, known only to users who may read it.
  'GET /v1/templates/:id/drawings/:file': {
    expected: open(404),
    ask: async (fixture) => ({
      path: { id: await createResource.template(fixture), file: `${'0'.repeat(64)}.webp` },
    }),
  },
}

/** What catches all the rest, printed as one: Better Auth (`identity.db.test.ts` and its neighbours). */
export const servedElsewhere = ['* *']
