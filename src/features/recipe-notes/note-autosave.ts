import { createLatestWins } from '@/platform/store/latest-wins'

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
  let saving = false
  const isEqual = (one: string, other: string) => one.trim() === other.trim()
  const flush = createLatestWins<string>({
    isEqual,
    latest: () => text,
    async send(sentText) {
      saving = true
      onState('saving')
      if ((await send(sentText)) === null) return null
      savedText = sentText
      return sentText
    },
    onSettled(ok) {
      saving = false
      onState(ok ? 'saved' : 'failed')
    },
  })

  return {
    /** The text has changed. */
    change(newText: string): void {
      text = newText
      if (!saving) onState(isEqual(text, savedText) ? 'saved' : 'changed')
    },
    /** Saves the text, if it differs from the server's. */
    async save(): Promise<void> {
      if (saving || !isEqual(text, savedText)) await flush(savedText)
    },
  }
}
