import type { Audience } from '@/rules/audience'
import type { CommunityPage } from '@/rules/forum/community-page'
import { PageLink } from '@/ui/PageLink'
import { CommunityEvents } from '../events/CommunityEvents'
import { TopicView } from '../topic/TopicView.client'
import type { TopicPageData } from './load-page.server'

type Props = { data: TopicPageData; page: CommunityPage; audience: Audience }

/** A page of a topic, with the next events beside it and other topics of its board below it. */
export function TopicPage({ audience, data: { others, pages, posts, topic }, page }: Props) {
  return (
    <section className="pt-header pb-9" data-light="dusk">
      <div className="wrap">
        <TopicView
          key={`${topic.id} ${page.page}`}
          page={page}
          topic={topic}
          posts={posts}
          pages={pages}
          replyNote={
            audience === 'visitor' &&
            !topic.locked && (
              <p className="text-text-soft">You need an account to reply. The free one takes a minute.</p>
            )
          }
          aside={<CommunityEvents audience={audience} />}
        />
        {others.length > 0 && (
          <section className="topic-others" aria-labelledby="topic-others">
            <h2 className="type-h4" id="topic-others">
              More in {topic.boardTitle}
            </h2>
            <ul>
              {others.map(({ title, uri }) => (
                <li key={uri}>
                  <PageLink href={uri}>{title}</PageLink>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </section>
  )
}
