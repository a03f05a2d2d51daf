'use client'

import { longDate } from '@/rules/dates'
import { Avatar } from '@/ui/Avatar'
import { Dialog } from '@/ui/Dialog.client'
import { PageLink } from '@/ui/PageLink'
import { Skeleton } from '@/ui/Skeleton'
import { LoadProblem } from '../LoadProblem'
import { TimeAgo } from '../TimeAgo.client'
import { useMember } from './use-member.client'

type Props = { username: string; name: string; onClose: () => void }

/** The card of a member: picture, when they joined, what they say about themselves, and their latest topics. */
export function MemberDialog({ name, onClose, username }: Props) {
  const { failed, member, retry } = useMember(username)
  return (
    <Dialog title={name} onClose={onClose}>
      {failed && <LoadProblem onRetry={retry} />}
      {!member && !failed && (
        <div aria-busy="true">
          <Skeleton />
        </div>
      )}
      {member && (
        <div className="grid gap-5">
          <div className="flex items-center gap-4">
            <Avatar name={member.name} imageUrl={member.avatar} size="large" />
            <div>
              <p className="font-semibold">@{member.username}</p>
              <p className="text-sm text-text-soft">Joined {longDate(member.joinedAt)}</p>
            </div>
          </div>
          {member.about && <p className="max-w-measure whitespace-pre-line">{member.about}</p>}
          <section className="grid gap-2" aria-label="Topics">
            <h3 className="type-h4">Topics</h3>
            {member.topics.length === 0 ? (
              <p className="text-text-soft">No topics yet, only replies.</p>
            ) : (
              <ul className="grid gap-2">
                {member.topics.map(({ id, lastActiveAt, title, uri }) => (
                  <li key={id}>
                    <PageLink className="inline-link" href={uri} onClick={onClose}>
                      {title}
                    </PageLink>{' '}
                    <span className="text-sm text-text-soft">
                      · <TimeAgo date={lastActiveAt} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </section>
        </div>
      )}
    </Dialog>
  )
}
