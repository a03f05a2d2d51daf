import { ChevronUp } from 'lucide-react'
import { Disclosure } from '@/ui/Disclosure.client'
import { type NavItem, NavLink } from './NavLink.client'

/** The pop-up menu of legal pages; closes on an outside click and on Escape. SPEC 2.4. */
export function LegalMenu({ items }: { items?: NavItem[] | null }) {
  if (!items?.length) return null
  return (
    <Disclosure className="sm:relative">
      <summary className="foot-link">
        Legal
        <ChevronUp className="turns size-4" aria-hidden="true" />
      </summary>
      <nav className="legal-sheet" aria-label="Legal">
        <ul>
          {items.map((item) => (
            <li key={item.id ?? item.label}>
              <NavLink className="foot-link" item={item} />
            </li>
          ))}
        </ul>
      </nav>
    </Disclosure>
  )
}
