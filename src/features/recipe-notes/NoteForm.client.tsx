'use client'

import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { LIMITS } from '@/rules/limits'
import { Button } from '@/ui/Button'
import { TextArea } from '@/ui/TextArea'
import { sendNote } from './fetch-note'
import { createNoteKeeper, type NoteState } from './note-keeper'

const MAX = LIMITS.recipeNoteMaxChars
const count = (chars: number) => chars.toLocaleString('en-US')

const SAID = { kept: '', changed: 'Not saved yet', saving: 'Saving', failed: '' } as const satisfies Record<
  NoteState,
  string
>

/** The note to write in: saved by its button, and when one leaves it. @param kept as the server has it */
export function NoteForm({ databaseId, kept }: { databaseId: number; kept: string }) {
  const [text, setText] = useState(kept)
  const [state, setState] = useState<NoteState>('kept')
  const [touched, setTouched] = useState(false)
  // What the server had at first: the keeper knows the rest.
  const [first] = useState(kept)
  const keeper = useMemo(
    () => createNoteKeeper({ kept: first, send: (note) => sendNote(databaseId, note), onState: setState }),
    [databaseId, first],
  )
  const chars = text.trim().length
  const tooLong = chars > MAX
  const error = tooLong
    ? `Use ${count(MAX)} characters at most.`
    : state === 'failed'
      ? 'Your note was not saved. It is still here: please try again.'
      : undefined

  useEffect(() => {
    // Nobody leaves a field by closing a phone.
    const leave = () => document.visibilityState === 'hidden' && !tooLong && void keeper.save()
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [keeper, tooLong])

  function save(event?: FormEvent) {
    event?.preventDefault()
    if (!tooLong) void keeper.save()
  }
  function write(next: string) {
    setTouched(true)
    setText(next)
    keeper.write(next)
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
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onBlur={() => save()}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" look="plain" size="slim" pending={state === 'saving'}>
          Save note
        </Button>
        <p className="text-sm text-text-soft" role="status">
          {state === 'kept' && touched ? 'Saved' : SAID[state]}
        </p>
        <p className="ms-auto text-sm text-text-soft tabular-nums">
          {count(chars)} of {count(MAX)} <span className="sr-only">characters</span>
        </p>
      </div>
      <p className="note-on-paper" aria-hidden="true">
        {text}
      </p>
    </form>
  )
}
