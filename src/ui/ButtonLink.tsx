import { cva, type VariantProps } from 'class-variance-authority'
import Link from 'next/link'
import type { ReactNode } from 'react'

/** The looks of a button, for links and buttons alike. One primary to a view. DESIGN 9. */
export const button = cva(
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-pill px-5 py-2 sm:px-6 text-center font-semibold leading-tight transition-colors duration-quick',
  {
    variants: {
      look: {
        primary: 'bg-action text-text-on-action hover:bg-action-hover',
        plain: 'border-[1.5px] border-line-firm text-text hover:border-text hover:bg-ground-raised',
        ink: 'bg-text text-text-on-action hover:bg-text-soft',
      },
    },
    defaultVariants: { look: 'primary' },
  },
)

type Props = VariantProps<typeof button> & { href: string; children: ReactNode }

/** A link that looks like a button. Renders an `a`. */
export function ButtonLink({ href, look, children }: Props) {
  return (
    <Link className={button({ look })} href={href} prefetch={false}>
      {children}
    </Link>
  )
}
