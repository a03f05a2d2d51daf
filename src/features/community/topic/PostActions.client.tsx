'use client'

import { CircleCheck, Ellipsis, Flag, Link2, Pencil, Quote, Shield, Trash2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { Button } from '@/ui/Button'
import type { MenuItem } from '@/ui/Menu.client'
import { useToast } from '@/ui/Toaster.client'
import type { ForumPost } from '../forum-types'
import { MODERATION_ACTIONS, type ModerationRequest } from '../moderating/moderation-actions'
import { useMemberAction } from '../use-member-action.client'
import type { PostDialog } from './PostDialogs.client'
import type { PostHandlers } from './post-handlers'

const Menu = dynamic(() => import('@/ui/Menu.client').then((module) => module.Menu))

type Props = {
  post: ForumPost
  maySolve: boolean
  moderation: readonly ModerationRequest[]
  handlers: PostHandlers
  onEdit: () => void
  onDialog: (dialog: PostDialog) => void
}

/** The buttons of a post, on phones as icons, and a menu with what its author and moderators can do. */
export function PostActions({ handlers, maySolve, moderation, onDialog, onEdit, post }: Props) {
  const toast = useToast()
  const memberAction = useMemberAction()
  const { mayEdit, own, solution, state, uri } = post
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(uri, window.location.href).href)
      toast.success('Link copied')
    } catch {
      toast.error('The link could not be copied.')
    }
  }
  const items: MenuItem[] = [
    ...(mayEdit
      ? [
          { key: 'edit', label: 'Edit', icon: Pencil, onSelect: onEdit },
          { key: 'delete', label: 'Delete', icon: Trash2, onSelect: () => onDialog({ kind: 'delete' }) },
        ]
      : []),
    ...moderation.map((request) => ({
      key: request.action,
      label: MODERATION_ACTIONS[request.action].label,
      icon: Shield,
      onSelect: () => onDialog({ kind: 'moderate', request }),
    })),
  ]
  return (
    <div className="flex flex-wrap items-center">
      {state === undefined && (
        <>
          {maySolve && (
            <Button variant="quiet" size="slim" aria-pressed={solution} onClick={() => handlers.solve(post, !solution)}>
              <CircleCheck className="size-4.5" aria-hidden="true" />
              {solution ? 'Not the solution' : 'Mark as solution'}
            </Button>
          )}
          <Button variant="quiet" size="slim" onClick={() => void memberAction(() => handlers.quote(post))}>
            <Quote className="size-4.5" aria-hidden="true" />
            <span className="post-word">Quote</span>
          </Button>
          <Button variant="quiet" size="slim" onClick={() => void copy()}>
            <Link2 className="size-4.5" aria-hidden="true" />
            <span className="post-word">Copy link</span>
          </Button>
          {!own && (
            <Button variant="quiet" size="slim" onClick={() => void memberAction(() => onDialog({ kind: 'report' }))}>
              <Flag className="size-4.5" aria-hidden="true" />
              <span className="post-word">Report</span>
            </Button>
          )}
        </>
      )}
      {items.length > 0 && (
        <Menu variant="quiet" name="More" items={items}>
          <Ellipsis className="size-5" aria-hidden="true" />
        </Menu>
      )}
    </div>
  )
}
