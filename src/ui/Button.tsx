import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonVariants, button } from './button-variants'
import { Spinner } from './Spinner'

type Props = Omit<ComponentProps<'button'>, 'className'> &
  ButtonVariants & {
    /** Shows a spinner and ignores clicks; the label and the focus stay. */
    pending?: boolean
  }

/** Triggers an action; for navigation use ButtonLink. Renders a `button`. */
export function Button({ children, variant, onClick, pending = false, size, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      className={button({ variant, size })}
      type={type}
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      aria-busy={pending || undefined}
      // No handler unless needed, so that a server component can render the button.
      onClick={pending ? preventDefault : onClick}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}

/** A button with an icon alone. Renders a `button` whose accessible name is `label`. */
export function IconButton({
  label,
  variant = 'quiet',
  ...rest
}: Omit<Props, 'size' | 'aria-label'> & { label: string }) {
  return <Button {...rest} variant={variant} size="round" aria-label={label} />
}

function preventDefault(event: MouseEvent) {
  event.preventDefault()
}
