const STILL_MS = 15_000
/** How many remaining steps are named; the others are only counted. */
const NAMED_LEFT = 4

/**
 * Prints the current step, its duration and the remaining steps.
 * @param {{ doing: string }[]} steps all steps in order
 * @param {(line: string) => void} [say]
 */
export function progress(steps, say = console.log) {
  const began = Date.now()
  return {
    /** The total duration: "12.3 s". */
    total: () => duration(Date.now() - began),
    /**
     * Runs one step and prints its lines.
     * @template T
     * @param {number} index
     * @param {() => Promise<T> | T} run its result may carry a `note` for the closing line
     * @returns {Promise<T>}
     */
    async step(index, run) {
      const name = `[${index + 1}/${steps.length}]`
      const left = steps.slice(index + 1).map((step) => step.doing.toLowerCase())
      const more = left.length > NAMED_LEFT ? ` and ${left.length - NAMED_LEFT} more` : ''
      const leftToDo = left.length > 0 ? ` (left: ${left.slice(0, NAMED_LEFT).join(', ')}${more})` : ''
      const start = Date.now()
      say(`${name} ${steps[index].doing}${leftToDo}`)
      const still = setInterval(
        () => say(`${name} still ${steps[index].doing.toLowerCase()}, ${duration(Date.now() - start)} so far`),
        STILL_MS,
      )
      try {
        const result = await run()
        say(`${name} ${result?.note ?? 'done'}, ${duration(Date.now() - start)}`)
        return result
      } finally {
        clearInterval(still)
      }
    },
  }
}

/** @param {number} ms @returns {string} "0.4 s", "75 s", "12 min 5 s" */
export function duration(ms) {
  const seconds = ms / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  if (seconds < 120) return `${Math.round(seconds)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds) % 60} s`
}
