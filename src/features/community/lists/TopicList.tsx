import type { TopicSort } from '@/rules/forum/terms'
import { Skeleton } from '@/ui/Skeleton'
import type { ForumTopic } from '../forum-types'
import { LoadProblem } from '../LoadProblem'
import { COMMUNITY } from '../texts'
import { TopicRow } from './TopicRow'

type Props = {
  /** Null until they are known. */
  topics: readonly ForumTopic[] | null
  failed: boolean
  onRetry: () => void
  withBoard: boolean
  sort: TopicSort
  isSearch: boolean
}

/** A list of topics with its states: loading, failed, empty. */
export function TopicList({ failed, isSearch, onRetry, sort, topics, withBoard }: Props) {
  if (failed) return <LoadProblem onRetry={onRetry} />
  if (!topics) {
    return (
      <div className="grid gap-6 py-6" aria-busy="true">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    )
  }
  if (topics.length === 0) return <EmptyList isSearch={isSearch} sort={sort} />
  return (
    <div className="pb-8">
      {topics.map((topic) => (
        <TopicRow key={topic.id} topic={topic} withBoard={withBoard} />
      ))}
    </div>
  )
}

function EmptyList({ isSearch, sort }: Pick<Props, 'isSearch' | 'sort'>) {
  const text = isSearch ? COMMUNITY.noResults : sort === 'unanswered' ? COMMUNITY.allAnswered : COMMUNITY.noTopics
  return (
    <div className="grid gap-1 py-8">
      <p className="type-h4">{text}</p>
      {!isSearch && sort !== 'unanswered' && <p className="text-text-soft">{COMMUNITY.noTopicsInvitation}</p>}
    </div>
  )
}
