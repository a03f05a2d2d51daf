import Link from 'next/link'
import { SearchButton } from '@/features/search/SearchButton.client'
import { ListLink } from '@/features/shopping-list/ListLink.client'
import type { Navigation, Setting } from '@/payload-types'
import { TEXTS } from '@/rules/texts'
import { button } from '@/ui/ButtonLink'
import { AccountLinks } from './AccountLinks.client'
import { Logo } from './Logo'
import { MobileMenu } from './MobileMenu.client'
import { NavLink } from './NavLink.client'
import { StickyHeader } from './StickyHeader.client'

type Props = { navigation: Navigation; settings: Setting; member: boolean }

/** The header of every page: logo, main navigation, and sign-in or account links. */
export function Header({ navigation, settings, member }: Props) {
  return (
    <StickyHeader>
      <div className="wrap flex min-h-header items-center gap-3 sm:gap-6">
        <Link className="header-logo" href="/" prefetch={false} data-beside={member ? undefined : 'join'}>
          <Logo />
          {settings.siteName}
        </Link>
        <nav className="header-nav" aria-label="Main">
          <ul>
            {navigation.primary?.map((item) => (
              <li key={item.id}>
                <NavLink className="nav-link" item={item} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="header-actions">
          <SearchButton />
          {member ? (
            <>
              <ListLink />
              <div className="header-account">
                <AccountLinks showName />
              </div>
            </>
          ) : (
            <>
              <a className="nav-link max-sm:hidden px-3" href="/login">
                {TEXTS.signIn}
              </a>
              <a className={`header-join ${button()}`} href="/memberships">
                {TEXTS.signUp}
              </a>
            </>
          )}
          <MobileMenu>
            <ul className="grid gap-1">
              {navigation.primary?.map((item) => (
                <li key={item.id}>
                  <NavLink className="nav-link" item={item} />
                </li>
              ))}
              <li className="sm:hidden">
                {member ? (
                  <AccountLinks />
                ) : (
                  <a className="nav-link" href="/login">
                    {TEXTS.signIn}
                  </a>
                )}
              </li>
            </ul>
          </MobileMenu>
        </div>
      </div>
    </StickyHeader>
  )
}
