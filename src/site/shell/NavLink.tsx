import Link from 'next/link'

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
      <a className={className} href={url} target={target ?? undefined} rel={target === '_blank' ? 'noopener' : undefined}>
        {label}
      </a>
    )
  }
  return (
    <Link className={className} href={url} target={target === '_blank' ? '_blank' : undefined} prefetch={false}>
      {label}
    </Link>
  )
}
