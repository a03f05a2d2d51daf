import { Panel } from './Panel'
import { Row } from './Row'
import { SHOWN, type Waiting } from './reader'
import type { Scheduled } from './scheduled'
import { Time } from './Time.client'

const WHAT = { publish: 'Goes live', unpublish: 'Comes off the site' } as const

/** What the site does by itself, and when. Payload has no list of it, so the later ones unfold here. */
export function ScheduledPanel({
  scheduled: { count, items },
  admin,
}: {
  scheduled: Waiting<Scheduled>
  admin: string
}) {
  const rows = items.map(({ jobId, postType, id, title, action, at, failed }) => (
    <Row key={jobId} href={`${admin}/collections/${postType}/${id}`} title={title}>
      {failed ? <strong>Did not work: open it and publish by hand. Planned for </strong> : `${WHAT[action]} `}
      <Time iso={at} />
    </Row>
  ))
  return (
    <Panel
      title="Scheduled"
      count={count}
      empty="Nothing is waiting for its day. Schedule from the menu beside Publish."
      footer={
        count > SHOWN && (
          <details>
            <summary>{count - SHOWN} more</summary>
            <ul>{rows.slice(SHOWN)}</ul>
          </details>
        )
      }
    >
      <ul>{rows.slice(0, SHOWN)}</ul>
    </Panel>
  )
}
