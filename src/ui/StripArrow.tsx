import { ChevronLeft, ChevronRight } from 'lucide-react'

type Props = {
  direction: 'back' | 'on'
  label: string
  /** Nothing more there: it stays in its place, and can keep the focus. */
  disabled: boolean
  onPress(): void
}

/** Moves a row that scrolls sideways. Renders a `button`; for client components. */
export function StripArrow({ direction, disabled, label, onPress }: Props) {
  const Icon = direction === 'back' ? ChevronLeft : ChevronRight
  return (
    <button
      className="strip-arrow"
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      data-direction={direction}
      onClick={() => disabled || onPress()}
    >
      <Icon className="size-5" aria-hidden="true" />
    </button>
  )
}
