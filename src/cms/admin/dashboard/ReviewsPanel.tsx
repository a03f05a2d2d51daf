import { Panel } from './Panel'
import { Row } from './Row'
import type { PendingItems } from './reader'
import type { ReviewRow } from './reviews'
import { Time } from './Time.client'

type Props = {
  reviews: PendingItems<ReviewRow>
  /** Whether the user decides; otherwise these are what they asked for. */
  decides: boolean
  admin: string
}

/** Documents in review: for managers what waits for them, for others what they have asked for. */
export function ReviewsPanel({ admin, decides, reviews: { count, items } }: Props) {
  return (
    <Panel
      title={decides ? 'Waiting for your review' : 'Your documents in review'}
      count={count}
      empty={decides ? 'Nothing waits for your review.' : 'None of your documents is in review.'}
    >
      <ul>
        {items.map(({ at, by, id, path, state, title }) => (
          <Row key={id} href={admin + path} title={title}>
            {!decides && state === 'waiting' && 'Waiting since '}
            {(decides || state === 'sentBack') && `${by ?? 'Someone who is gone'}, `}
            {state === 'sentBack' && 'sent back '}
            <Time iso={at} />
          </Row>
        ))}
      </ul>
    </Panel>
  )
}
