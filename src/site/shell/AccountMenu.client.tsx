'use client'

import { CircleUser } from 'lucide-react'
import { useViewer } from '@/platform/session/Session.client'
import { useSignInLinks } from '@/platform/session/sign-in-links'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { Avatar } from '@/ui/Avatar'
import { Popover } from '@/ui/Popover.client'
import { AccountLinks } from './AccountLinks.client'
import { DASHBOARD, OWN_PAGES } from './member-pages'
import type { NavLinkItem } from './nav-item'

type Props = {
  /** The links of the navigation's member menu. */
  items: readonly NavLinkItem[]
}

/** The member's picture or initials, which open a menu of their pages; a sign-in link once the session has ended. */
export function AccountMenu({ items }: Props) {
  const { state, user } = useViewer()
  const { login } = useSignInLinks()
  if (state === 'anonymous') {
    return (
      <a className="nav-link max-sm:hidden px-3" href={login}>
        {COMMON_TEXTS.signIn}
      </a>
    )
  }
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : ''
  return (
    <Popover className="account-menu max-sm:hidden">
      <summary className="header-icon">
        <span className="sr-only">
          {user ? `${COMMON_TEXTS.yourAccount}, ${user.firstName}` : COMMON_TEXTS.yourAccount}
        </span>
        {user ? (
          <Avatar name={name || user.username} imageUrl={user.avatar?.url} size="small" />
        ) : (
          <CircleUser className="size-6" aria-hidden="true" />
        )}
      </summary>
      <nav className="account-menu-panel" aria-label={COMMON_TEXTS.yourPages}>
        {name && <p className="account-menu-name">{name}</p>}
        <ul>
          <AccountLinks items={[DASHBOARD, ...items, ...OWN_PAGES]} />
        </ul>
      </nav>
    </Popover>
  )
}
