import Link from 'next/link'
import type { Submissions } from './new-submissions'
import { Panel } from './Panel'
import { Row } from './Row'
import { Time } from './Time.client'

type Props = { submissions: Submissions; admin: string }

/** Form submissions of the last seven days. */
export function SubmissionsPanel({ submissions: { count, items, since }, admin }: Props) {
  const list = `${admin}/collections/form-submissions`
  return (
    <Panel
      title="New form submissions"
      count={count}
      empty="No forms were submitted in the last seven days."
      footer={
        <>
          {count > 0 && (
            <Link href={`${list}?where[or][0][and][0][createdAt][greater_than]=${since}`} prefetch={false}>
              All from the last seven days
            </Link>
          )}
          <Link href={list} prefetch={false}>
            All form submissions
          </Link>
        </>
      }
    >
      <ul>
        {items.map(({ id, form, createdAt }) => (
          <Row key={id} href={`${list}/${id}`} title={form}>
            <Time iso={createdAt} />
          </Row>
        ))}
      </ul>
    </Panel>
  )
}
