import Link from 'next/link'
import { SearchButton } from '@/features/search/SearchButton.client'
import type { Navigation, Setting } from '@/payload-types'
import { TEXTS } from '@/rules/texts'
import { button } from '@/ui/ButtonLink'
import { LazyAccountLinks } from './LazyAccountLinks.client'
import { LazyMemberActions } from './LazyMemberActions.client'
import { Logo } from './Logo'
import { MobileMenu } from './MobileMenu.client'
import { DASHBOARD, OWN_PAGES } from './member-pages'
import { NavLink } from './NavLink.client'
import { StickyHeader } from './StickyHeader.client'

type Props = { navigation: Navigation; settings: Setting; member: boolean }

/** The header of every page: logo, main navigation, and sign-in or account links. */
export function Header({ navigation, settings, member }: Props) {
  const memberMenu = navigation.memberMenu ?? []
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
            <LazyMemberActions items={memberMenu} />
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
              {member && (
                <li className="sm:hidden">
                  <NavLink className="nav-link" item={DASHBOARD} />
                </li>
              )}
              {navigation.primary?.map((item) => (
                <li key={item.id}>
                  <NavLink className="nav-link" item={item} />
                </li>
              ))}
              <li className="sm:hidden">
                {member ? (
                  <ul className="grid gap-1">
                    <LazyAccountLinks items={[...memberMenu, ...OWN_PAGES]} />
                  </ul>
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
