'use client'

import { NotificationBell } from '@/features/community/notifications/NotificationBell.client'
import { ListLink } from '@/features/shopping-list/ListLink.client'
import { AccountMenu } from './AccountMenu.client'
import type { NavItem } from './NavLink.client'

/** A member's controls in the header: shopping list, notifications and account. */
export function MemberActions({ items }: { items: readonly NavItem[] }) {
  return (
    <>
      <ListLink />
      <NotificationBell />
      <AccountMenu items={items} />
    </>
  )
}
