import Link from 'next/link'
import { DRAFTED, type Drafts } from './drafts'
import { Panel } from './Panel'
import { Row } from './Row'
import { Time } from './Time.client'

/** Unpublished drafts. Payload has one list per type, so the links are by type. */
export function DraftsPanel({ drafts: { count, items, byType }, admin }: { drafts: Drafts; admin: string }) {
  const links = byType.map(({ postType, label, count }) => (
    <Link
      key={postType}
      href={`${admin}/collections/${postType}?where[or][0][and][0][_status][equals]=draft`}
      prefetch={false}
    >
      {count} {label.toLowerCase()}
    </Link>
  ))
  return (
    <Panel title="Drafts" count={count} empty="There are no drafts." footer={count > 0 && links}>
      <ul>
        {items.map(({ postType, id, title, updatedAt }) => (
          <Row key={`${postType} ${id}`} href={`${admin}/collections/${postType}/${id}`} title={title}>
            {DRAFTED[postType].one}, <Time iso={updatedAt} />
          </Row>
        ))}
      </ul>
    </Panel>
  )
}
