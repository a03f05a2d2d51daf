'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  type LexicalEditor,
  PASTE_COMMAND,
  PASTE_TAG,
  SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { HeadingNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import { cleanPastedHtml } from './clean-pasted-html'

const PICTURES_LEFT_OUT = 'Pictures are not pasted. Add them to the library, and insert them from there.'

/** Inserts pasted HTML without what its program adds to it. What the editor itself has copied is inserted as it is. */
function CleanPaste() {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    const stopPaste = editor.registerCommand(
      PASTE_COMMAND,
      (event) => 'clipboardData' in event && paste(editor, event),
      COMMAND_PRIORITY_HIGH,
    )
    // Also in texts that were written before first-level headings were closed to editors.
    const stopHeadings = editor.registerNodeTransform(HeadingNode, (heading) => {
      if (heading.getTag() === 'h1') heading.setTag('h2')
    })
    return () => {
      stopPaste()
      stopHeadings()
    }
  }, [editor])
  return null
}

/** @returns whether it has inserted what was pasted */
function paste(editor: LexicalEditor, event: ClipboardEvent): boolean {
  const { clipboardData: data, target } = event
  const html = data?.getData('text/html') ?? ''
  if (!html || data?.getData('application/x-lexical-editor')) return false
  // A field of a block inside the text.
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return false
  if (!$isRangeSelection($getSelection())) return false
  event.preventDefault()
  const { body, hasPictures } = cleanPastedHtml(html)
  editor.update(
    () => {
      const selection = $getSelection()
      if (!$isRangeSelection(selection)) return
      const nodes = $generateNodesFromDOM(editor, body.ownerDocument)
      if (nodes.length === 0) return
      const handled = editor.dispatchCommand(SELECTION_INSERT_CLIPBOARD_NODES_COMMAND, { nodes, selection })
      if (!handled) selection.insertNodes(nodes)
    },
    { tag: PASTE_TAG },
  )
  if (hasPictures) toast.info(PICTURES_LEFT_OUT)
  return true
}

export const CleanPasteFeatureClient = createClientFeature({
  plugins: [{ Component: CleanPaste, position: 'normal' }],
})
