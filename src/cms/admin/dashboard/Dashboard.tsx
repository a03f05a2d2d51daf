import Link from 'next/link'
import type { Payload, SanitizedPermissions, TypedUser } from 'payload'
import { brokenLinks } from './broken-links'
import { DraftsPanel } from './DraftsPanel'
import { drafts } from './drafts'
import { FeedbackPanel } from './FeedbackPanel'
import { LinksPanel } from './LinksPanel'
import { newSubmissions } from './new-submissions'
import { quickLinks } from './quick-links'
import { ScheduledPanel } from './ScheduledPanel'
import { SubmissionsPanel } from './SubmissionsPanel'
import { scheduled } from './scheduled'
import { unreadFeedback } from './unread-feedback'
import { WaitingPostsPanel } from './WaitingPostsPanel'
import { waitingPosts } from './waiting-posts'

type Props = { payload: Payload; user?: TypedUser; permissions?: SanitizedPermissions }

/** The top of the admin's dashboard: quick links and the user's pending work. */
export async function Dashboard({ payload, user, permissions }: Props) {
  if (!user || !permissions) return null
  const reader = { payload, user, permissions }
  const { admin, api } = payload.config.routes
  const [ofDrafts, ofSchedule, ofFeedback, ofForms, ofCommunity, ofLinks] = await Promise.all([
    drafts(reader),
    scheduled(reader),
    unreadFeedback(reader),
    newSubmissions(reader, new Date()),
    waitingPosts(reader),
    brokenLinks(reader),
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
        <DraftsPanel drafts={ofDrafts} admin={admin} />
        <ScheduledPanel scheduled={ofSchedule} admin={admin} />
        {ofFeedback && <FeedbackPanel feedback={ofFeedback} admin={admin} api={api} />}
        {ofForms && <SubmissionsPanel submissions={ofForms} admin={admin} />}
        {ofLinks && <LinksPanel links={ofLinks} admin={admin} api={api} />}
        {ofCommunity && <WaitingPostsPanel waiting={ofCommunity} admin={admin} />}
      </div>
    </section>
  )
}
