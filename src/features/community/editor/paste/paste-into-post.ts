import {
  $getRoot,
  $getSelection,
  $insertNodes,
  $isParagraphNode,
  $parseSerializedNode,
  type LexicalEditor,
} from 'lexical'
import type { PostNode } from '@/rules/forum/post-body'
import { EDITOR_NAMESPACE } from '../editor-config'
import { toLexicalNodes } from '../to-lexical'
import { htmlToBlocks } from './html-to-blocks'
import { textToBlocks } from './text-to-blocks'

/**
 * Pastes what the clipboard has, cleaned to what a post can have.
 * @returns false for what the editor handles by itself: its own text, files, a line of plain text
 */
export function pasteIntoPost(editor: LexicalEditor, event: unknown): boolean {
  if (!(event instanceof ClipboardEvent) || !event.clipboardData) return false
  const data = event.clipboardData
  if (isOwnText(data.getData('application/x-lexical-editor'))) return false
  const html = data.getData('text/html')
  const plain = data.getData('text/plain')
  const blocks = html === '' ? [] : htmlToBlocks(html, window.location.origin)
  if (blocks.length === 0 && !plain.trim().includes('\n')) return false
  event.preventDefault()
  editor.update(() => $insertBlocks(blocks.length > 0 ? blocks : textToBlocks(plain)), { tag: 'paste' })
  return true
}

/** Whether it was copied from an editor of posts; other editors of this kind have parts that a post cannot have. */
function isOwnText(copied: string): boolean {
  try {
    return copied !== '' && JSON.parse(copied)?.namespace === EDITOR_NAMESPACE
  } catch {
    return false
  }
}

function $insertBlocks(blocks: readonly PostNode[]): void {
  if (!$getSelection()) $getRoot().selectEnd()
  const nodes = toLexicalNodes(blocks).map((node) => $parseSerializedNode(node))
  const [first, ...others] = nodes
  // A single paragraph continues the line at the cursor.
  $insertNodes($isParagraphNode(first) && others.length === 0 ? first.getChildren() : nodes)
}
