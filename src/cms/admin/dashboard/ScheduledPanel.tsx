import { Panel } from './Panel'
import { Row } from './Row'
import { MAX_ITEMS, type PendingItems } from './reader'
import type { Scheduled } from './scheduled'
import { Time } from './Time.client'

const ACTION_LABELS = { publish: 'Publishes', unpublish: 'Unpublishes' } as const

/** Scheduled publishes and unpublishes. Payload has no list of them, so later ones expand here. */
export function ScheduledPanel({
  scheduled: { count, items },
  admin,
}: {
  scheduled: PendingItems<Scheduled>
  admin: string
}) {
  const rows = items.map(({ jobId, postType, id, title, action, at, failed }) => (
    <Row key={jobId} href={`${admin}/collections/${postType}/${id}`} title={title}>
      {failed ? <strong>Failed. Open it and publish it by hand. Scheduled for </strong> : `${ACTION_LABELS[action]} `}
      <Time iso={at} />
    </Row>
  ))
  return (
    <Panel
      title="Scheduled"
      count={count}
      empty="Nothing is scheduled. Use the menu beside Publish to schedule."
      footer={
        count > MAX_ITEMS && (
          <details>
            <summary>{count - MAX_ITEMS} more</summary>
            <ul>{rows.slice(MAX_ITEMS)}</ul>
          </details>
        )
      }
    >
      <ul>{rows.slice(0, MAX_ITEMS)}</ul>
    </Panel>
  )
}
