import { Panel } from './Panel'
import { Row } from './Row'
import { MAX_ITEMS, type PendingItems } from './reader'
import type { Scheduled } from './scheduled'
import { Time } from './Time.client'

const ACTION_LABELS = { publish: 'Goes live', unpublish: 'Comes off the site' } as const

/** What the site does by itself, and when. Payload has no list of it, so the later ones unfold here. */
export function ScheduledPanel({
  scheduled: { count, items },
  admin,
}: {
  scheduled: PendingItems<Scheduled>
  admin: string
}) {
  const rows = items.map(({ jobId, postType, id, title, action, at, failed }) => (
    <Row key={jobId} href={`${admin}/collections/${postType}/${id}`} title={title}>
      {failed ? <strong>Did not work: open it and publish by hand. Planned for </strong> : `${ACTION_LABELS[action]} `}
      <Time iso={at} />
    </Row>
  ))
  return (
    <Panel
      title="Scheduled"
      count={count}
      empty="Nothing is waiting for its day. Schedule from the menu beside Publish."
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
