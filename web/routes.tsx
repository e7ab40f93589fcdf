import { lazy, type ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { Layout } from './parts/frame/layout.tsx'
import { HomeScreen } from './screens/home/home-screen.tsx'
import { NotFoundScreen } from './screens/not-found/not-found-screen.tsx'

/** A screen whose code loads when it is first opened. */
const screen = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  Component: lazy(async () => ({ default: await load() })),
  handle: load,
})

/**
 * The URL table. A `handle` is the loader of the screen's code. web/prerender uses it to preload that code.
 */
export const routes: RouteObject[] = [
  {
    element: <Layout menu />,
    children: [
      { path: '/', Component: HomeScreen },
      screen('/tools', async () => (await import('./screens/tools/tools-screen.tsx')).ToolsScreen),
      screen(
        '/tools/rpe-calculator',
        async () => (await import('./screens/tools/rpe/rpe-screen.tsx')).RpeScreen,
      ),
      screen(
        '/tools/sleep-calculator',
        async () => (await import('./screens/tools/sleep/sleep-screen.tsx')).SleepScreen,
      ),
      screen(
        '/tools/macro-calculator',
        async () => (await import('./screens/tools/macro/macro-screen.tsx')).MacroScreen,
      ),
      screen('/faq', async () => (await import('./screens/faq/faq-screen.tsx')).FaqScreen),
      screen('/terms', async () => (await import('./screens/terms/terms-screen.tsx')).TermsScreen),
      screen(
        '/feedback',
        async () => (await import('./screens/feedback/feedback-screen.tsx')).FeedbackScreen,
      ),
      { path: '*', Component: NotFoundScreen },
    ],
  },
  {
    element: <Layout />,
    children: [
      screen(
        '/onboarding',
        async () => (await import('./screens/onboarding/onboarding-screen.tsx')).OnboardingScreen,
      ),
      screen(
        '/programgeneration',
        async () =>
          (await import('./screens/program-generation/program-generation-screen.tsx'))
            .ProgramGenerationScreen,
      ),
      screen('/access', async () => (await import('./screens/access/access-screen.tsx')).AccessScreen),
      screen(
        '/results/:id',
        async () => (await import('./screens/results/results-screen.tsx')).ResultsScreen,
      ),
      screen('/sample', async () => (await import('./screens/sample/sample-screen.tsx')).SampleScreen),
      screen(
        '/thank-you',
        async () => (await import('./screens/thank-you/thank-you-screen.tsx')).ThankYouScreen,
      ),
      screen('/license', async () => (await import('./screens/license/license-screen.tsx')).LicenseScreen),
      screen('/survey', async () => (await import('./screens/survey/survey-screen.tsx')).SurveyScreen),
      ...['/survey/form', '/program-form'].map((path) =>
        screen(
          path,
          async () => (await import('./screens/program-form/program-form-screen.tsx')).ProgramFormScreen,
        ),
      ),
      screen('/form', async () => (await import('./screens/form/form-screen.tsx')).FormScreen),
      screen(
        '/form-direct',
        async () => (await import('./screens/form/form-direct-screen.tsx')).FormDirectScreen,
      ),
    ],
  },
]

/**
 * Loads the code of the first screen before React asks for it. Otherwise React shows the screen a third of a
 * second late. The screen itself reports code that does not load.
 */
export async function loadScreenAt(path: string): Promise<void> {
  const route = matchRoutes(routes, path)?.at(-1)?.route
  const load: (() => Promise<ComponentType>) | undefined = route?.handle
  if (!route || !load) return
  const Screen = await load().catch(() => null)
  if (Screen) route.Component = Screen
}
