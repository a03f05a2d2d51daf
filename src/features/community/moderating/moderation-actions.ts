/** What a moderator can do to a post or a topic on its page, with the words of its dialog. */
export const MODERATION_ACTIONS = {
  hide: { label: 'Hide', done: 'It is hidden.', confirm: 'Hide' },
  show: { label: 'Show again', done: 'It is shown again.', confirm: 'Show' },
  approve: { label: 'Approve', done: 'It is approved.', confirm: 'Approve' },
  reject: { label: 'Reject', done: 'It is rejected.', confirm: 'Reject' },
  lock: { label: 'Lock', done: 'It is locked.', confirm: 'Lock' },
  unlock: { label: 'Unlock', done: 'It is open again.', confirm: 'Unlock' },
  pin: { label: 'Pin', done: 'The topic is pinned.', confirm: 'Pin' },
  unpin: { label: 'Unpin', done: 'The topic is no longer pinned.', confirm: 'Unpin' },
  move: { label: 'Move to another board', done: 'The topic is moved.', confirm: 'Move' },
  merge: { label: 'Merge into another topic', done: 'The topics are merged.', confirm: 'Merge' },
  split: { label: 'Move to a new topic', done: 'It is in a topic of its own.', confirm: 'Move' },
} as const satisfies Record<string, { label: string; done: string; confirm: string }>

export type ModerationAction = keyof typeof MODERATION_ACTIONS

/** What an action is about. `posts`: for a split, the chosen post and those after it on the page. */
export type ModerationRequest =
  | { action: 'hide' | 'show' | 'approve' | 'reject'; target: { post: number } | { topic: number } }
  | { action: 'lock' | 'unlock' | 'pin' | 'unpin' | 'merge'; target: { topic: number } }
  | { action: 'move'; target: { topic: number }; board: string }
  | { action: 'split'; target: { topic: number }; posts: readonly number[] }

type TopicState = { id: number; board: string; locked: boolean; pinned: boolean }

/** What a moderator can do with a topic now. */
export const topicActions = ({ board, id, locked, pinned }: TopicState): ModerationRequest[] => {
  const target = { topic: id }
  return [
    { action: pinned ? 'unpin' : 'pin', target },
    { action: locked ? 'unlock' : 'lock', target },
    { action: 'move', target, board },
    { action: 'merge', target },
    { action: 'hide', target },
  ]
}

/** What a moderator can do with all comments on an item now. @param topic the topic that they are */
export const commentsActions = ({ locked, topic }: { topic: number; locked: boolean }): ModerationRequest[] => [
  { action: locked ? 'unlock' : 'lock', target: { topic } },
]

type PostState = { id: number; state?: string }

/** What a moderator can do with a comment now. It stays with its item. */
export function commentActions({ id, state }: PostState): ModerationRequest[] {
  const target = { post: id }
  if (state === 'held')
    return [
      { action: 'approve', target },
      { action: 'reject', target },
    ]
  if (state === 'hidden') return [{ action: 'show', target }]
  return state === undefined ? [{ action: 'hide', target }] : []
}

/**
 * What a moderator can do with a post now.
 * @param after the ids of the posts that follow it on the page
 */
export function postActions(
  topic: number,
  post: PostState & { position: number | null },
  after: readonly number[],
): ModerationRequest[] {
  const actions = commentActions(post)
  // The opening post stays with its topic.
  if (post.state !== undefined || post.position === 1) return actions
  return [...actions, { action: 'split', target: { topic }, posts: [post.id, ...after] }]
}
