import { absoluteUrl } from '@/site/absolute-url'
import type { Breadcrumb as Crumb } from '@/site/breadcrumbs.server'
import { JsonLd } from '@/ui/JsonLd'
import { PageLink } from '@/ui/PageLink'

/** The breadcrumb, for users (hidden on small screens) and as structured data. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null
  return (
    <>
      <nav className="breadcrumb" aria-label="Breadcrumb">
        <ol className="wrap">
          {crumbs.map(({ text, url }, index) => (
            <li key={url}>
              {index === crumbs.length - 1 ? (
                <span aria-current="page">{text}</span>
              ) : (
                <PageLink href={url}>{text}</PageLink>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ text, url }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: text,
            item: absoluteUrl(url),
          })),
        }}
      />
    </>
  )
}
