import type { ReactNode } from 'react'
import { Button } from './Button'
import type { ButtonVariants } from './button-variants'

type Props = ButtonVariants & { pending: boolean; children: ReactNode }

/** Submits its form. While pending it shows a spinner and ignores clicks; the label and the focus stay. Renders a `button`. */
export function SubmitButton(props: Props) {
  return <Button {...props} type="submit" />
}
