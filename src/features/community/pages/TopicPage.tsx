import type { CommunityPage } from '@/rules/forum/community-page'
import { TopicView } from '../topic/TopicView.client'
import type { TopicPageData } from './load-page.server'

/** A page of a topic. */
export function TopicPage({ data: { pages, posts, topic }, page }: { data: TopicPageData; page: CommunityPage }) {
  return (
    <section className="pt-header pb-9" data-light="dusk">
      <div className="wrap">
        <TopicView key={`${topic.id} ${page.page}`} page={page} topic={topic} posts={posts} pages={pages} />
      </div>
    </section>
  )
}
