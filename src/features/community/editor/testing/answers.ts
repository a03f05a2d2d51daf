import { aUser } from '@/platform/session/testing/a-session'
import type { ForumPost } from '../ReplyForm.client'

/** The calls that a form of posts makes. */
export const ME = '/api/auth/me'
export const DRAFTS = '/api/forum/drafts'
export const REPLY = '/api/forum/topics/7/posts'
export const TOPICS = '/api/forum/topics'
export const PREVIEW = '/api/forum/preview'

export const signedIn = () => Response.json({ user: aUser() })

/** A post as the calls answer it. */
export const aPost = (own: Partial<ForumPost> = {}): ForumPost => ({
  id: 12,
  author: { name: 'Clara', username: 'clara', avatar: null },
  html: '<p>Capers.</p>',
  createdAt: '2026-11-23T12:00:00.000Z',
  editedAt: null,
  solution: false,
  reactions: [],
  quote: null,
  uri: '/community/p/12',
  position: 2,
  mayEdit: true,
  own: true,
  ...own,
})

/** A body of one paragraph, as the editor emits it. */
export const written = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text, format: 0 }] }],
  },
})
