import type { MyComment } from './my-comments'
import { Panel } from './Panel'
import { Row } from './Row'
import type { PendingItems } from './reader'
import { Time } from './Time.client'

type Props = { comments: PendingItems<MyComment>; admin: string }

/** Open comments that mention the user, or follow what they wrote. */
export function MyCommentsPanel({ comments: { count, items }, admin }: Props) {
  return (
    <Panel title="Comments for you" count={count} empty="No comment waits for you.">
      <ul>
        {items.map(({ at, docId, entity, id, text, title }) => (
          <Row key={id} href={`${admin}/collections/${entity}/${docId}#comment-${id}`} title={title}>
            {text && `“${text}”, `}
            <Time iso={at} />
          </Row>
        ))}
      </ul>
    </Panel>
  )
}
