'use client'

import Link from 'next/link'
import { HELD_FOR } from '@/rules/forum/terms'
import { Time } from '../dashboard/Time.client'
import { Actions } from './Actions.client'
import { queueAnswer, type Waiting } from './answers'
import { HistoryText, memberActions } from './HistoryText'
import { recordPath } from './paths'
import { useAnswer } from './use-answer.client'

function actionsOf({ author, kind, post }: Waiting) {
  const ofPost =
    kind === 'held'
      ? [
          { action: 'approve', label: 'Approve' },
          { action: 'reject', label: 'Reject' },
        ]
      : [
          { action: 'show', label: post.state === 'hidden' ? 'Show again' : 'Leave it on show' },
          { action: 'hide', label: post.state === 'hidden' ? 'Leave it hidden' : 'Hide' },
        ]
  return [...ofPost, ...(author ? memberActions(author) : [])]
}

/** Held and reported posts, the oldest first, with what is needed to decide. */
export function Queue({ admin }: { admin: string }) {
  const { again, answer, problem } = useAnswer('/api/forum/queue', queueAnswer)
  if (!answer) return <p role="status">{problem || 'Loading…'}</p>
  return (
    <>
      <p role="status">{answer.total === 0 ? 'No posts are waiting.' : `${answer.total} waiting.`}</p>
      {answer.queue.map((waiting) => {
        const { author, heldFor, kind, post, reports, text, topic } = waiting
        return (
          <article key={post.id} className="ebs-paste" aria-label={`Post ${post.id}`}>
            <h2>{topic ? `${topic.title} (${topic.boardTitle})` : 'A topic that is gone'}</h2>
            <p>
              {kind === 'held' ? `Held: ${heldFor ? HELD_FOR[heldFor] : 'By the board'}` : 'Reported'}
              {post.state === 'hidden' && ', hidden'}, <Time iso={post.createdAt} />
              {topic && kind === 'reported' && (
                <>
                  , <a href={`/community/p/${post.id}`}>see it in its topic</a>
                </>
              )}
            </p>
            <blockquote className="ebs-note">{text}</blockquote>
            <details>
              <summary>As members see it</summary>
              {/* The sandbox has no scripts, forms or links: it is only looked at. */}
              <iframe className="ebs-email" title={`Post ${post.id}`} sandbox="" srcDoc={post.html} />
            </details>
            {author && (
              <>
                <h3>
                  {author.username ? (
                    <Link href={`${admin}${recordPath(author.username)}`} prefetch={false}>
                      {author.name}
                    </Link>
                  ) : (
                    author.name
                  )}
                </h3>
                <HistoryText history={author} />
              </>
            )}
            {reports.length > 0 && (
              <ul className="ebs-lines">
                {reports.map(({ at, by, note, reason }) => (
                  <li key={`${by} ${at}`}>
                    {by ?? 'Someone'}: {reason}
                    {note && `, “${note}”`}
                  </li>
                ))}
              </ul>
            )}
            <Actions target={{ post: post.id }} actions={actionsOf(waiting)} onDone={again} />
          </article>
        )
      })}
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}
