type Options<Value> = {
  /** The value that the user wants now. */
  latest(): Value
  /** Sends a value. @returns what the server has now; null on failure */
  send(value: Value): Promise<Value | null>
  /** Called once at the end of a run, with what the server has; `ok` false: the last request failed. */
  onSettled?(ok: boolean, confirmed: Value): void
  isEqual?(one: Value, other: Value): boolean
}

/**
 * Sends the latest value, one request at a time: a value that changes during a request is sent after it, so that an
 * older one never replaces a newer one. A failure ends the run.
 * @returns starts a run, or joins the current one. Its parameter is the value that the server has; it resolves to
 * whether the server has the latest value
 */
export function createLatestWins<Value>({ isEqual = Object.is, latest, onSettled, send }: Options<Value>) {
  let inFlight: Promise<boolean> | null = null

  async function run(initial: Value): Promise<boolean> {
    let confirmed = initial
    let ok = true
    while (ok && !isEqual(confirmed, latest())) {
      const result = await send(latest())
      if (result === null) ok = false
      else confirmed = result
    }
    onSettled?.(ok, confirmed)
    return ok
  }

  return function flush(confirmed: Value): Promise<boolean> {
    inFlight ??= run(confirmed).finally(() => {
      inFlight = null
    })
    return inFlight
  }
}
