'use client'

import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { Popover } from '@/ui/Popover.client'

/** The navigation of small screens, behind a button. */
export function MobileMenu({ children }: { children: ReactNode }) {
  return (
    <Popover className="mobile-menu">
      <summary aria-label="Menu">
        <Menu className="size-6" aria-hidden="true" />
      </summary>
      <nav className="mobile-menu-panel" aria-label="Main, small screens" data-light="morning">
        <div className="window-light" aria-hidden="true" />
        {children}
      </nav>
    </Popover>
  )
}
