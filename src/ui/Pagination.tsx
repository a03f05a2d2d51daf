import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import Link from 'next/link'
import { button } from './ButtonLink'

type Props = {
  /** From 1. */
  page: number
  pages: number
  /** What is divided into pages. */
  label?: string
} & ({ hrefOf: (page: number) => string; onPage?: never } | { onPage: (page: number) => void; hrefOf?: never })

/**
 * First, previous, next, last, and "page X of N"; nothing when there is one page or fewer. As
 * links by `hrefOf`, as buttons by `onPage` (from client components). SPEC 2.2. Renders a `nav`.
 */
export function Pagination({ hrefOf, label = 'Pages', onPage, page, pages }: Props) {
  if (pages <= 1) return null
  const step = (name: string, Icon: LucideIcon, to: number) => {
    const off = to < 1 || to > pages || to === page
    const icon = <Icon className="size-5" aria-hidden="true" />
    const look = `${button({ look: 'quiet', size: 'round' })} aria-disabled:text-line-firm`
    if (onPage) {
      return (
        // Not disabled: at the last page, "next" keeps the focus that it was pressed with.
        <button
          className={look}
          type="button"
          aria-label={name}
          aria-disabled={off || undefined}
          onClick={() => off || onPage(to)}
        >
          {icon}
        </button>
      )
    }
    return off ? (
      // biome-ignore lint/a11y: the way HTML-ARIA writes a link that leads nowhere: no href, no stop for the keyboard
      <a className={look} role="link" aria-disabled="true" aria-label={name}>
        {icon}
      </a>
    ) : (
      <Link className={look} href={hrefOf(to)} aria-label={name} prefetch={false}>
        {icon}
      </Link>
    )
  }
  return (
    <nav className="flex flex-wrap items-center justify-center gap-1" aria-label={label}>
      {step('First page', ChevronFirst, 1)}
      {step('Previous page', ChevronLeft, page - 1)}
      <p className="px-3 tabular-nums" aria-live={onPage ? 'polite' : undefined}>
        page {page} of {pages}
      </p>
      {step('Next page', ChevronRight, page + 1)}
      {step('Last page', ChevronLast, pages)}
    </nav>
  )
}
