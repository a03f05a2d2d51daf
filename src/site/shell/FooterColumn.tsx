import type { ReactNode } from 'react'
import { FooterFold } from './FooterFold.client'
import { NavLink } from './NavLink.client'
import { keyedLinks, type NavLinkItem } from './nav-item'

type Props = {
  title: string
  items: readonly (NavLinkItem & { icon?: ReactNode })[]
  /** A long list: in up to three columns. */
  long?: boolean
  /** Folded on phones. */
  folds?: boolean
}

/** A titled list of footer links; nothing if it is empty. */
export function FooterColumn({ folds, items, long, title }: Props) {
  if (items.length === 0) return null
  const heading = <h2 className="type-h4">{title}</h2>
  const links = (
    <ul className="footer-links" data-long={long || undefined}>
      {keyedLinks(items).map(({ item, key }) => (
        <li key={key}>
          <NavLink className="footer-link" {...item} />
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
