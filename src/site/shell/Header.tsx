import { SearchButton } from '@/features/search/SearchButton.client'
import type { Footer, Navigation, Setting } from '@/payload-types'
import { TEXTS } from '@/rules/texts'
import { button } from '@/ui/button-variants'
import { PageLink } from '@/ui/PageLink'
import { LazyAccountLinks } from './LazyAccountLinks.client'
import { LazyMemberActions } from './LazyMemberActions.client'
import { Logo } from './Logo'
import { MobileMenu } from './MobileMenu.client'
import { DASHBOARD, OWN_PAGES } from './member-pages'
import { NavLink } from './NavLink.client'
import { keyedLinks, navLinksOf } from './nav-item'
import { StickyHeader } from './StickyHeader.client'

type Props = {
  navigation: Navigation
  /** The footer's links, which the menu of small screens has as well. */
  quickLinks: Footer['quickLinks']
  settings: Setting
  member: boolean
}

/** The header of every page: logo, main navigation, and sign-in or account links. */
export function Header({ navigation, quickLinks, settings, member }: Props) {
  const primary = navLinksOf(navigation.primary)
  const more = navLinksOf(quickLinks)
  const memberMenu = navLinksOf(navigation.memberMenu)
  const sections = [...primary, ...more].flatMap(({ url }) => (url.startsWith('/') ? [url] : []))
  return (
    <StickyHeader>
      <div className="wrap flex min-h-header items-center gap-3 sm:gap-6">
        <PageLink className="header-logo" href="/" data-beside={member ? undefined : 'join'}>
          <Logo />
          {settings.siteName}
        </PageLink>
        <nav className="header-nav" aria-label="Main">
          <ul>
            {keyedLinks(primary).map(({ item, key }) => (
              <li key={key}>
                <NavLink className="nav-link" {...item} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="header-actions">
          <SearchButton sections={sections} />
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
            <ul className="mobile-menu-main">
              {member && (
                <li className="sm:hidden">
                  <NavLink className="nav-link" {...DASHBOARD} />
                </li>
              )}
              {keyedLinks(primary).map(({ item, key }) => (
                <li key={key}>
                  <NavLink className="nav-link" {...item} />
                </li>
              ))}
            </ul>
            <ul className="mobile-menu-account sm:hidden">
              {member ? (
                <LazyAccountLinks items={[...memberMenu, ...OWN_PAGES]} />
              ) : (
                <li>
                  <a className="nav-link" href="/login">
                    {TEXTS.signIn}
                  </a>
                </li>
              )}
            </ul>
            {more.length > 0 && (
              <ul className="mobile-menu-more" aria-label={TEXTS.moreLinks}>
                {keyedLinks(more).map(({ item, key }) => (
                  <li key={key}>
                    <NavLink className="nav-link" {...item} />
                  </li>
                ))}
              </ul>
            )}
          </MobileMenu>
        </div>
      </div>
    </StickyHeader>
  )
}
