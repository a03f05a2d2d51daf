/**
 * The position of the first post that a member has not read.
 * @param posts of the last page of a topic
 * @param unread how many of its last posts they have not read
 * @returns infinity if they have read all
 */
export function newFrom(posts: readonly { position: number | null }[], unread: number): number {
  if (unread <= 0) return Number.POSITIVE_INFINITY
  const last = Math.max(0, ...posts.map(({ position }) => position ?? 0))
  return last - unread + 1
}
