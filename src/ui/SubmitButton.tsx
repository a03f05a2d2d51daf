import type { VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { button } from './ButtonLink'
import { Spinner } from './Spinner'

type Props = VariantProps<typeof button> & { pending: boolean; children: ReactNode }

/**
 * Sends its form; while that is under way it turns, and presses of it do nothing. It keeps its
 * words and the focus. Renders a `button`.
 */
export function SubmitButton({ children, look, pending }: Props) {
  return (
    <button
      className={button({ look })}
      type="submit"
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={(event) => pending && event.preventDefault()}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}
