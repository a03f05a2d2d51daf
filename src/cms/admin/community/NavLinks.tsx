import Link from 'next/link'
import type { Payload, TypedUser } from 'payload'
import { waitingPosts } from '@/cms/community/waiting'
import { connectionRunner } from '@/cms/database/sql-adapter'
import { isModerator } from '@/rules/forum/board-access'
import { LOG_PATH, QUEUE_PATH } from './paths'

type Props = { payload: Payload; user?: TypedUser }

/** Below the admin's navigation: the moderators' pages, and how many posts wait for them. */
export async function NavLinks({ payload, user }: Props) {
  if (!user || !isModerator(user.role)) return null
  const { admin } = payload.config.routes
  const waiting = await waitingPosts(connectionRunner(payload.db))
  return (
    <nav className="ebs-nav-links" aria-label="Moderation">
      <Link href={`${admin}${QUEUE_PATH}`} prefetch={false}>
        Posts waiting for approval ({waiting})
      </Link>
      <Link href={`${admin}${LOG_PATH}`} prefetch={false}>
        Moderation log
      </Link>
    </nav>
  )
}
