/** How far a note is: as the server has it; changed here; on its way; not taken by the server. */
export type NoteState = 'kept' | 'changed' | 'saving' | 'failed'

type Parts = {
  /** Tells the server. @returns null when that did not work */
  send(text: string): Promise<string | null>
  onState(state: NoteState): void
  /** What the server has, as it was first read. */
  kept: string
}

/**
 * Keeps a note, one request at a time: what is written while one is under way goes after it, so that an older text
 * never replaces a newer one. What could not be saved stays, and can be saved again.
 */
export function createNoteKeeper({ kept: first, onState, send }: Parts) {
  let kept = first
  let text = first
  let running: Promise<void> | null = null
  const isKept = () => text.trim() === kept.trim()

  async function follow(): Promise<void> {
    while (!isKept()) {
      onState('saving')
      const sent = text
      if ((await send(sent)) === null) return onState('failed')
      kept = sent
    }
    onState('kept')
  }

  return {
    /** Somebody wrote. */
    write(next: string): void {
      text = next
      if (running === null) onState(isKept() ? 'kept' : 'changed')
    },
    /** Saves what is there, if the server does not have it. */
    save(): Promise<void> {
      if (running === null && isKept()) return Promise.resolve()
      running ??= follow().finally(() => {
        running = null
      })
      return running
    },
  }
}
