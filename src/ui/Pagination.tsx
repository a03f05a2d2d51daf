import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { button } from './button-variants'
import { PageLink } from './PageLink'

type Props = {
  /** Starts at 1. */
  page: number
  pages: number
  /** The accessible name. */
  label?: string
} & ({ hrefOf: (page: number) => string; onPage?: never } | { onPage: (page: number) => void; hrefOf?: never })

/**
 * First, previous, next, last, and "page X of N"; nothing if there is only one page. Links with `hrefOf`, buttons with
 * `onPage` (from client components). Renders a `nav`.
 */
export function Pagination({ hrefOf, label = 'Pages', onPage, page, pages }: Props) {
  if (pages <= 1) return null
  const pageButton = (name: string, Icon: LucideIcon, target: number) => {
    const disabled = target < 1 || target > pages || target === page
    const icon = <Icon className="size-5" aria-hidden="true" />
    const className = `${button({ variant: 'quiet', size: 'round' })} aria-disabled:text-line-firm`
    if (onPage) {
      return (
        // aria-disabled rather than disabled, so that "next" keeps the focus on the last page.
        <button
          className={className}
          type="button"
          aria-label={name}
          aria-disabled={disabled || undefined}
          onClick={() => disabled || onPage(target)}
        >
          {icon}
        </button>
      )
    }
    return disabled ? (
      // biome-ignore lint/a11y: HTML-ARIA's disabled link: no href, not focusable
      <a className={className} role="link" aria-disabled="true" aria-label={name}>
        {icon}
      </a>
    ) : (
      <PageLink className={className} href={hrefOf(target)} aria-label={name}>
        {icon}
      </PageLink>
    )
  }
  return (
    <nav className="flex flex-wrap items-center justify-center gap-1" aria-label={label}>
      {pageButton('First page', ChevronFirst, 1)}
      {pageButton('Previous page', ChevronLeft, page - 1)}
      <p className="px-3 tabular-nums" aria-live={onPage ? 'polite' : undefined}>
        page {page} of {pages}
      </p>
      {pageButton('Next page', ChevronRight, page + 1)}
      {pageButton('Last page', ChevronLast, pages)}
    </nav>
  )
}
