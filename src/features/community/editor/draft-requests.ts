import { authenticatedFetch } from '@/platform/session/authenticated-fetch'
import { type CallResult, jsonPost, readResult } from '@/platform/session/call-result'
import type { listDrafts } from '../drafts.server'
import type { DraftContent } from './draft-storage'
import { EMPTY_BODY } from './editor-body'

export type Drafts = CallResult<typeof listDrafts>
export type Draft = Drafts['drafts'][number]

/** A body that the browser still sends when the page is left: they share 64 kB. */
const KEEPALIVE_CHARS = 15_000

async function answerOf<Answer>(path: string, init: RequestInit): Promise<Answer | undefined> {
  try {
    const keepalive = typeof init.body !== 'string' || init.body.length < KEEPALIVE_CHARS
    const response = await authenticatedFetch(path, { ...init, keepalive })
    return response.ok ? await readResult<Answer>(response) : undefined
  } catch {
    return undefined
  }
}

/** Deletes a draft. @returns whether it is gone */
export const deleteDraft = async (id: number): Promise<boolean> =>
  (await answerOf(`/api/forum/drafts/${id}`, { method: 'DELETE' })) !== undefined

const isEmpty = ({ body, title }: DraftContent) => body === null && title.trim() === ''

/** An empty draft is none. */
async function deleteEmpty(id: number | null): Promise<null | undefined> {
  if (id === null) return null
  return (await deleteDraft(id)) ? null : undefined
}

/**
 * Saves the draft of a topic. Until a board is chosen, it is on this device only.
 * @returns as {@link createDraftKeeper} wants it
 */
export async function saveTopicDraft(content: DraftContent, id: number | null): Promise<number | null | undefined> {
  if (isEmpty(content)) return deleteEmpty(id)
  const { board, body, title } = content
  if (!board) return undefined
  const from = id === null ? {} : { from: id }
  const input = { board, title, body: body ?? EMPTY_BODY, draft: true, ...from }
  const answer = await answerOf<{ topic?: { id: number } }>('/api/forum/topics', jsonPost(input))
  return answer?.topic?.id
}

/** Saves the draft of a reply, of which each topic has one. */
export async function saveReplyDraft(topic: number, content: DraftContent, id: number | null) {
  if (isEmpty(content)) return deleteEmpty(id)
  const input = { body: content.body ?? EMPTY_BODY, draft: true }
  const answer = await answerOf<{ draft?: { id: number } }>(`/api/forum/topics/${topic}/posts`, jsonPost(input))
  return answer?.draft?.id
}

/** The member's drafts, the newest first. @param topic only the reply to this one; @returns none on failure */
export async function fetchDrafts(topic?: number): Promise<readonly Draft[]> {
  const path = topic === undefined ? '/api/forum/drafts' : `/api/forum/drafts?topic=${topic}`
  return (await answerOf<Drafts>(path, { method: 'GET' }))?.drafts ?? []
}
