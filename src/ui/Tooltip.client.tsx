'use client'

import { Tooltip as Base } from '@base-ui/react/tooltip'
import { type ReactElement, useId, useState } from 'react'

type Props = {
  /** Supplementary text only: touch screens do not show it. */
  text: string
  /** The button or link that it explains, with its own accessible name. */
  children: ReactElement<Record<string, unknown>>
}

/** A text beside a control on hover or focus; Escape closes it. Renders the control. */
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
