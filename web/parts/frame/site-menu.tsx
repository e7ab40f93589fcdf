import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { CloseIcon, MenuIcon } from '../icons.tsx'

const PLACES = [
  { to: '/#features', name: 'Features' },
  { to: '/#how-it-works', name: 'How it Works' },
  { to: '/#pricing', name: 'Pricing' },
  { to: '/faq', name: 'FAQ' },
  { to: '/tools', name: 'Free Tools' },
] as const

const LINK =
  'block py-3.5 text-lg font-semibold no-underline hover:underline hover:underline-offset-4 md:py-3 md:text-base'

/** The navigation of the site: a row of links, on small screens behind a button that needs no script. */
export function SiteMenu() {
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  // The menu may have been opened before this script loaded.
  useEffect(() => setOpen(isOpened(menu.current)), [])
  // A click that was kept for this script comes before the state.
  const close = () => isOpened(menu.current) && menu.current?.hidePopover()
  return (
    <nav aria-label="Site">
      <button
        type="button"
        popoverTarget="site-menu"
        aria-expanded={open}
        aria-label={open ? 'Close menu' : 'Open menu'}
        className="-mr-3 grid size-12 place-items-center md:hidden"
      >
        {open ? <CloseIcon className="size-6" /> : <MenuIcon className="size-6" />}
      </button>
      <div
        ref={menu}
        id="site-menu"
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === 'open')}
        className="fixed inset-x-0 top-16 bottom-auto m-0 w-full border-b border-edge bg-sheet px-5 py-3 text-ink shadow-lg sm:px-8 md:static md:block md:w-auto md:overflow-visible md:border-0 md:bg-transparent md:p-0 md:shadow-none"
      >
        <ul className="md:flex md:gap-7">
          {PLACES.map(({ to, name }) => (
            <li key={to} className="border-rule max-md:not-last:border-b">
              <Link to={to} onClick={close} className={LINK}>
                {name}
              </Link>
            </li>
          ))}
          <li className="border-t border-rule md:hidden">
            <Link to="/access" onClick={close} className={LINK}>
              Already bought?
            </Link>
          </li>
        </ul>
      </div>
    </nav>
  )
}

/** A browser without popovers does not know the word. */
const isOpened = (menu: HTMLElement | null): boolean =>
  CSS.supports('selector(:popover-open)') && (menu?.matches(':popover-open') ?? false)
