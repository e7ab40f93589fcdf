import { lazy, type ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { Layout } from './parts/frame/layout.tsx'
import { HomeScreen } from './screens/home/home-screen.tsx'
import { NotFoundScreen } from './screens/not-found/not-found-screen.tsx'

/** Loads the file of a screen, which exports nothing else. */
type Load = () => Promise<Readonly<Record<string, ComponentType>>>

async function screenIn(load: Load): Promise<ComponentType> {
  const [screen] = Object.values(await load())
  if (!screen) throw new Error('the file exports no screen')
  return screen
}

/** A screen whose code loads when it is first opened. */
const screen = (path: string, load: Load): RouteObject => ({
  path,
  Component: lazy(async () => ({ default: await screenIn(load) })),
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
      screen('/tools', () => import('./screens/tools/tools-screen.tsx')),
      screen('/tools/rpe-calculator', () => import('./screens/tools/rpe/rpe-screen.tsx')),
      screen('/tools/sleep-calculator', () => import('./screens/tools/sleep/sleep-screen.tsx')),
      screen('/tools/macro-calculator', () => import('./screens/tools/macro/macro-screen.tsx')),
      screen('/faq', () => import('./screens/faq/faq-screen.tsx')),
      screen('/terms', () => import('./screens/terms/terms-screen.tsx')),
      screen('/feedback', () => import('./screens/feedback/feedback-screen.tsx')),
      { path: '*', Component: NotFoundScreen },
    ],
  },
  {
    element: <Layout />,
    children: [
      screen('/onboarding', () => import('./screens/onboarding/onboarding-screen.tsx')),
      screen(
        '/programgeneration',
        () => import('./screens/program-generation/program-generation-screen.tsx'),
      ),
      screen('/access', () => import('./screens/access/access-screen.tsx')),
      screen('/results/:id', () => import('./screens/results/results-screen.tsx')),
      screen('/sample', () => import('./screens/sample/sample-screen.tsx')),
      screen('/thank-you', () => import('./screens/thank-you/thank-you-screen.tsx')),
      screen('/license', () => import('./screens/license/license-screen.tsx')),
      screen('/survey', () => import('./screens/survey/survey-screen.tsx')),
      screen('/survey/form', () => import('./screens/program-form/program-form-screen.tsx')),
      screen('/program-form', () => import('./screens/program-form/program-form-screen.tsx')),
      screen('/form', () => import('./screens/form/form-screen.tsx')),
      screen('/form-direct', () => import('./screens/form/form-direct-screen.tsx')),
    ],
  },
]

const routeAt = (path: string): RouteObject | undefined => matchRoutes(routes, path)?.at(-1)?.route

/** Begins to load the code of the screen at a path, if it has code of its own. */
export function loadAt(path: string): ReturnType<Load> | undefined {
  const load: Load | undefined = routeAt(path)?.handle
  return load?.()
}

/**
 * Loads the code of the first screen before React asks for it. Otherwise React shows the screen a third of a
 * second late. The screen itself reports code that does not load.
 */
export async function loadScreenAt(path: string): Promise<void> {
  const route = routeAt(path)
  const load: Load | undefined = route?.handle
  if (!route || !load) return
  const Screen = await screenIn(load).catch(() => null)
  if (Screen) route.Component = Screen
}
