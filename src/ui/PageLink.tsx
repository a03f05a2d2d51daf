import type { ComponentProps } from 'react'

/**
 * A link to a page of the site, which opens without loading a document: src/site/shell/FollowPageLinks.client.tsx follows
 * all of them. Next's own link would be a client component for each. Renders an `a`.
 */
export function PageLink(props: ComponentProps<'a'> & { href: string }) {
  return <a data-page-link="" {...props} />
}
