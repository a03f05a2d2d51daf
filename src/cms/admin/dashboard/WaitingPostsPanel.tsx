import Link from 'next/link'
import { LOG_PATH, QUEUE_PATH } from '../community/paths'
import { Panel } from './Panel'
import { Row } from './Row'
import { Time } from './Time.client'
import type { WaitingPosts } from './waiting-posts'

const reportsText = (reports: number) => (reports === 1 ? '1 report' : `${reports} reports`)

/** Posts of the community that wait for moderators. */
export function WaitingPostsPanel({ admin, waiting }: { admin: string; waiting: WaitingPosts }) {
  const { count, held, items, reports } = waiting
  const queue = `${admin}${QUEUE_PATH}`
  return (
    <Panel
      title="Posts that wait"
      count={count}
      empty="No post waits for moderators."
      footer={
        <>
          <Link href={queue} prefetch={false}>
            Queue: {held} to approve, {reportsText(reports)}
          </Link>
          <Link href={`${admin}${LOG_PATH}`} prefetch={false}>
            Log of the moderators
          </Link>
        </>
      }
    >
      <ul>
        {items.map(({ createdAt, id, reports: ofPost, text }) => (
          <Row key={id} href={queue} title={text}>
            {ofPost === 0 ? 'To approve' : reportsText(ofPost)}, <Time iso={createdAt} />
          </Row>
        ))}
      </ul>
    </Panel>
  )
}
