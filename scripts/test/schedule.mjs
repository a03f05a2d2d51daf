import { availableParallelism } from 'node:os'

/**
 * Runs steps, as many at a time as there are processors and of those that are not light one. In their order, but a step
 * that has to wait lets later ones go first. A step that could keep every processor busy still waits for a disk, a
 * database or a browser for a part of its time: what is light uses that part.
 * @template {{ name: string, light?: boolean, needs?: string[], after?: string[] }} Step
 * @param {readonly Step[]} steps
 * @param {(step: Step) => Promise<void>} run rejects to stop everything
 * @param {number} [processors]
 */
export async function runInOrder(steps, run, processors = availableParallelism()) {
  const waiting = [...steps]
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map()
  const unfinished = new Set(steps.map(({ name }) => name))
  const isReady = ({ after = [], needs = [] }) => ![...after, ...needs].some((name) => unfinished.has(name))
  const hasRoom = ({ light }) => running.size < processors && (light || [...running.keys()].every((step) => step.light))
  while (unfinished.size > 0) {
    for (const step of [...waiting]) {
      if (!isReady(step) || !hasRoom(step)) continue
      waiting.splice(waiting.indexOf(step), 1)
      const ends = run(step).then(() => {
        running.delete(step)
        unfinished.delete(step.name)
      })
      running.set(step, ends)
    }
    await Promise.race(running.values())
  }
}
