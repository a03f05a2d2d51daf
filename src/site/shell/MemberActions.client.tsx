'use client'

import { NotificationBell } from '@/features/community/notifications/NotificationBell.client'
import { ListLink } from '@/features/shopping-list/ListLink.client'
import { AccountMenu } from './AccountMenu.client'
import type { NavLinkItem } from './nav-item'

/** A member's controls in the header: shopping list, notifications and account. */
export function MemberActions({ items }: { items: readonly NavLinkItem[] }) {
  return (
    <>
      <ListLink />
      <NotificationBell />
      <AccountMenu items={items} />
    </>
  )
}
