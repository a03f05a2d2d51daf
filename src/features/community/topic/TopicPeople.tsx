import { Avatar } from '@/ui/Avatar'
import type { ForumPost } from '../forum-types'
import { counted } from '../texts'

/** Who writes on this page of a topic, most posts first. Renders a `section`. */
export function TopicPeople({ posts }: { posts: readonly ForumPost[] }) {
  const people = new Map<string, { author: ForumPost['author']; count: number }>()
  for (const { author, state } of posts) {
    const key = author.username ?? author.name
    if (state === undefined) people.set(key, { author, count: (people.get(key)?.count ?? 0) + 1 })
  }
  if (people.size === 0) return null
  return (
    <section className="grid gap-3" aria-labelledby="topic-people">
      <h2 className="type-h4" id="topic-people">
        In this topic
      </h2>
      <ul className="topic-people">
        {[...people]
          .sort(([, a], [, b]) => b.count - a.count)
          .map(([key, { author, count }]) => (
            <li key={key}>
              <Avatar name={author.name} imageUrl={author.avatar} size="small" />
              <span>{author.name}</span>
              <span className="text-text-quiet">{counted(count, 'post', 'posts')}</span>
            </li>
          ))}
      </ul>
    </section>
  )
}
