'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/Button'
import { TopicForm } from '../forms.client'
import type { ForumBoard } from '../forum-types'
import { COMMUNITY } from '../texts'
import { useMemberAction } from '../use-member-action.client'

type Props = {
  boards: readonly ForumBoard[]
  /** The slug of the board on show. */
  board: string | null
}

/** The button that opens the form of a new topic, and the form. On boards where the member may not write, it says so. */
export function NewTopic({ board, boards }: Props) {
  const [open, setOpen] = useState(false)
  const memberAction = useMemberAction()
  const writable = boards.filter(({ mayWrite }) => mayWrite)
  const chosen = writable.find(({ slug }) => slug === board)?.slug
  return (
    <>
      <Button onClick={() => void memberAction(() => setOpen(!open))} aria-expanded={open}>
        <Plus className="size-5" aria-hidden="true" />
        {COMMUNITY.newTopic}
      </Button>
      {open && (
        <section className="new-topic paper-card" aria-label={COMMUNITY.newTopic}>
          {writable.length === 0 ? (
            <p>With your membership you can read along. Writing is part of other plans.</p>
          ) : (
            <>
              {board !== null && !chosen && <p>On this board only the team writes. Choose another one.</p>}
              <TopicForm boards={writable.map(({ slug, title }) => ({ slug, title }))} board={chosen} />
            </>
          )}
        </section>
      )}
    </>
  )
}
