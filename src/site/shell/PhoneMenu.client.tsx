'use client'

import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { Disclosure } from '@/ui/Disclosure.client'

/** The navigation of small screens, behind a button. */
export function PhoneMenu({ children }: { children: ReactNode }) {
  return (
    <Disclosure className="menu">
      <summary aria-label="Menu">
        <Menu className="size-6" aria-hidden="true" />
      </summary>
      <nav className="menu-sheet" aria-label="Main, small screens">
        {children}
      </nav>
    </Disclosure>
  )
}
