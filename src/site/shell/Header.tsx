import Link from 'next/link'
import { SearchButton } from '@/features/search/SearchButton.client'
import { ListLink } from '@/features/shopping-list/ListLink.client'
import type { Navigation, Setting } from '@/payload-types'
import { TEXTS } from '@/rules/texts'
import { button } from '@/ui/ButtonLink'
import { AccountLinks } from './AccountLinks.client'
import { Head } from './Head.client'
import { Mark } from './Mark'
import { NavLink } from './NavLink.client'
import { PhoneMenu } from './PhoneMenu.client'

type Props = { navigation: Navigation; settings: Setting; member: boolean }

/** The head of every page: mark, main navigation, and the ways in or out. */
export function Header({ navigation, settings, member }: Props) {
  return (
    <Head>
      <div className="wrap flex min-h-header items-center gap-3 sm:gap-6">
        <Link className="head-mark" href="/" prefetch={false} data-beside={member ? undefined : 'join'}>
          <Mark />
          {settings.siteName}
        </Link>
        <nav className="head-nav" aria-label="Main">
          <ul>
            {navigation.primary?.map((item) => (
              <li key={item.id}>
                <NavLink className="nav-link" item={item} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="head-tools">
          <SearchButton />
          {member ? (
            <>
              <ListLink />
              <div className="head-account">
                <AccountLinks named />
              </div>
            </>
          ) : (
            <>
              <a className="nav-link max-sm:hidden px-3" href="/login">
                {TEXTS.signIn}
              </a>
              <a className={`head-join ${button()}`} href="/memberships">
                {TEXTS.signUp}
              </a>
            </>
          )}
          <PhoneMenu>
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
          </PhoneMenu>
        </div>
      </div>
    </Head>
  )
}
