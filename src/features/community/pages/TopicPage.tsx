import type { Audience } from '@/rules/audience'
import type { CommunityPage } from '@/rules/forum/community-page'
import { CommunityEvents } from '../events/CommunityEvents'
import { TopicView } from '../topic/TopicView.client'
import type { TopicPageData } from './load-page.server'

type Props = { data: TopicPageData; page: CommunityPage; audience: Audience }

/** A page of a topic, with the next events beside it. */
export function TopicPage({ audience, data: { pages, posts, topic }, page }: Props) {
  return (
    <section className="pt-header pb-9" data-light="dusk">
      <div className="wrap">
        <TopicView
          key={`${topic.id} ${page.page}`}
          page={page}
          topic={topic}
          posts={posts}
          pages={pages}
          aside={<CommunityEvents audience={audience} />}
        />
      </div>
    </section>
  )
}
