'use client'

import { Tooltip as Base } from '@base-ui/react/tooltip'
import { type ReactElement, useId, useState } from 'react'

type Props = {
  /** A few words more. Never what is needed: touch does not show it. */
  text: string
  /** The button or link that it explains; it has a name of its own. */
  children: ReactElement<Record<string, unknown>>
}

/** Words beside a control while the pointer or the focus is on it. Escape closes it. Renders the control. */
export function Tooltip({ children, text }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger render={children} aria-describedby={open ? id : undefined} delay={300} />
      <Base.Portal>
        <Base.Positioner className="popup" sideOffset={8}>
          <Base.Popup className="tooltip" id={id} role="tooltip">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
