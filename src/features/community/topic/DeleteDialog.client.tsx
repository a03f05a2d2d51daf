'use client'

import { useState } from 'react'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog.client'
import { deletePost } from './delete-post'

type Props = {
  post: number
  onDeleted: () => void
  onClose: () => void
}

/** Asks before a post is deleted. */
export function DeleteDialog({ onClose, onDeleted, post }: Props) {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const confirm = async () => {
    setPending(true)
    const refused = await deletePost(post)
    setPending(false)
    setProblem(refused)
    if (refused === null) onDeleted()
  }
  return (
    <Dialog title="Delete this post?" onClose={onClose}>
      <p>The text is deleted, and a note stays in its place. This cannot be undone.</p>
      <p className="text-bad" role="alert">
        {problem}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button pending={pending} onClick={() => void confirm()}>
          Delete
        </Button>
        <Button variant="plain" onClick={onClose} data-focus>
          Keep it
        </Button>
      </div>
    </Dialog>
  )
}
