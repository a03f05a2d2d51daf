import Link from 'next/link'

/** Leads to the last page of a topic, where there is something new. Renders a `p`, or nothing. */
export function UnreadBanner({ href, unread }: { unread: number; href: string }) {
  if (unread <= 0) return null
  return (
    <p className="unread-banner" role="status">
      {unread} new since your last visit.{' '}
      <Link className="link" href={href} prefetch={false}>
        Go to the latest
      </Link>
    </p>
  )
}
