import { ChevronUp } from 'lucide-react'
import { Popover } from '@/ui/Popover.client'
import { type NavItem, NavLink } from './NavLink.client'

/** The pop-up menu of legal pages; closes on an outside click and on Escape. */
export function LegalMenu({ items }: { items?: NavItem[] | null }) {
  if (!items?.length) return null
  return (
    <Popover className="sm:relative">
      <summary className="footer-link">
        Legal
        <ChevronUp className="toggle-chevron size-4" aria-hidden="true" />
      </summary>
      <nav className="legal-menu" aria-label="Legal">
        <ul>
          {items.map((item) => (
            <li key={item.id ?? item.label}>
              <NavLink className="footer-link" item={item} />
            </li>
          ))}
        </ul>
      </nav>
    </Popover>
  )
}
