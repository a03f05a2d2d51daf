'use client'

import { useAllFormFields, useForm } from '@payloadcms/ui'
import type { BlocksFieldClientProps, FormState } from 'payload'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { arrangeRows, rowIds } from './arrange-rows'

/** How many changes can be undone. */
const MAX_STEPS = 50
const TEXT_FIELDS = 'input, textarea, select, [contenteditable="true"], dialog, [role="dialog"]'

type History = { undo: FormState[]; redo: FormState[] }

const EMPTY: History = { undo: [], redo: [] }

/** Whether a press of keys belongs to a text field or an open window, which undo by themselves. */
const isElsewhere = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(TEXT_FIELDS) !== null

/**
 * Above the blocks of a page: undo and redo of moving, adding and removing one, by two buttons and Ctrl+Z. Texts are
 * not changed back: their fields have their own undo.
 */
export function UndoBlocks({ path }: Pick<BlocksFieldClientProps, 'path'>) {
  const [state] = useAllFormFields()
  const { dispatchFields, setModified } = useForm()
  const [history, setHistory] = useState(EMPTY)
  const seen = useRef(state)
  /** The order that undo or redo has just made, which is not a new change. */
  const made = useRef<string | null>(null)

  useEffect(() => {
    const before = seen.current
    seen.current = state
    const order = rowIds(state, path).join()
    if (order === rowIds(before, path).join()) return
    const own = made.current === order
    made.current = null
    if (!own) setHistory(({ undo }) => ({ undo: [...undo.slice(1 - MAX_STEPS), before], redo: [] }))
  }, [state, path])

  const go = (from: 'undo' | 'redo', to: 'undo' | 'redo') => {
    const target = history[from].at(-1)
    if (!target) return
    const ids = rowIds(target, path)
    made.current = ids.join()
    setHistory({ ...history, [from]: history[from].slice(0, -1), [to]: [...history[to], state] })
    dispatchFields({ type: 'REPLACE_STATE', optimize: false, state: arrangeRows(state, target, path, ids) })
    setModified(true)
  }
  const undo = () => go('undo', 'redo')
  const redo = () => go('redo', 'undo')

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isElsewhere(event)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  return (
    <div className="ebs-undo">
      <button
        type="button"
        className="ebs-quiet-button"
        onClick={undo}
        disabled={history.undo.length === 0}
        aria-keyshortcuts="Control+Z"
      >
        Undo
      </button>
      <button
        type="button"
        className="ebs-quiet-button"
        onClick={redo}
        disabled={history.redo.length === 0}
        aria-keyshortcuts="Control+Shift+Z"
      >
        Redo
      </button>
    </div>
  )
}
