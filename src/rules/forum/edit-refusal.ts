import { LIMITS } from '../limits'
import { containsListedWord, heldFor, type PostFacts } from './post-limits'
import type { BoardRules, HeldFor } from './terms'

const WHY = 'would wait for approval, and others can read this post already.'

const MESSAGES = {
  // The author's first posts were approved already.
  first: `A change ${WHY} Write a new post.`,
  links: `More than ${LIMITS.forumNewAccountLinks} links ${WHY} Use fewer, or write a new post.`,
  pictures: `More than ${LIMITS.forumNewAccountPictures} pictures ${WHY} Use fewer, or write a new post.`,
  words: `Some of these words ${WHY} Choose others, or write a new post.`,
} as const satisfies Record<HeldFor, string>

/** An edit: the title only of an opening post. */
type EditFacts = Omit<PostFacts, 'postsOnBoard' | 'words'> & { title: string | undefined; text: string }

/**
 * Why a post that others can read cannot be changed to what would wait for approval
 * (docs/decisions/41-edits-never-wait.md).
 * @returns the field and what its author reads; null if the edit is fine
 */
export function editRefusal(
  { text, title = '', ...facts }: EditFacts,
  board: Pick<BoardRules, 'holdFirst' | 'heldWords'>,
): { field: 'title' | 'body'; message: string } | null {
  const reason = heldFor({ ...facts, postsOnBoard: board.holdFirst, words: `${title}\n${text}` }, board)
  if (reason === null) return null
  const isInTitle = reason === 'words' && containsListedWord(title, board.heldWords)
  return { field: isInTitle ? 'title' : 'body', message: MESSAGES[reason] }
}
