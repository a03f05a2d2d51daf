'use client'

import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { SafeHtml } from '@/content/SafeHtml'
import { Avatar } from '@/ui/Avatar'
import { Badge } from '@/ui/Badge'
import type { ForumPost } from '../forum-types'
import { AuthorName } from '../members/AuthorName.client'
import type { ModerationRequest } from '../moderating/moderation-actions'
import { TimeAgo } from '../TimeAgo.client'
import { COMMUNITY } from '../texts'
import { EditPost } from './EditPost.client'
import { PostActions } from './PostActions.client'
import { type PostDialog, PostDialogs } from './PostDialogs.client'
import type { PostHandlers } from './post-handlers'
import { Reactions } from './Reactions.client'

type Props = {
  post: ForumPost
  /** Whether the member has not read it before. */
  isNew: boolean
  maySolve: boolean
  /** What a moderator can do with it; empty for everybody else. */
  moderation: readonly ModerationRequest[]
  handlers: PostHandlers
}

/** A post of a topic with its buttons. Renders an `article`, which permalinks lead to. */
export function Post({ handlers, isNew, maySolve, moderation, post }: Props) {
  const { author, createdAt, editedAt, html, id, position, quote, reactions, solution, state } = post
  const [dialog, setDialog] = useState<PostDialog | null>(null)
  const [editing, setEditing] = useState(false)
  return (
    <article
      className="post"
      id={`post-${id}`}
      aria-label={`Post by ${author.name}`}
      data-solution={solution || undefined}
      data-state={state}
    >
      <Avatar name={author.name} imageUrl={author.avatar} />
      <div className="post-content">
        <header className="post-head">
          <AuthorName author={author} />
          <a className="post-date" href={`#post-${id}`}>
            <TimeAgo date={createdAt} />
          </a>
          {editedAt && state !== 'deleted' && (
            <button className="post-edited" type="button" onClick={() => setDialog({ kind: 'history' })}>
              edited
            </button>
          )}
          {isNew && <span className="unread-mark">New</span>}
          {solution && (
            <Badge>
              <CircleCheck className="size-3.5 text-good" aria-hidden="true" />
              Solution
            </Badge>
          )}
        </header>
        {state === 'held' && <p className="post-note">{COMMUNITY.held}</p>}
        {state === 'hidden' && <p className="post-note">{COMMUNITY.hidden}</p>}
        {quote && (
          <blockquote className="post-quote">
            <a href={quote.uri}>
              <b>{quote.author}</b>: {quote.excerpt}
            </a>
          </blockquote>
        )}
        {state === 'deleted' ? (
          <p className="text-text-soft italic">{COMMUNITY.deleted}</p>
        ) : editing ? (
          <EditPost
            post={id}
            onCancel={() => setEditing(false)}
            onSaved={(saved) => {
              setEditing(false)
              // A new title is not part of the post.
              if (position === 1) handlers.reload()
              else handlers.replace(saved)
            }}
          />
        ) : (
          <SafeHtml html={html} />
        )}
        {state === undefined && !editing && (
          <footer className="flex flex-wrap items-center gap-x-1 gap-y-1 sm:gap-x-4">
            <Reactions reactions={reactions} onToggle={(kind, on) => handlers.react(post, kind, on)} />
            <PostActions
              post={post}
              maySolve={maySolve && position !== 1}
              moderation={moderation}
              handlers={handlers}
              onEdit={() => setEditing(true)}
              onDialog={setDialog}
            />
          </footer>
        )}
        {(state === 'hidden' || state === 'held') && (
          <PostActions
            post={post}
            maySolve={false}
            moderation={moderation}
            handlers={handlers}
            onEdit={() => setEditing(true)}
            onDialog={setDialog}
          />
        )}
      </div>
      {dialog && <PostDialogs dialog={dialog} post={post} handlers={handlers} onClose={() => setDialog(null)} />}
    </article>
  )
}
