import Link from 'next/link'
import { type ReactNode, useId } from 'react'
import type { MemberActivity, MemberPost, Recent } from '@/cms/memberships/staff/activity'
import { recordPath } from '../community/paths'
import { Time } from '../dashboard/Time.client'
import { dayText } from './format'

const POST_STATE_TEXTS = {
  published: null,
  held: 'waiting for approval',
  hidden: 'hidden',
  deleted: 'deleted',
  rejected: 'rejected',
} as const satisfies Record<MemberPost['state'], string | null>

/** What a member did: the newest ten of each kind. */
export function Activity({ activity }: { activity: MemberActivity }) {
  const { favorites, ratings, rounds, watched } = activity
  return (
    <section aria-labelledby="ebs-activity">
      <h2 id="ebs-activity">Activity</h2>
      <Kind title="Watched" of={watched}>
        {(row) => (
          <>
            <Item {...row} /> {row.watched_at ? 'watched' : 'started'}, <Time iso={row.watched_at ?? row.at} />
          </>
        )}
      </Kind>
      <Kind title="Favorites" of={favorites}>
        {(row) => (
          <>
            <Item {...row} /> <Time iso={row.at} />
          </>
        )}
      </Kind>
      <Kind title="Ratings" of={ratings}>
        {(row) => (
          <>
            <Item {...row} /> {row.rating} of 5, <Time iso={row.at} />
          </>
        )}
      </Kind>
      <Kind title="Programs" of={rounds}>
        {({ ended_on, round, started_on, steps, title }) => (
          <>
            {title ?? 'A deleted program'}: round {round}, since {dayText(started_on)}
            {ended_on && ` to ${dayText(ended_on)}`}, {steps} {steps === 1 ? 'step' : 'steps'} done
          </>
        )}
      </Kind>
    </section>
  )
}

type PostsProps = { posts: Recent<MemberPost>; admin: string; username: string | null }

/** A person's posts in the community, with the link to what moderators know about them. */
export function CommunityPosts({ admin, posts, username }: PostsProps) {
  return (
    <section aria-labelledby="ebs-community">
      <h2 id="ebs-community">Community</h2>
      <Kind title="Posts" of={posts}>
        {({ at, state, text, title }) => (
          <>
            <strong>{title}</strong>
            {text && `: ${text}`}{' '}
            <small>
              {POST_STATE_TEXTS[state] && `${POST_STATE_TEXTS[state]}, `}
              <Time iso={at} />
            </small>
          </>
        )}
      </Kind>
      {username && (
        <p>
          <Link href={`${admin}${recordPath(username)}`} prefetch={false}>
            The moderators’ record
          </Link>
        </p>
      )}
    </section>
  )
}

type KindProps<Row> = { title: string; of: Recent<Row>; children: (row: Row) => ReactNode }

function Kind<Row extends { id: number }>({ children, of: { count, rows }, title }: KindProps<Row>) {
  const id = useId()
  return (
    <>
      <h3 id={id}>
        {title} <small>{count}</small>
      </h3>
      {count === 0 ? (
        <p>None.</p>
      ) : (
        <ul className="ebs-lines" aria-labelledby={id}>
          {rows.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ul>
      )}
      {count > rows.length && <p>And {count - rows.length} older.</p>}
    </>
  )
}

function Item({ title, uri }: { title: string | null; uri: string | null }) {
  if (title === null) return 'Something not published:'
  return <>{uri ? <a href={uri}>{title}</a> : title}:</>
}
