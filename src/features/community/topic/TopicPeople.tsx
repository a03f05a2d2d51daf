import { Avatar } from '@/ui/Avatar'
import type { ForumPost } from '../forum-types'
import { counted } from '../texts'

/** Who writes on this page of a topic, most posts first. Renders a `section`. */
export function TopicPeople({ posts }: { posts: readonly ForumPost[] }) {
  const shown = posts.filter(({ state }) => state === undefined)
  const authors = new Map(shown.map(({ author }) => [author.username ?? author.name, author]))
  const people = [...authors].map(([key, author]) => ({
    ...author,
    key,
    count: shown.filter((post) => (post.author.username ?? post.author.name) === key).length,
  }))
  if (people.length === 0) return null
  return (
    <section className="grid gap-3" aria-labelledby="topic-people">
      <h2 className="type-h4" id="topic-people">
        In this topic
      </h2>
      <ul className="topic-people">
        {people
          .toSorted((a, b) => b.count - a.count)
          .map(({ avatar, count, key, name }) => (
            <li key={key}>
              <Avatar name={name} imageUrl={avatar} size="small" />
              <span>{name}</span>
              <span className="text-text-quiet">{counted(count, 'post', 'posts')}</span>
            </li>
          ))}
      </ul>
    </section>
  )
}
