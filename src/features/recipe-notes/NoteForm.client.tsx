'use client'

import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { PAGE_LIMITS } from '@/rules/page-limits'
import { Button } from '@/ui/Button'
import { TextArea } from '@/ui/TextArea'
import { createNoteAutosave, type NoteState } from './note-autosave'
import { sendNote } from './use-recipe-note.client'

const MAX_CHARS = PAGE_LIMITS.recipeNoteMaxChars
const formatCount = (chars: number) => chars.toLocaleString('en-US')

const STATUS_TEXT = { saved: '', changed: 'Not saved yet', saving: 'Saving', failed: '' } as const satisfies Record<
  NoteState,
  string
>

/**
 * The editor of the note: saved by its button and on blur. Unlike the account forms (`useFormSubmit`), the text can be
 * changed while an earlier version is being saved. @param savedText as stored on the server
 */
export function NoteForm({ databaseId, savedText }: { databaseId: number; savedText: string }) {
  const [text, setText] = useState(savedText)
  const [state, setState] = useState<NoteState>('saved')
  const [touched, setTouched] = useState(false)
  // The initial value only: the autosave tracks later ones.
  const [initialText] = useState(savedText)
  const autosave = useMemo(
    () => createNoteAutosave({ savedText: initialText, send: (note) => sendNote(databaseId, note), onState: setState }),
    [databaseId, initialText],
  )
  const chars = text.trim().length
  const tooLong = chars > MAX_CHARS
  const error = tooLong
    ? `Use ${formatCount(MAX_CHARS)} characters at most.`
    : state === 'failed'
      ? 'Your note was not saved. It is still here: please try again.'
      : undefined

  useEffect(() => {
    // A hidden page fires no blur event.
    const saveWhenHidden = () => document.visibilityState === 'hidden' && !tooLong && void autosave.save()
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => document.removeEventListener('visibilitychange', saveWhenHidden)
  }, [autosave, tooLong])

  function save(event?: FormEvent) {
    event?.preventDefault()
    if (!tooLong) void autosave.save()
  }
  function changeText(next: string) {
    setTouched(true)
    setText(next)
    autosave.change(next)
  }

  return (
    <form className="grid gap-3" onSubmit={save}>
      <TextArea
        label="What you would do again, or not"
        name="note"
        rows={3}
        hint="Only you can read it."
        error={error}
        value={text}
        onChange={({ currentTarget }) => changeText(currentTarget.value)}
        onBlur={() => save()}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="plain" size="slim" pending={state === 'saving'}>
          Save note
        </Button>
        <p className="text-sm text-text-soft" role="status">
          {state === 'saved' && touched ? 'Saved' : STATUS_TEXT[state]}
        </p>
        <p className="ms-auto text-sm text-text-soft tabular-nums">
          {formatCount(chars)} of {formatCount(MAX_CHARS)} <span className="sr-only">characters</span>
        </p>
      </div>
      <p className="print-note" aria-hidden="true">
        {text}
      </p>
    </form>
  )
}
