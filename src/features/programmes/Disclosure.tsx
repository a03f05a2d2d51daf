import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** A part that is collapsed at first. Renders a native `details`. */
export function Disclosure({ children, title }: { title: string; children: ReactNode }) {
  return (
    <details className="programme-disclosure">
      <summary>
        <span className="font-display text-h4">{title}</span>
        <ChevronDown className="toggle-chevron size-5 flex-none" aria-hidden="true" />
      </summary>
      <div className="programme-disclosure-body">{children}</div>
    </details>
  )
}
