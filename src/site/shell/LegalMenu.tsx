import { ChevronUp } from 'lucide-react'
import { Popover } from '@/ui/Popover.client'
import { NavLink } from './NavLink.client'
import { keyedLinks, type NavItem, navLinksOf } from './nav-item'

/** The pop-up menu of legal pages; closes on an outside click and on Escape. */
export function LegalMenu({ items }: { items?: NavItem[] | null }) {
  const links = navLinksOf(items)
  if (links.length === 0) return null
  return (
    <Popover className="sm:relative">
      <summary className="footer-link">
        Legal
        <ChevronUp className="toggle-chevron size-4" aria-hidden="true" />
      </summary>
      <nav className="legal-menu" aria-label="Legal">
        <ul>
          {keyedLinks(links).map(({ item, key }) => (
            <li key={key}>
              <NavLink className="footer-link" {...item} />
            </li>
          ))}
        </ul>
      </nav>
    </Popover>
  )
}
