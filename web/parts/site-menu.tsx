import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { CloseIcon, MenuIcon } from './icons.tsx'

const PLACES = [
  { to: '/#features', name: 'Features' },
  { to: '/#how-it-works', name: 'How it Works' },
  { to: '/#pricing', name: 'Pricing' },
  { to: '/faq', name: 'FAQ' },
  { to: '/tools', name: 'Free Tools' },
] as const

/** Where to go on the site: a row of links, on small screens behind a button that needs no script. */
export function SiteMenu() {
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <nav aria-label="Site">
      <ul className="hidden items-center gap-7 md:flex">
        {PLACES.map(({ to, name }) => (
          <li key={to}>
            <Link
              to={to}
              className="py-3 font-semibold no-underline hover:underline hover:underline-offset-4"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
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
        className="fixed inset-x-0 top-16 bottom-auto m-0 w-full border-b border-edge bg-sheet px-5 py-3 text-ink shadow-lg sm:px-8 md:hidden"
      >
        <ul>
          {PLACES.map(({ to, name }) => (
            <li key={to} className="border-rule not-last:border-b">
              <Link
                to={to}
                onClick={() => menu.current?.hidePopover()}
                className="block py-3.5 text-lg font-semibold no-underline"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
