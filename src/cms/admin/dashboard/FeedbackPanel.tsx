import Link from 'next/link'
import { MarkRead } from './MarkRead.client'
import { Panel } from './Panel'
import { Row } from './Row'
import type { PendingItems } from './reader'
import { Time } from './Time.client'
import { FEEDBACK_READ, type FeedbackRow } from './unread-feedback'

type Props = { feedback: PendingItems<FeedbackRow>; admin: string; api: string }

/** Staff feedback from the site that the user has not marked as read. */
export function FeedbackPanel({ feedback: { count, items }, admin, api }: Props) {
  const newest = items[0]
  return (
    <Panel
      title="Unread feedback"
      count={count}
      empty="There is no unread feedback."
      footer={
        <>
          <Link href={`${admin}/collections/feedback`} prefetch={false}>
            All feedback
          </Link>
          {newest && <MarkRead action={`${api}/payload-preferences/${FEEDBACK_READ}`} until={newest.createdAt} />}
        </>
      }
    >
      <ul>
        {items.map(({ id, message, name, createdAt }) => (
          <Row key={id} href={`${admin}/collections/feedback/${id}`} title={message}>
            {name && `${name}, `}
            <Time iso={createdAt} />
          </Row>
        ))}
      </ul>
    </Panel>
  )
}
