import { $isLinkNode } from '@lexical/link'
import { $isListNode, ListNode } from '@lexical/list'
import { $isQuoteNode, QuoteNode } from '@lexical/rich-text'
import { $getNearestNodeOfType } from '@lexical/utils'
import { $getSelection, $isRangeSelection, type LexicalEditor } from 'lexical'
import { useEffect, useState } from 'react'

/** What is on at the cursor. */
export type ActiveFormats = {
  bold: boolean
  italic: boolean
  block: 'text' | 'bullet' | 'number' | 'quote'
  link: string | null
}

const NOTHING: ActiveFormats = { bold: false, italic: false, block: 'text', link: null }

/** Reads it inside an update or a read of the editor. */
export function $activeFormats(): ActiveFormats {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return NOTHING
  const node = selection.anchor.getNode()
  const list = $getNearestNodeOfType(node, ListNode)
  const quote = $isQuoteNode(node) ? node : $getNearestNodeOfType(node, QuoteNode)
  const link = [node, ...node.getParents()].find($isLinkNode)
  return {
    bold: selection.hasFormat('bold'),
    italic: selection.hasFormat('italic'),
    block: $isListNode(list) ? (list.getListType() === 'number' ? 'number' : 'bullet') : quote ? 'quote' : 'text',
    link: $isLinkNode(link) ? link.getURL() : null,
  }
}

/** What is on at the cursor, as it moves. */
export function useActiveFormats(editor: LexicalEditor): ActiveFormats {
  const [formats, setFormats] = useState(NOTHING)
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) => {
        const next = editorState.read($activeFormats)
        setFormats((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
      }),
    [editor],
  )
  return formats
}
