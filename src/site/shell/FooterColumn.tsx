import type { ReactNode } from 'react'
import { FooterFold } from './FooterFold.client'
import { type NavItem, NavLink } from './NavLink.client'

type Item = NavItem & { icon?: ReactNode }

type Props = {
  title: string
  items?: Item[] | null
  /** A long list: in up to three columns. */
  long?: boolean
  /** Folded on phones. */
  folds?: boolean
}

/** A titled list of footer links; nothing if it is empty. */
export function FooterColumn({ folds, items, long, title }: Props) {
  if (!items?.length) return null
  const heading = <h2 className="type-h4">{title}</h2>
  const links = (
    <ul className="footer-links" data-long={long || undefined}>
      {items.map(({ icon, ...item }) => (
        <li key={item.id ?? item.label}>
          <NavLink className="footer-link" item={item} icon={icon} />
        </li>
      ))}
    </ul>
  )
  if (folds) return <FooterFold title={heading}>{links}</FooterFold>
  return (
    <div>
      {heading}
      {links}
    </div>
  )
}
