import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const development = process.env.NODE_ENV === 'development' ? [route('dev/ui', 'routes/dev.ui.tsx')] : []

export default [
  layout('routes/site.tsx', [
    index('routes/home.tsx'),
    route('help', 'routes/help.tsx'),
    route('help/french', 'routes/help.french.tsx'),
    route('help/french/:family', 'routes/help.french.family.tsx'),
    route('tips', 'routes/tips.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('privacy', 'routes/privacy.tsx'),
  ]),
  route('login', 'routes/login.tsx'),
  route('register', 'routes/register.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('verify-email', 'routes/verify-email.tsx'),
  route('social', 'routes/social.tsx'),

  layout('routes/private.tsx', [
    route('dashboard', 'routes/dashboard.tsx', [
      index('routes/dashboard.overview.tsx'),
      route('letters', 'routes/dashboard.letters.tsx'),
      route('letters/:letterId', 'routes/dashboard.letters.detail.tsx'),
      route('letters/bin', 'routes/dashboard.letters.bin.tsx'),
      route('subscription', 'routes/dashboard.subscription.tsx'),
      route('profile', 'routes/dashboard.profile.tsx'),
      route('career', 'routes/dashboard.career.tsx'),
      route('career/import', 'routes/dashboard.career.import.tsx'),
      route('exercise', 'routes/dashboard.exercise.tsx'),
      route('settings', 'routes/dashboard.settings.tsx'),
      route('templates', 'routes/dashboard.templates.tsx'),
      route('templates/new', 'routes/dashboard.templates.new.tsx'),
      route('templates/:templateId/edit', 'routes/dashboard.templates.edit.tsx'),
      route('templates/moderation', 'routes/dashboard.templates.moderation.tsx'),
      route('security', 'routes/dashboard.security.tsx'),
      route('my-data', 'routes/dashboard.my-data.tsx'),
      route('analytics', 'routes/dashboard.analytics.tsx'),
      route('health', 'routes/dashboard.health.tsx'),
      route('notifications', 'routes/dashboard.notifications.tsx'),
    ]),
    layout('routes/dashboard.letter-editor.tsx', [
      route('dashboard/letters/new', 'routes/dashboard.letters.new.tsx'),
      route('dashboard/letters/:letterId/edit', 'routes/dashboard.letters.edit.tsx'),
    ]),
  ]),
  route('subscription', 'routes/subscription.tsx'),
  route('editor/:letterId?', 'routes/editor.tsx'),
  route('l/:token', 'routes/shared-letter.tsx'),

  ...development,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
