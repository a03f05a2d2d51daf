import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND, REMOVE_LIST_COMMAND } from '@lexical/list'
import { $createQuoteNode } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import { $createParagraphNode, $getSelection, $isRangeSelection, type LexicalEditor } from 'lexical'
import { $activeFormats } from './use-active-formats.client'

/** Makes a list of the selected lines, or lines again. */
export function toggleList(editor: LexicalEditor, listType: 'bullet' | 'number'): void {
  const isOn = editor.read(() => $activeFormats().block === listType)
  if (isOn) editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined)
  else
    editor.dispatchCommand(
      listType === 'number' ? INSERT_ORDERED_LIST_COMMAND : INSERT_UNORDERED_LIST_COMMAND,
      undefined,
    )
}

/** Makes a quote of the selected lines, or lines again. */
export function toggleQuote(editor: LexicalEditor): void {
  editor.update(() => {
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) return
    const isOn = $activeFormats().block === 'quote'
    $setBlocksType(selection, () => (isOn ? $createParagraphNode() : $createQuoteNode()))
  })
}
