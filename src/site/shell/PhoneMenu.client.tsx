'use client'

import { Menu } from 'lucide-react'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

/** The navigation of small screens, behind a button. A new page starts with it closed. */
export function PhoneMenu({ children }: { children: ReactNode }) {
  const pathname = usePathname()
  return (
    <details className="menu lg:hidden" key={pathname}>
      <summary aria-label="Menu">
        <Menu className="size-6" aria-hidden="true" />
      </summary>
      <nav className="menu-sheet" aria-label="Main, small screens">
        {children}
      </nav>
    </details>
  )
}
