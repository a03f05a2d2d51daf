import { PageLink } from '@/ui/PageLink'

/** Leads to the last page of a topic, where there is something new. Renders a `p`, or nothing. */
export function UnreadBanner({ href, unread }: { unread: number; href: string }) {
  if (unread <= 0) return null
  return (
    <p className="unread-banner" role="status">
      {unread} new since your last visit.{' '}
      <PageLink className="link" href={href}>
        Go to the latest
      </PageLink>
    </p>
  )
}
