'use client'

import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { MentionedPerson } from './comments-api'
import { matchingPeople, mentionQuery, withMention } from './mention-query'

type Props = {
  label: string
  text: string
  people: readonly MentionedPerson[]
  /** Id of an error message. */
  describedBy?: string
  invalid: boolean
  autoFocus?: boolean
  onChange: (text: string) => void
  /** Ctrl+Enter, or Cmd+Enter. */
  onSend: () => void
}

/** The list opens below the text area, which can be at the bottom of the window. */
const bringIntoView = (list: HTMLElement | null) => list?.scrollIntoView({ block: 'nearest' })

/** A text area that lists people while an @name is typed. */
export function MentionArea({ autoFocus, describedBy, invalid, label, onChange, onSend, people, text }: Props) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  /** Where the caret goes after a choice. */
  const next = useRef<number | null>(null)
  const [caret, setCaret] = useState(0)
  const [chosen, setChosen] = useState(0)
  const [closed, setClosed] = useState(true)
  const query = closed ? null : mentionQuery(text, caret)
  const choices = query === null ? [] : matchingPeople(people, query)
  const active = choices[Math.min(chosen, choices.length - 1)]

  useLayoutEffect(() => {
    if (next.current === null) return
    area.current?.setSelectionRange(next.current, next.current)
    next.current = null
  })

  const choose = (person: MentionedPerson) => {
    const completed = withMention(text, caret, person)
    next.current = completed.caret
    setCaret(completed.caret)
    setClosed(true)
    onChange(completed.text)
    area.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return onSend()
    }
    if (!active) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined)
      setChosen((index) => (Math.min(index, choices.length - 1) + step + choices.length) % choices.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(active)
    else if (event.key === 'Escape') setClosed(true)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="ebs-mention">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        ref={area}
        rows={3}
        value={text}
        // biome-ignore lint/a11y/noAutofocus: it appears where the person has just pressed Reply or Edit
        autoFocus={autoFocus}
        aria-autocomplete="list"
        aria-controls={active ? `${id}-people` : undefined}
        aria-activedescendant={active ? `${id}-${active.username}` : undefined}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        onChange={({ target }) => {
          onChange(target.value)
          setCaret(target.selectionStart)
          setChosen(0)
          setClosed(false)
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onBlur={() => setClosed(true)}
        onKeyDown={onKeyDown}
      />
      {active && (
        <div ref={bringIntoView} id={`${id}-people`} className="ebs-mention-people" role="listbox" aria-label="People">
          {choices.map((person) => (
            // The text area has the focus, and the keyboard's choice with it.
            // biome-ignore lint/a11y/useFocusableInteractive: see above
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above
            <div
              key={person.username}
              id={`${id}-${person.username}`}
              role="option"
              aria-selected={person === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              {person.name} <small>@{person.username}</small>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
