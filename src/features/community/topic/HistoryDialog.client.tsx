'use client'

import { SafeHtml } from '@/content/SafeHtml'
import { Dialog } from '@/ui/Dialog.client'
import { Skeleton } from '@/ui/Skeleton'
import type { ForumPost } from '../forum-types'
import { LoadProblem } from '../LoadProblem'
import { TimeAgo } from '../TimeAgo.client'
import { useEdits } from './use-edits.client'

/** What a post says, and what it said before each edit, the latest first. */
export function HistoryDialog({ onClose, post }: { post: Pick<ForumPost, 'id' | 'html'>; onClose: () => void }) {
  const { edits, failed, retry } = useEdits(post.id)
  return (
    <Dialog title="History of this post" onClose={onClose}>
      <section className="grid gap-2" aria-label="Now">
        <p className="text-sm font-semibold">Now</p>
        <SafeHtml html={post.html} />
      </section>
      {failed && <LoadProblem onRetry={retry} />}
      {!edits && !failed && (
        <div aria-busy="true">
          <Skeleton />
        </div>
      )}
      {edits?.map(({ html, replacedAt }) => (
        <section className="post-version" key={`${replacedAt}${html}`} aria-label="Before an edit">
          <p className="text-sm font-semibold">Until {replacedAt && <TimeAgo date={replacedAt} />}</p>
          <SafeHtml html={html} />
        </section>
      ))}
    </Dialog>
  )
}
