import type { Audience } from '@/rules/audience'
import type { CommunityPage } from '@/rules/forum/community-page'
import { PageLink } from '@/ui/PageLink'
import { CommunityEvents } from '../events/CommunityEvents'
import { ListView } from '../lists/ListView.client'
import { COMMUNITY } from '../texts'
import type { ListPageData } from './load-page.server'

type Props = { data: ListPageData; page: CommunityPage; audience: Audience }

/** The list of all topics, with the next events, or of a board's. */
export function ListPage({ audience, data: { board, boards, pages, topics }, page }: Props) {
  return (
    <section className="pt-header pb-9" data-light="morning">
      <div className="wrap">
        <header className="grid gap-3 pt-10 pb-6 lg:pt-14 lg:pb-8">
          <h1 className="type-h1">{board?.title ?? COMMUNITY.title}</h1>
          <p className="max-w-measure text-lg text-text-soft">
            {board ? board.description : COMMUNITY.intro}{' '}
            <PageLink className="inline-link" href="/community/guidelines/">
              Guidelines
            </PageLink>
          </p>
        </header>
        <ListView
          page={page}
          boards={boards}
          topics={topics}
          pages={pages}
          aside={board === null && <CommunityEvents audience={audience} />}
        />
      </div>
    </section>
  )
}
