import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, button } from './ButtonLink'
import { Spinner } from './Spinner'

type Props = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** Under way: it turns, presses do nothing, and it keeps its words and the focus. */
    pending?: boolean
  }

/** Does something here. To go somewhere, use ButtonLink. Renders a `button`. */
export function Button({ children, look, onClick, pending = false, size, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      className={button({ look, size })}
      type={type}
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      aria-busy={pending || undefined}
      // None unless needed: then a server component may render it.
      onClick={pending ? prevent : onClick}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}

/** An icon to press. Renders a `button` whose name is `label`. */
export function IconButton({ label, look = 'quiet', ...rest }: Omit<Props, 'size' | 'aria-label'> & { label: string }) {
  return <Button {...rest} look={look} size="round" aria-label={label} />
}

function prevent(event: MouseEvent) {
  event.preventDefault()
}
