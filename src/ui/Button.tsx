import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonVariants, button } from './ButtonLink'
import { Spinner } from './Spinner'

type Props = Omit<ComponentProps<'button'>, 'className'> &
  ButtonVariants & {
    /** Under way: it turns, presses do nothing, and it keeps its words and the focus. */
    pending?: boolean
  }

/** Does something here. To go somewhere, use ButtonLink. Renders a `button`. */
export function Button({ children, variant, onClick, pending = false, size, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      className={button({ variant, size })}
      type={type}
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      aria-busy={pending || undefined}
      // None unless needed: then a server component may render it.
      onClick={pending ? preventDefault : onClick}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}

/** An icon to press. Renders a `button` whose name is `label`. */
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
