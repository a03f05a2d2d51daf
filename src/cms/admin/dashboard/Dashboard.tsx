import Link from 'next/link'
import type { Payload, SanitizedPermissions, TypedUser } from 'payload'
import { needsReview } from '@/rules/review'
import { brokenLinks } from './broken-links'
import { Calendar } from './Calendar.client'
import { DraftsPanel } from './DraftsPanel'
import { drafts } from './drafts'
import { FeedbackPanel } from './FeedbackPanel'
import { HealthPanel } from './HealthPanel'
import { health } from './health'
import { LinksPanel } from './LinksPanel'
import { MissingPanel } from './MissingPanel'
import { MyCommentsPanel } from './MyCommentsPanel'
import { missingParts } from './missing-parts'
import { myComments } from './my-comments'
import { openSubmissions } from './open-submissions'
import { quickLinks } from './quick-links'
import { ReviewsPanel } from './ReviewsPanel'
import { reviews } from './reviews'
import { ScheduledPanel } from './ScheduledPanel'
import { SubmissionsPanel } from './SubmissionsPanel'
import { scheduled } from './scheduled'
import { ThisWeekPanel } from './ThisWeekPanel'
import { thisWeek } from './this-week'
import { unreadFeedback } from './unread-feedback'
import { WaitingPostsPanel } from './WaitingPostsPanel'
import { waitingPosts } from './waiting-posts'

type Props = { payload: Payload; user?: TypedUser; permissions?: SanitizedPermissions }

/** The top of the admin's dashboard: quick links, the user's pending work, what is planned, and how the site does. */
export async function Dashboard({ payload, user, permissions }: Props) {
  if (!user || !permissions) return null
  const reader = { payload, user, permissions }
  const { admin, api } = payload.config.routes
  const now = new Date()
  const [
    ofReviews,
    ofComments,
    ofDrafts,
    ofSchedule,
    ofFeedback,
    ofForms,
    ofCommunity,
    ofLinks,
    ofWeek,
    ofParts,
    ofHealth,
  ] = await Promise.all([
    reviews(reader),
    myComments(reader),
    drafts(reader),
    scheduled(reader),
    unreadFeedback(reader),
    openSubmissions(reader),
    waitingPosts(reader),
    brokenLinks(reader),
    thisWeek(reader, now),
    missingParts(reader),
    health(reader, now),
  ])
  return (
    <section className="ebs-dashboard" aria-labelledby="ebs-dashboard">
      <h1 id="ebs-dashboard">{user.firstName ? `Welcome back, ${user.firstName}` : 'Welcome back'}</h1>
      <nav aria-label="Quick links">
        <ul className="ebs-quick-links">
          {quickLinks(permissions).map(({ label, path }) => (
            <li key={path}>
              <Link href={`${admin}${path}`} prefetch={false}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="ebs-panels">
        {ofReviews && <ReviewsPanel reviews={ofReviews} decides={!needsReview(user.role)} admin={admin} />}
        <MyCommentsPanel comments={ofComments} admin={admin} />
        <DraftsPanel drafts={ofDrafts} admin={admin} />
        <ScheduledPanel scheduled={ofSchedule} admin={admin} />
        {ofFeedback && <FeedbackPanel feedback={ofFeedback} admin={admin} api={api} />}
        {ofForms && <SubmissionsPanel submissions={ofForms} admin={admin} />}
        {ofLinks && <LinksPanel links={ofLinks} admin={admin} api={api} />}
        {ofCommunity && <WaitingPostsPanel waiting={ofCommunity} admin={admin} />}
        {ofSchedule.count > 0 && <Calendar items={ofSchedule.items} now={now.toISOString()} admin={admin} api={api} />}
        <ThisWeekPanel week={ofWeek} />
        {ofParts.length > 0 && <MissingPanel types={ofParts} admin={admin} />}
        {ofHealth && <HealthPanel lines={ofHealth} />}
      </div>
    </section>
  )
}
