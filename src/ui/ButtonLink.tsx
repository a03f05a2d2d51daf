import type { ReactNode } from 'react'
import { type ButtonVariants, button } from './button-variants'
import { PageLink } from './PageLink'

type Props = ButtonVariants & { href: string; children: ReactNode }

/** A link that looks like a button. Renders an `a`. */
export function ButtonLink({ href, variant, size, children }: Props) {
  return (
    <PageLink className={button({ variant, size })} href={href}>
      {children}
    </PageLink>
  )
}
