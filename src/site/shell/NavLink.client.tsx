'use client'

import type { ReactNode } from 'react'
import { newTab } from '@/ui/new-tab'
import { PageLink } from '@/ui/PageLink'
import type { NavLinkItem } from './nav-item'
import { useCurrentPage } from './use-current-page.client'

type Props = NavLinkItem & { className?: string /** Stands before the label. */; icon?: ReactNode }

/** A link of navigation or footer, with aria-current. An empty address, or "#", is shown as disabled. */
export function NavLink({ className, icon, label, target, url }: Props) {
  const current = useCurrentPage(url)
  if (!url || url === '#') {
    return (
      // A disabled link: announced as a link, and not a tab stop.
      // biome-ignore lint/a11y: an `a` without an address is not a link
      <span className={className} role="link" aria-disabled="true" data-disabled>
        {icon}
        {label}
      </span>
    )
  }
  if (!url.startsWith('/')) {
    return (
      <a className={className} href={url} {...newTab(target)}>
        {icon}
        {label}
      </a>
    )
  }
  return (
    <PageLink className={className} href={url} {...newTab(target)} aria-current={current}>
      {icon}
      {label}
    </PageLink>
  )
}
