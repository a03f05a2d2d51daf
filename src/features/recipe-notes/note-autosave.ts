/** The state of a note: saved on the server; changed here; being saved; or failed to save. */
export type NoteState = 'saved' | 'changed' | 'saving' | 'failed'

type Options = {
  /** Saves the note. @returns null on failure */
  send(text: string): Promise<string | null>
  onState(state: NoteState): void
  /** The text on the server when the page was loaded. */
  savedText: string
}

/**
 * Saves a note, one request at a time: a change during a request is sent after it, so that an older text never
 * replaces a newer one. After a failure the text stays, and can be saved again.
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
    /** The text has changed. */
    change(newText: string): void {
      text = newText
      if (pending === null) onState(isSaved() ? 'saved' : 'changed')
    },
    /** Saves the text, if it differs from the server's. */
    save(): Promise<void> {
      if (pending === null && isSaved()) return Promise.resolve()
      pending ??= saveUntilCurrent().finally(() => {
        pending = null
      })
      return pending
    },
  }
}
