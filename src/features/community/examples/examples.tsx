import type { ReactNode } from 'react'
import { REACTION_KINDS } from '@/rules/forum/terms'
import { LONG_TEXT, LONG_TITLE, LONG_WORD } from '@/ui/examples/long-text'
import { block, bodyOfBlocks, textPart } from '../editor/editor-body'
import { TopicRow } from '../lists/TopicRow'
import { aComment, anAuthor, aPostView, aTopicView } from './a-topic'
import { LiveComment, LiveEditor, LivePost } from './Live.client'

const aRow = (own: Parameters<typeof aTopicView>[0] = {}) => (
  <TopicRow as="h5" topic={aTopicView({ replyCount: 24, ...own })} withBoard />
)

/** Topics in a list. */
export const topicRowExamples: Record<string, ReactNode> = {
  typical: aRow(),
  new: aRow({ unread: 3, replyCount: 1 }),
  marks: aRow({ pinned: true, solved: true, locked: true }),
  held: aRow({ state: 'held', replyCount: 0 }),
  empty: aRow({ excerpt: '', replyCount: 0 }),
  longest: aRow({
    title: LONG_TITLE,
    excerpt: LONG_TEXT,
    author: anAuthor(LONG_WORD),
    boardTitle: LONG_TITLE,
    replyCount: 12_345,
  }),
}

const SALT =
  '<p>Capers, rinsed. Or a spoon of chopped pickle, which is what I do when a guest says the word allergy.</p>'
const reactions = REACTION_KINDS.map((kind, at) => ({ kind, count: [12, 0, 3, 1][at] ?? 0, mine: kind === 'thanks' }))
const quote = { id: 1, author: 'Ana', excerpt: 'What else gives that salt at the end?', uri: '/community/p/1' }

/** Replies in a topic, each with an id of its own on the page. */
export const replyExamples: Record<string, ReactNode> = {
  typical: <LivePost post={aPostView(9_001, { html: SALT, reactions })} />,
  quoting: <LivePost post={aPostView(9_002, { html: SALT, quote, editedAt: '2026-11-03T10:00:00.000Z' })} isNew />,
  solution: <LivePost post={aPostView(9_003, { html: SALT, solution: true })} maySolve />,
  own: <LivePost post={aPostView(9_004, { html: SALT, own: true, mayEdit: true })} />,
  held: <LivePost post={aPostView(9_005, { html: SALT, own: true, state: 'held' })} />,
  hidden: <LivePost post={aPostView(9_006, { html: SALT, state: 'hidden' })} />,
  deleted: <LivePost post={aPostView(9_007, { html: '', state: 'deleted' })} />,
  longest: (
    <LivePost
      post={aPostView(9_008, {
        author: anAuthor(LONG_WORD),
        html: `<p>${LONG_TEXT}</p><p>${LONG_WORD}</p>`,
        quote: { ...quote, author: LONG_WORD, excerpt: LONG_TEXT },
        reactions: reactions.map((each) => ({ ...each, count: 12_345 })),
      })}
    />
  ),
}

const TURNED_OUT = '<p>Doubled it, and doubled the lemon more than double. The children asked for more.</p>'

/** Comments below an item. */
export const commentExamples: Record<string, ReactNode> = {
  typical: <LiveComment comment={aComment(9_101, { html: TURNED_OUT, stars: 5, tried: true, reactions })} />,
  plain: <LiveComment comment={aComment(9_102, { html: TURNED_OUT })} />,
  own: <LiveComment comment={aComment(9_103, { html: TURNED_OUT, own: true, mayEdit: true })} />,
  held: <LiveComment comment={aComment(9_104, { html: TURNED_OUT, own: true, mayEdit: true, state: 'held' })} />,
  hidden: <LiveComment comment={aComment(9_106, { html: TURNED_OUT, state: 'hidden' })} />,
  deleted: <LiveComment comment={aComment(9_107, { html: '', state: 'deleted' })} />,
  longest: (
    <LiveComment
      comment={aComment(9_105, {
        author: anAuthor(LONG_WORD),
        html: `<p>${LONG_TEXT}</p><p>${LONG_WORD}</p>`,
        stars: 1,
        tried: true,
        editedAt: '2026-11-03T10:00:00.000Z',
        reactions: reactions.map((each) => ({ ...each, count: 12_345 })),
      })}
    />
  ),
}

const written = bodyOfBlocks([
  block('paragraph', [textPart('Capers, '), textPart('rinsed', 1), textPart('. Ask @ines.')]),
])

/** The editor of posts. */
export const editorExamples: Record<string, ReactNode> = {
  empty: <LiveEditor label="Your reply" placeholder="Write a reply" />,
  written: <LiveEditor label="Your post" initial={written} />,
  error: <LiveEditor label="Your comment" error="Write something first." />,
}
