'use client'

import { Plus } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { LIST_LIMITS } from '@/rules/shopping-list/entry'
import { parseOwnEntry } from '@/rules/shopping-list/parse-own-entry'
import { button } from '@/ui/button-variants'
import { useToast } from '@/ui/Toaster.client'
import { addToList } from './change-list'
import { LIST_TEXTS } from './list-texts'

/** crypto.randomUUID exists only on secure origins; this id only has to be unique within a list. */
const randomId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`

/** The field for items that are in no recipe: "2 lemons". Renders a `form`. */
export function AddItemForm() {
  const id = useId()
  const [text, setText] = useState('')
  const toast = useToast()

  function submit(event: FormEvent) {
    event.preventDefault()
    const entry = parseOwnEntry(text, randomId())
    if (!entry) return
    if (!addToList([entry])) return toast.error(LIST_TEXTS.full)
    setText('')
  }

  return (
    <form className="shopping-list-add-item" onSubmit={submit}>
      <label className="sr-only" htmlFor={id}>
        Add an item
      </label>
      <input
        className="field"
        id={id}
        value={text}
        placeholder="2 lemons"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={LIST_LIMITS.textChars}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button className={button({ variant: 'ink' })} type="submit">
        <Plus className="size-5" aria-hidden="true" />
        Add
      </button>
    </form>
  )
}
