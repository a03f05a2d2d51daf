const last = new Map<number, Promise<unknown>>()

/**
 * Does one thing after another for one person. The CMS reads a person's sessions and
 * later writes all of them back, so that of two sign-ins at once only one would stay.
 * Holds within this process; several servers on one database can still collide.
 */
export function inTurn<T>(userId: number, task: () => Promise<T>): Promise<T> {
  const turn = (last.get(userId) ?? Promise.resolve()).then(task, task)
  last.set(userId, turn)
  const leave = () => {
    if (last.get(userId) === turn) last.delete(userId)
  }
  turn.then(leave, leave)
  return turn
}
