import { counted } from '@/features/community/texts'
import { recentTopics } from '@/features/community/topics.server'
import type { Audience } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { Avatar } from '@/ui/Avatar'
import { FactLine } from '@/ui/FactLine'
import { PageLink } from '@/ui/PageLink'

/** The community's latest topics that the audience may read. Renders a `ul`, or nothing. */
export async function RecentTopics({ audience }: { audience: Audience }) {
  const { topics } = await recentTopics({ audience, account: null }, { first: LIMITS.signInTopics })
  if (topics.length === 0) return null
  return (
    <ul className="grid gap-4" aria-label="Latest topics">
      {topics.map(({ author, id, replyCount, title, uri }) => (
        <li className="flex items-center gap-4" key={id}>
          <Avatar name={author.name} imageUrl={author.avatar} />
          <div>
            <PageLink className="font-semibold leading-snug hover:underline" href={uri}>
              {title}
            </PageLink>
            <FactLine
              className="text-sm text-text-soft"
              facts={[author.name, counted(replyCount, 'reply', 'replies')]}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
