/** How far a note is: as the server has it; changed here; on its way; not taken by the server. */
export type NoteState = 'saved' | 'changed' | 'saving' | 'failed'

type Options = {
  /** Tells the server. @returns null when that did not work */
  send(text: string): Promise<string | null>
  onState(state: NoteState): void
  /** What the server has, as it was first read. */
  savedText: string
}

/**
 * Keeps a note, one request at a time: what is written while one is under way goes after it, so that an older text
 * never replaces a newer one. What could not be saved stays, and can be saved again.
 */
export function createNoteAutosave({ savedText: initialText, onState, send }: Options) {
  let savedText = initialText
  let text = initialText
  let pending: Promise<void> | null = null
  const isSaved = () => text.trim() === savedText.trim()

  async function saveUntilCurrent(): Promise<void> {
    while (!isSaved()) {
      onState('saving')
      const sentText = text
      if ((await send(sentText)) === null) return onState('failed')
      savedText = sentText
    }
    onState('saved')
  }

  return {
    /** Somebody wrote. */
    change(newText: string): void {
      text = newText
      if (pending === null) onState(isSaved() ? 'saved' : 'changed')
    },
    /** Saves what is there, if the server does not have it. */
    save(): Promise<void> {
      if (pending === null && isSaved()) return Promise.resolve()
      pending ??= saveUntilCurrent().finally(() => {
        pending = null
      })
      return pending
    },
  }
}
