import { dayText } from '../memberships/format'
import type { History } from './answers'

/** What a member did before and what was decided about them, in sentences. */
export function HistoryText({ history }: { history: History }) {
  const { bannedAt, isModerator, isNew, joinedAt, posts, reports, silencedUntil, warnings } = history
  const count = (state: string) => posts[state] ?? 0
  return (
    <p>
      Joined on {dayText(joinedAt)}
      {isNew && ' (a new account)'}. Posts: {count('published')} published, {count('held')} held, {count('hidden')}{' '}
      hidden, {count('rejected')} rejected. Warnings: {warnings}. Reports on their posts: {reports}.
      {isModerator && ' A moderator.'}
      {silencedUntil && ` Silenced until ${dayText(silencedUntil)}.`}
      {bannedAt && ` Banned since ${dayText(bannedAt)}.`}
    </p>
  )
}

/** What moderators can do about a member as things are. */
export const memberActions = ({ bannedAt, isModerator, silencedUntil }: History) =>
  isModerator
    ? []
    : [
        { action: 'warn', label: 'Warn' },
        silencedUntil ? { action: 'unsilence', label: 'End the silence' } : { action: 'silence', label: 'Silence' },
        bannedAt ? { action: 'unban', label: 'End the ban' } : { action: 'ban', label: 'Ban from posting' },
      ]
