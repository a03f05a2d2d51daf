'use client'

import { Skeleton } from '@/ui/Skeleton'
import { EditPostForm } from '../forms.client'
import type { ForumPost } from '../forum-types'
import { LoadProblem } from '../LoadProblem'
import { usePostSource } from './use-post-source.client'

type Props = { post: number; onSaved: (post: ForumPost) => void; onCancel: () => void }

/** Loads what a post says, and shows it in the editor. */
export function EditPost({ onCancel, onSaved, post }: Props) {
  const { failed, retry, source } = usePostSource(post)
  if (failed) return <LoadProblem onRetry={retry} />
  if (source) return <EditPostForm post={source} onSaved={onSaved} onCancel={onCancel} />
  return (
    <div aria-busy="true">
      <Skeleton />
    </div>
  )
}
