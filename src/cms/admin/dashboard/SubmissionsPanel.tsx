import Link from 'next/link'
import type { SubmissionRow } from './open-submissions'
import { Panel } from './Panel'
import { Row } from './Row'
import type { PendingItems } from './reader'
import { Time } from './Time.client'

type Props = { submissions: PendingItems<SubmissionRow>; admin: string }

/** Form submissions that wait for an answer. */
export function SubmissionsPanel({ submissions: { count, items }, admin }: Props) {
  const list = `${admin}/collections/form-submissions`
  return (
    <Panel
      title="Open form submissions"
      count={count}
      empty="No form submission is open."
      footer={
        <Link href={list} prefetch={false}>
          All form submissions
        </Link>
      }
    >
      <ul>
        {items.map(({ createdAt, id, title }) => (
          <Row key={id} href={`${list}/${id}`} title={title}>
            <Time iso={createdAt} />
          </Row>
        ))}
      </ul>
    </Panel>
  )
}
