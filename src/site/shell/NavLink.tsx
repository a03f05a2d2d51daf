import Link from 'next/link'
import { newTab } from '@/ui/new-tab'

type NavItem = { label?: string | null; url?: string | null; target?: '_self' | '_blank' | null }

/** A link of navigation or footer. An empty address, or "#", shows as disabled. SPEC 2.4. */
export function NavLink({ item, className }: { item: NavItem; className?: string }) {
  const { label, url, target } = item
  if (!label) return null
  if (!url || url === '#') {
    return (
      <span className={className} aria-disabled="true" data-disabled>
        {label}
      </span>
    )
  }
  if (!url.startsWith('/')) {
    return (
      <a className={className} href={url} {...newTab(target)}>
        {label}
      </a>
    )
  }
  return (
    <Link className={className} href={url} {...newTab(target)} prefetch={false}>
      {label}
    </Link>
  )
}
