import type { ReactNode } from 'react'
import { type NavItem, NavLink } from './NavLink.client'

type Item = NavItem & { icon?: ReactNode }

/** A titled list of footer links; nothing if it is empty. */
export function FooterColumn({ title, items }: { title: string; items?: Item[] | null }) {
  if (!items?.length) return null
  return (
    <div>
      <h2 className="mb-2 font-semibold font-text text-sm text-text-on-night-soft tracking-normal">{title}</h2>
      <ul>
        {items.map(({ icon, ...item }) => (
          <li key={item.id ?? item.label}>
            <NavLink className="footer-link" item={item} icon={icon} />
          </li>
        ))}
      </ul>
    </div>
  )
}
