import { AutoLinkNode, LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { QuoteNode } from '@lexical/rich-text'
import type { CreateEditorArgs } from 'lexical'
import { PictureNode } from './PictureNode.client'

/** Everything that the editor knows: no more than the closed set of a post (src/rules/forum/post-body.ts). */
export const EDITOR_NODES: NonNullable<CreateEditorArgs['nodes']> = [
  QuoteNode,
  ListNode,
  ListItemNode,
  LinkNode,
  AutoLinkNode,
  PictureNode,
]

/** Text copied from an editor of this name is pasted as it is; the admin's editors have another one. */
export const EDITOR_NAMESPACE = 'community-post'

export const EDITOR_THEME = {
  text: { bold: 'font-bold', italic: 'italic' },
  link: 'inline-link',
  list: { nested: { listitem: 'nested-item' } },
}
