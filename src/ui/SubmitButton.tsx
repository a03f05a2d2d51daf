import type { ReactNode } from 'react'
import { Button } from './Button'
import type { ButtonVariants } from './ButtonLink'

type Props = ButtonVariants & { pending: boolean; children: ReactNode }

/**
 * Sends its form; while that is under way it turns, and presses of it do nothing. It keeps its
 * words and the focus. Renders a `button`.
 */
export function SubmitButton(props: Props) {
  return <Button {...props} type="submit" />
}
