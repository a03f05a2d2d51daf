import Link from 'next/link'
import { TEXTS } from '@/rules/texts'
import { button } from '@/ui/ButtonLink'
import type { Navigation, Setting } from '@/payload-types'
import { AccountLinks } from './AccountLinks.client'
import { Mark } from './Mark'
import { NavLink } from './NavLink'

type Props = { navigation: Navigation; settings: Setting; member: boolean }

/** The head of every page: mark, main navigation, and the ways in or out. */
export function Header({ navigation, settings, member }: Props) {
  return (
    <header className="absolute inset-x-0 top-0 z-20">
      <div className="wrap flex min-h-header items-center gap-3 sm:gap-6">
        <Link className="flex items-center gap-2 whitespace-nowrap font-display text-xl sm:gap-3" href="/" prefetch={false}>
          <Mark />
          {settings.siteName}
        </Link>
        <nav className="hidden lg:block" aria-label="Main">
          <ul className="flex gap-6">
            {navigation.primary?.map((item) => (
              <li key={item.id}>
                <NavLink className="nav-link" item={item} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-1 sm:gap-3">
          {member ? (
            <AccountLinks />
          ) : (
            <>
              <a className="nav-link max-sm:hidden px-3" href="/login">
                {TEXTS.signIn}
              </a>
              <a className={button()} href="/memberships">
                {TEXTS.signUp}
              </a>
            </>
          )}
          <details className="menu lg:hidden">
            <summary aria-label="Menu">
              <svg viewBox="0 0 24 24" className="size-6" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" aria-hidden="true">
                <path d="M4 7h16M4 12h16M4 17h16" />
              </svg>
            </summary>
            <nav className="menu-sheet" aria-label="Main, small screens">
              <ul className="grid gap-1">
                {navigation.primary?.map((item) => (
                  <li key={item.id}>
                    <NavLink className="nav-link" item={item} />
                  </li>
                ))}
                {!member && (
                  <li className="sm:hidden">
                    <a className="nav-link" href="/login">
                      {TEXTS.signIn}
                    </a>
                  </li>
                )}
              </ul>
            </nav>
          </details>
        </div>
      </div>
    </header>
  )
}
