'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $createQuoteNode } from '@lexical/rich-text'
import { $createLineBreakNode, $createParagraphNode, $createTextNode, $getRoot } from 'lexical'
import { useEffect, useRef } from 'react'
import type { EditorBody } from './editor-body'
import type { EditorHandle } from './editor-handle'
import { fromLexical } from './from-lexical'
import { toLexical } from './to-lexical'
import type { Pictures } from './use-pictures.client'

type Props = {
  disabled: boolean
  /** The JSON of the body that the editor shows first. */
  initial: string
  pictures: Pictures
  onChange: (body: EditorBody | null) => void
  onReady: (editor: EditorHandle | null) => void
}

/** Tells the form of every change, and does what it asks for. */
export function EditorChanges({ disabled, initial, onChange, onReady, pictures }: Props) {
  const [editor] = useLexicalComposerContext()
  const latest = useRef({ onChange, pictures })
  const emitted = useRef(initial)
  useEffect(() => {
    latest.current = { onChange, pictures }
  })
  useEffect(() => editor.setEditable(!disabled), [editor, disabled])
  useEffect(
    () =>
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, editorState, tags }) => {
        if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return
        const body = fromLexical(editorState.toJSON(), window.location.origin)
        const text = JSON.stringify(body)
        // Lexical also updates without a change, such as for the first time.
        const isSame = text === emitted.current
        emitted.current = text
        if (!isSame && !tags.has(SHOWN)) latest.current.onChange(body)
      }),
    [editor],
  )
  useEffect(() => {
    const show = (body: EditorBody | undefined) =>
      editor.setEditorState(editor.parseEditorState(toLexical(body)), { tag: SHOWN })
    onReady({
      focus: () => editor.focus(),
      clear() {
        latest.current.pictures.clear()
        show(undefined)
      },
      quote: (username, text) => editor.update(() => $appendQuote(username, text), { onUpdate: () => editor.focus() }),
      show,
      unfinished: () => latest.current.pictures.unfinished(),
    })
    return () => onReady(null)
  }, [editor, onReady])
  return null
}

/** Marks a change that the form has made itself. */
const SHOWN = 'shown-by-form'

function $appendQuote(username: string, text: string): void {
  const root = $getRoot()
  const first = root.getFirstChild()
  if (root.getChildrenSize() === 1 && first?.getTextContent() === '') first.remove()
  const lines = text.split('\n').flatMap((line) => [$createLineBreakNode(), $createTextNode(line)])
  const quote = $createQuoteNode().append($createTextNode(`${username}:`).setFormat('bold'), ...lines)
  const below = $createParagraphNode()
  root.append(quote, below)
  below.select()
}
