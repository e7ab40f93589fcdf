import { Component, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { GUARANTEE } from '../../../domain/shop/offer.ts'
import { Button, TextLink } from '../button.tsx'
import { EightBars } from '../eight-bars.tsx'
import { Screen } from './screen.tsx'
import { useScrollPosition } from './scroll-position.ts'
import { SiteMenu } from './site-menu.tsx'
import { SupportLink } from './support-link.tsx'
import { Heading } from '../heading.tsx'
import { ToastPlace } from '../toast.tsx'
import { site } from '../../site.ts'
import { askAgain, hasAnswered, onConsent } from '../../visits/consent.ts'
import { trackPageView } from '../../visits/track.ts'

function Wordmark() {
  return (
    <span className="flex items-end gap-2.5">
      <EightBars className="h-6 w-9" />
      <span className="font-head text-3xl leading-[0.75] font-[850]">Eightfold</span>
    </span>
  )
}

interface LayoutProps {
  /** The site menu: for pages where people look around, not for step-by-step flows. */
  menu?: boolean
}

/** The frame of every screen. */
export function Layout({ menu = false }: LayoutProps) {
  const { pathname } = useLocation()
  useEffect(() => trackPageView(pathname), [pathname])
  useScrollPosition()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute top-0 left-0 z-10 -translate-y-full bg-ink px-4 py-3 text-paper focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <header className="border-b border-rule print:hidden">
        <div className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-6 px-5 sm:px-8">
          <Link to="/" aria-label="Eightfold, home" className="py-2 no-underline">
            <Wordmark />
          </Link>
          {menu && <SiteMenu />}
        </div>
      </header>
      <ToastPlace />
      <Suspense fallback={<div className="grow" />}>
        <IfItBreaks key={pathname}>
          <Outlet />
        </IfItBreaks>
      </Suspense>
      <footer className="border-t border-rule print:hidden">
        <div className="mx-auto flex max-w-6xl flex-wrap justify-between gap-x-8 gap-y-2 px-5 py-6 text-iron sm:px-8">
          <div>
            <p>© 2025 Eightfold. All rights reserved.</p>
            {menu && (
              <>
                <p className="mt-1">
                  Sold by Eightfold. A person answers: <SupportLink>{site.supportEmail}</SupportLink>
                </p>
                <p className="mt-1">
                  <TextLink to="/terms#refunds">{GUARANTEE}</TextLink>
                </p>
              </>
            )}
          </div>
          <div className="flex flex-wrap gap-x-8 gap-y-2">
            <TextLink to="/access">Already bought?</TextLink>
            <PrivacyChoice />
            <TextLink to="/terms">Terms of Use</TextLink>
            {/* A word instead of the address, so that it does not make the row and the program's page longer.
             */}
            {!menu && <SupportLink>Contact</SupportLink>}
          </div>
        </div>
      </footer>
    </div>
  )
}

/** React reports a screen that threw to class components only. */
class IfItBreaks extends Component<{ children: ReactNode }> {
  override readonly state = { broken: false }
  static readonly getDerivedStateFromError = () => ({ broken: true })
  override render = () => (this.state.broken ? <BrokenScreen /> : this.props.children)
}

/** Reopens the consent question. Renders nothing where nobody is counted. */
function PrivacyChoice() {
  const canChange = useSyncExternalStore(onConsent, hasAnswered, () => false)
  if (!canChange) return null
  return (
    <button type="button" onClick={askAgain} className="underline underline-offset-4">
      Privacy choices
    </button>
  )
}

/** Replaces a screen that threw: our bug, said plainly. */
const BrokenScreen = () => (
  <Screen title="Something went wrong">
    <Heading>This page broke</Heading>
    <p className="measure mt-4 text-lg text-soft">
      That is our mistake, not yours. Nothing you paid for is lost. Load the page again, or <SupportLink /> if
      it keeps happening.
    </p>
    <Button className="mt-8" onClick={() => window.location.reload()}>
      Load the page again
    </Button>
  </Screen>
)
