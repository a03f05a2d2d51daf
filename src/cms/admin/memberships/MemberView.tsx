import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { connectionRunner } from '@/cms/database/sql-adapter'
import { returnRules } from '@/cms/memberships/return-rules'
import {
  type MemberActivity,
  type MemberPost,
  memberActivity,
  memberPosts,
  type Recent,
} from '@/cms/memberships/staff/activity'
import { type MemberPage, memberPage } from '@/cms/memberships/staff/member-page'
import { isModerator } from '@/rules/forum/board-access'
import { formatMoney } from '@/rules/membership/money'
import { currentSubscription } from '@/rules/membership/plan-of'
import { isRenewing } from '@/rules/membership/subscription'
import { ORDER_KINDS, ORDER_STATUSES, PLAN_LABELS } from '@/rules/membership/terms'
import { Time } from '../dashboard/Time.client'
import { Activity, CommunityPosts } from './Activity'
import { dayText, subscriptionText } from './format'
import { GiveMembership } from './GiveMembership.client'
import { MemberActions } from './MemberActions.client'
import { Notes } from './Notes.client'
import { OrderButtons } from './OrderButtons.client'
import { memberPath } from './paths'
import { membershipRights, StaffView } from './StaffView'
import { Timeline } from './Timeline'

/**
 * Admin page of one person: what they have, had and do, what happened when, what staff noted, and what
 * staff can do. Each part is for the roles that may read it elsewhere too.
 */
export function MemberView(view: AdminViewServerProps) {
  const { params, payload } = view
  const segments = params?.segments
  const id = Number(Array.isArray(segments) ? segments[1] : Number.NaN)
  return (
    <StaffView view={view} path={memberPath(id)} title="Member" needs="read">
      {async () => {
        const isId = Number.isInteger(id) && id > 0 && id < 2 ** 31
        const run = connectionRunner(payload.db)
        const page = isId ? await memberPage(run, id) : null
        if (!page) return <p>There is no such person.</p>
        const { refund } = await returnRules(run)
        const role = view.initPageResult.req.user?.role
        const mayChange = membershipRights(view).update
        return (
          <Member
            page={page}
            activity={mayChange ? await memberActivity(run, id) : null}
            posts={isModerator(role) ? await memberPosts(run, id) : null}
            mayChange={mayChange}
            refundKeepsPaidDays={refund === 'period'}
            routes={payload.config.routes}
          />
        )
      }}
    </StaffView>
  )
}

type Props = {
  page: MemberPage
  /** Null for those who may not see it. */
  activity: MemberActivity | null
  posts: Recent<MemberPost> | null
  mayChange: boolean
  refundKeepsPaidDays: boolean
  routes: { admin: string; api: string }
}

function Member({ activity, mayChange, page, posts, refundKeepsPaidDays, routes: { admin, api } }: Props) {
  const { notes, orders, person, subscriptions, timeline } = page
  const now = new Date()
  const current = currentSubscription(subscriptions.filter(isRenewing), now) ?? currentSubscription(subscriptions, now)
  return (
    <>
      <section aria-labelledby="ebs-person">
        <h2 id="ebs-person">{person.name}</h2>
        <p>
          <a href={`mailto:${person.email}`}>{person.email}</a>. Plan: {PLAN_LABELS[person.plan]}. Joined on{' '}
          {dayText(person.joined)}
          {person.joinedFrom && `, by ${person.joinedFrom}`}. Last seen:{' '}
          {person.lastSeenOn === null ? 'never' : dayText(person.lastSeenOn)}.
          {person.deletionAt && ` The account is deleted on ${dayText(person.deletionAt)}.`}
        </p>
        {mayChange && (
          <p>
            <Link href={`${admin}/collections/users/${person.id}`} prefetch={false}>
              Edit the account
            </Link>
          </p>
        )}
      </section>
      <section aria-labelledby="ebs-subscriptions">
        <h2 id="ebs-subscriptions">Subscriptions</h2>
        {subscriptions.length === 0 && <p>None.</p>}
        <ul className="ebs-lines">
          {subscriptions.map((subscription) => (
            <li key={subscription.id}>
              <Link href={`${admin}/collections/subscriptions/${subscription.id}`} prefetch={false}>
                {subscriptionText(subscription)}
              </Link>
              {subscription.reason && `: “${subscription.reason}”`}
            </li>
          ))}
        </ul>
        {mayChange && current && (
          <MemberActions
            key={JSON.stringify([current.id, current.status, current.cancelsAt, current.pausedUntil, current.plan])}
            api={api}
            user={person.id}
            refundKeepsPaidDays={refundKeepsPaidDays}
            subscription={{
              id: current.id,
              plan: current.plan,
              interval: current.interval,
              source: current.source,
              status: current.status,
              isCanceled: current.cancelsAt !== null,
              isPaused: current.pausedUntil !== null,
            }}
          />
        )}
        {mayChange && <GiveMembership api={api} user={person.id} />}
      </section>
      <section aria-labelledby="ebs-orders">
        <h2 id="ebs-orders">Orders</h2>
        {orders.length === 0 && <p>None.</p>}
        <ul className="ebs-lines">
          {orders.map(({ amount, currency, id, kind, paid_at, plan, status }) => (
            <li key={id}>
              <Link href={`${admin}/collections/orders/${id}`} prefetch={false}>
                Order {id}
              </Link>
              : {ORDER_KINDS[kind]}, {PLAN_LABELS[plan]}, {formatMoney({ amount, currency })},{' '}
              {ORDER_STATUSES[status].toLowerCase()}
              {paid_at && `, paid on ${dayText(paid_at)}`}
              {mayChange && status === 'pending' && (
                <OrderButtons api={api} order={id} amount={amount} currency={currency} />
              )}
            </li>
          ))}
        </ul>
      </section>
      <Notes
        api={api}
        user={person.id}
        mayChange={mayChange}
        notes={notes.map(({ by, created_at, id, text, updated_at }) => ({
          id,
          text,
          about: (
            <>
              {by ?? 'Someone who is gone'}, <Time iso={created_at} />
              {updated_at > created_at && (
                <>
                  , edited <Time iso={updated_at} />
                </>
              )}
            </>
          ),
        }))}
      />
      {activity && <Activity activity={activity} />}
      {posts && <CommunityPosts admin={admin} posts={posts} username={person.username} />}
      <Timeline lines={timeline} />
    </>
  )
}
