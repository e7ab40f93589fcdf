import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { Layout } from './parts/layout.tsx'
import { HomeScreen } from './screens/home-screen.tsx'
import { NotFoundScreen } from './screens/not-found-screen.tsx'
import { BrokenScreen } from './screens/broken-screen.tsx'

/** The URL table. Every screen but the first page is loaded when it is first opened. */
const routes: RouteObject[] = [
  {
    Component: Layout,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: BrokenScreen,
        children: [
          { path: '/', Component: HomeScreen },
          {
            path: '/onboarding',
            lazy: async () => ({
              Component: (await import('./screens/onboarding/onboarding-screen.tsx')).OnboardingScreen,
            }),
          },
          {
            path: '/programgeneration',
            lazy: async () => ({
              Component: (await import('./screens/program-generation/program-generation-screen.tsx'))
                .ProgramGenerationScreen,
            }),
          },
          {
            path: '/access',
            lazy: async () => ({ Component: (await import('./screens/access-screen.tsx')).AccessScreen }),
          },
          {
            path: '/results/:id',
            lazy: async () => ({
              Component: (await import('./screens/results/results-screen.tsx')).ResultsScreen,
            }),
          },
          {
            path: '/thank-you',
            lazy: async () => ({
              Component: (await import('./screens/thank-you-screen.tsx')).ThankYouScreen,
            }),
          },
          {
            path: '/license',
            lazy: async () => ({
              Component: (await import('./screens/license/license-screen.tsx')).LicenseScreen,
            }),
          },
          {
            path: '/survey',
            lazy: async () => ({
              Component: (await import('./screens/survey/survey-screen.tsx')).SurveyScreen,
            }),
          },
          ...['/survey/form', '/program-form'].map((path) => ({
            path,
            lazy: async () => ({
              Component: (await import('./screens/program-form/program-form-screen.tsx')).ProgramFormScreen,
            }),
          })),
          {
            path: '/form',
            lazy: async () => ({ Component: (await import('./screens/form/form-screen.tsx')).FormScreen }),
          },
          {
            path: '/form-direct',
            lazy: async () => ({
              Component: (await import('./screens/form/form-direct-screen.tsx')).FormDirectScreen,
            }),
          },
          {
            path: '/tools',
            lazy: async () => ({ Component: (await import('./screens/tools/tools-screen.tsx')).ToolsScreen }),
          },
          {
            path: '/tools/rpe-calculator',
            lazy: async () => ({ Component: (await import('./screens/tools/rpe/rpe-screen.tsx')).RpeScreen }),
          },
          {
            path: '/tools/sleep-calculator',
            lazy: async () => ({
              Component: (await import('./screens/tools/sleep/sleep-screen.tsx')).SleepScreen,
            }),
          },
          {
            path: '/tools/macro-calculator',
            lazy: async () => ({
              Component: (await import('./screens/tools/macro/macro-screen.tsx')).MacroScreen,
            }),
          },
          {
            path: '/faq',
            lazy: async () => ({ Component: (await import('./screens/faq/faq-screen.tsx')).FaqScreen }),
          },
          {
            path: '/terms',
            lazy: async () => ({ Component: (await import('./screens/terms/terms-screen.tsx')).TermsScreen }),
          },
          {
            path: '/feedback',
            lazy: async () => ({
              Component: (await import('./screens/feedback/feedback-screen.tsx')).FeedbackScreen,
            }),
          },
          { path: '*', Component: NotFoundScreen },
        ],
      },
    ],
  },
]

export const router = createBrowserRouter(routes)
