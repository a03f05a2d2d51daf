import type { EditorBody } from './editor-body'

/** What a form does with its editor. */
export type EditorHandle = {
  focus(): void
  /** Empties it. */
  clear(): void
  /** Adds words of someone as a quote, and moves the cursor below it. */
  quote(username: string, text: string): void
  /** Replaces what it shows. */
  show(body: EditorBody): void
  /** What must be finished before the text is complete, such as a picture without a description; null for nothing. */
  unfinished(): string | null
}
