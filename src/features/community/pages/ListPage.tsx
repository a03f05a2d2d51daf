import type { Audience } from '@/rules/audience'
import type { CommunityPage } from '@/rules/forum/community-page'
import { PageLink } from '@/ui/PageLink'
import { type Image, Picture } from '@/ui/Picture'
import { CommunityEvents } from '../events/CommunityEvents'
import { ListView } from '../lists/ListView.client'
import { COMMUNITY } from '../texts'
import type { ListPageData } from './load-page.server'

type Props = { data: ListPageData; page: CommunityPage; audience: Audience; picture: Image }

/** The list of all topics, with the next events, or of a board's, below a low banner. */
export function ListPage({ audience, data: { board, boards, pages, topics }, page, picture }: Props) {
  return (
    <>
      <section className="hero community-banner" data-light="morning" data-banner="list" data-picture="">
        <div className="wrap hero-text">
          <h1 className="type-h1">{board?.title ?? COMMUNITY.title}</h1>
          <p className="text-text-soft">
            {board ? board.description : COMMUNITY.intro}{' '}
            <PageLink className="inline-link" href="/community/guidelines/">
              Guidelines
            </PageLink>
          </p>
        </div>
        <Picture className="hero-picture" image={picture} sizes="(min-width: 48rem) 40vw, 95vw" priority />
      </section>
      <section className="pt-6 pb-9" data-light="morning">
        <div className="wrap">
          <ListView
            page={page}
            boards={boards}
            topics={topics}
            pages={pages}
            aside={board === null && <CommunityEvents audience={audience} />}
          />
        </div>
      </section>
    </>
  )
}
