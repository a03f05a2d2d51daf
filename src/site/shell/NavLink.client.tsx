'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { newTab } from '@/ui/new-tab'
import { useCurrentPage } from './use-current-page'

export type NavItem = {
  id?: string | null
  label?: string | null
  url?: string | null
  target?: '_self' | '_blank' | null
}

type Props = { item: NavItem; className?: string /** Stands before the label. */; icon?: ReactNode }

/**
 * A link of navigation or footer; says when it leads to the page on show. An empty address,
 * or "#", shows as disabled. SPEC 2.4.
 */
export function NavLink({ item: { label, target, url }, className, icon }: Props) {
  const current = useCurrentPage(url ?? '')
  if (!label) return null
  if (!url || url === '#') {
    return (
      // Announced as a link that leads nowhere yet, and no stop for Tab.
      // biome-ignore lint/a11y: an `a` would only pretend to be one
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
    <Link className={className} href={url} {...newTab(target)} prefetch={false} aria-current={current}>
      {icon}
      {label}
    </Link>
  )
}
