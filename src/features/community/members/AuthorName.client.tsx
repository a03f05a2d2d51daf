'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { ForumPost } from '../forum-types'

const MemberDialog = dynamic(() => import('./MemberDialog.client').then((module) => module.MemberDialog))

/** An author's name, which opens their card; plain for someone whose account is gone. Renders a `button` or a `span`. */
export function AuthorName({ author: { name, username } }: { author: ForumPost['author'] }) {
  const [open, setOpen] = useState(false)
  if (username === null) return <span className="author-name">{name}</span>
  return (
    <>
      <button className="author-name author-button" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {name}
      </button>
      {open && <MemberDialog username={username} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
