import Link from 'next/link'
import type { ReactNode } from 'react'
import { type ButtonVariants, button } from './button-variants'

type Props = ButtonVariants & { href: string; children: ReactNode }

/** A link that looks like a button. Renders an `a`. */
export function ButtonLink({ href, variant, size, children }: Props) {
  return (
    <Link className={button({ variant, size })} href={href} prefetch={false}>
      {children}
    </Link>
  )
}
