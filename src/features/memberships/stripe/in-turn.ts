const queues = new Map<string, Promise<unknown>>()

/**
 * Runs work on the same customer one after the other, so that what a member does is written before the webhook that
 * follows from it. Another process is not waited for: rows are safe without this, only the ledger's lines say less.
 */
export async function inTurn<T>(customer: string, work: () => Promise<T>): Promise<T> {
  const before = queues.get(customer) ?? Promise.resolve()
  const run = before.then(work, work)
  const settled = run.catch(() => undefined)
  queues.set(customer, settled)
  try {
    return await run
  } finally {
    // The last one removes the queue, so that the map holds only customers that are being worked on.
    if (queues.get(customer) === settled) queues.delete(customer)
  }
}
