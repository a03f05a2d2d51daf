'use client'

import {
  BOLD_ITALIC_STAR,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  ORDERED_LIST,
  QUOTE,
  registerMarkdownShortcuts,
  UNORDERED_LIST,
} from '@lexical/markdown'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { DRAG_DROP_PASTE } from '@lexical/rich-text'
import { mergeRegister } from '@lexical/utils'
import {
  COMMAND_PRIORITY_LOW,
  type ElementNode,
  KEY_DOWN_COMMAND,
  PASTE_COMMAND,
  ParagraphNode,
  TextNode,
} from 'lexical'
import { useEffect } from 'react'
import { toggleList, toggleQuote } from './block-commands'
import { BOLD_AND_ITALIC } from './editor-body'
import { pasteIntoPost } from './paste/paste-into-post'

/** What becomes a list, a quote, bold or italic while it is typed. */
const SHORTCUTS = [
  UNORDERED_LIST,
  ORDERED_LIST,
  QUOTE,
  BOLD_ITALIC_STAR,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
]

const BLOCK_KEYS: Readonly<Record<string, (editor: Parameters<typeof toggleQuote>[0]) => void>> = {
  Digit7: (editor) => toggleList(editor, 'number'),
  Digit8: (editor) => toggleList(editor, 'bullet'),
  Digit9: toggleQuote,
}

/** Keeps the text within what a post can have: formats, paste, dropped pictures, keys. */
export function EditorRules({ onPictures }: { onPictures: (files: readonly File[]) => void }) {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      mergeRegister(
        registerMarkdownShortcuts(editor, SHORTCUTS),
        editor.registerNodeTransform(TextNode, $keepBoldAndItalic),
        editor.registerNodeTransform(ParagraphNode, $keepLeft),
        editor.registerCommand(PASTE_COMMAND, (event) => pasteIntoPost(editor, event), COMMAND_PRIORITY_LOW),
        editor.registerCommand(
          DRAG_DROP_PASTE,
          (files) => {
            onPictures(files)
            return true
          },
          COMMAND_PRIORITY_LOW,
        ),
        editor.registerCommand(
          KEY_DOWN_COMMAND,
          (event) => {
            const toggle = (event.ctrlKey || event.metaKey) && event.shiftKey && BLOCK_KEYS[event.code]
            if (!toggle) return false
            event.preventDefault()
            toggle(editor)
            return true
          },
          COMMAND_PRIORITY_LOW,
        ),
      ),
    [editor, onPictures],
  )
  return null
}

/** Other formats come from keys such as Ctrl+U; a post does not have them. */
function $keepBoldAndItalic(node: TextNode): void {
  const format = node.getFormat()
  if ((format & BOLD_AND_ITALIC) !== format) node.setFormat(format & BOLD_AND_ITALIC)
  if (node.getStyle() !== '') node.setStyle('')
}

/** Text that looks centered or indented here would not be so in the post. */
function $keepLeft(node: ElementNode): void {
  if (node.getFormatType() !== '') node.setFormat('')
  if (node.getIndent() > 0) node.setIndent(0)
}
