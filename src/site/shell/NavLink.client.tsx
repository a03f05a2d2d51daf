'use client'

import type { ReactNode } from 'react'
import { newTab } from '@/ui/new-tab'
import { PageLink } from '@/ui/PageLink'
import { useCurrentPage } from './use-current-page.client'

export type NavItem = {
  id?: string | null
  label?: string | null
  url?: string | null
  target?: '_self' | '_blank' | null
}

type Props = { item: NavItem; className?: string /** Stands before the label. */; icon?: ReactNode }

/** A link of navigation or footer, with aria-current. An empty address, or "#", is shown as disabled. */
export function NavLink({ item: { label, target, url }, className, icon }: Props) {
  const current = useCurrentPage(url ?? '')
  if (!label) return null
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
