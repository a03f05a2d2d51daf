import '@/features/community/community.css'
import { toPlainText } from '@/content/to-plain-text'
import { ListPage } from '@/features/community/pages/ListPage'
import { TopicPage } from '@/features/community/pages/TopicPage'
import { COMMUNITY } from '@/features/community/texts'
import { boardUri } from '@/rules/forum/topic-uri'
import { COMMUNITY_PICTURE } from '@/site/pictures/pictures'
import { Breadcrumb } from '@/site/shell/Breadcrumb'
import { JsonLd } from '@/ui/JsonLd'
import { discussion } from './discussion'
import type { CommunityRead } from './read-community.server'

/** A page of the community with its breadcrumb and structured data. */
export function CommunityView({ read }: { read: CommunityRead }) {
  const { audience, list, page, topic } = read
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(read)} />
      {topic && <JsonLd data={discussion(topic, toPlainText)} />}
      {topic ? (
        <TopicPage data={topic} page={page} audience={audience} />
      ) : (
        <ListPage data={list} page={page} audience={audience} picture={COMMUNITY_PICTURE} />
      )}
    </>
  )
}

function crumbsOf({ list, topic }: CommunityRead) {
  const above = [
    { url: '/', text: 'Home' },
    { url: '/community/', text: COMMUNITY.title },
  ]
  if (!topic) return list.board ? [...above, { url: list.board.uri, text: list.board.title }] : above
  const { board, boardTitle, title, uri } = topic.topic
  return [...above, { url: boardUri(board), text: boardTitle }, { url: uri, text: title }]
}
