import type { TopicPageData } from '@/features/community/pages/load-page.server'
import { absoluteUrl } from '@/site/absolute-url'

type Post = TopicPageData['posts'][number]

const person = ({ name }: Post['author']) => ({ '@type': 'Person', name })

const interactions = (type: 'LikeAction' | 'CommentAction', count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${type}`,
  userInteractionCount: count,
})

const reactionsOf = ({ reactions }: Post) => reactions.reduce((sum, { count }) => sum + count, 0)

/**
 * A topic as schema.org's DiscussionForumPosting, with the replies on one of its pages as comments.
 * @param textOf the plain text of a post's HTML
 */
export function discussion({ posts, topic }: TopicPageData, textOf: (html: string) => string): Record<string, unknown> {
  const visible = posts.filter(({ state }) => state === undefined)
  const opening = visible.find(({ position }) => position === 1)
  const replies = visible.filter(({ position }) => position !== 1)
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    headline: topic.title,
    url: absoluteUrl(topic.uri),
    mainEntityOfPage: absoluteUrl(topic.uri),
    author: person(topic.author),
    datePublished: topic.createdAt,
    dateModified: opening?.editedAt ?? undefined,
    // Later pages have the beginning of the opening post alone.
    text: opening ? textOf(opening.html) : topic.excerpt || topic.title,
    articleSection: topic.boardTitle,
    interactionStatistic: [
      interactions('CommentAction', topic.replyCount),
      interactions('LikeAction', topic.reactionCount),
    ],
    comment: replies.map((post) => ({
      '@type': 'Comment',
      url: absoluteUrl(`${post.uri}`),
      author: person(post.author),
      datePublished: post.createdAt,
      dateModified: post.editedAt ?? undefined,
      text: textOf(post.html),
      interactionStatistic: interactions('LikeAction', reactionsOf(post)),
    })),
  }
}
