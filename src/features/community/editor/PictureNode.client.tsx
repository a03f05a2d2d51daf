'use client'

import {
  $applyNodeReplacement,
  $getNodeByKey,
  DecoratorNode,
  type LexicalEditor,
  type NodeKey,
  type SerializedLexicalNode,
  type Spread,
} from 'lexical'
import type { JSX } from 'react'
import { EditedPicture } from './EditedPicture.client'
import type { PictureFields } from './picture-fields'

type SerializedPicture = Spread<PictureFields, SerializedLexicalNode>

/** A picture on a line of its own. */
export class PictureNode extends DecoratorNode<JSX.Element> {
  __fields: PictureFields

  static override getType(): string {
    return 'picture'
  }

  static override clone(node: PictureNode): PictureNode {
    return new PictureNode(node.__fields, node.__key)
  }

  static override importJSON({ alt, file, height, picture, width }: SerializedPicture): PictureNode {
    return $createPictureNode({ picture, file, alt, width, height })
  }

  // Lexical creates a first one without arguments to learn about the class.
  constructor(fields: PictureFields = { picture: 0, file: '', alt: '', width: 0, height: 0 }, key?: NodeKey) {
    super(key)
    this.__fields = fields
  }

  override exportJSON(): SerializedPicture {
    return { ...super.exportJSON(), ...this.__fields, type: 'picture', version: 1 }
  }

  override createDOM(): HTMLElement {
    const element = document.createElement('div')
    element.className = 'edited-picture'
    return element
  }

  override updateDOM(): false {
    return false
  }

  override isInline(): false {
    return false
  }

  setAlt(alt: string): void {
    const writable = this.getWritable()
    writable.__fields = { ...writable.__fields, alt }
  }

  override decorate(editor: LexicalEditor): JSX.Element {
    const key = this.getKey()
    // The node of this render may have been replaced by a later version.
    const $latest = () => {
      const node = $getNodeByKey(key)
      return node instanceof PictureNode ? node : null
    }
    return (
      <EditedPicture
        fields={this.getLatest().__fields}
        onDescribe={(alt) => editor.update(() => $latest()?.setAlt(alt))}
        onRemove={() => {
          editor.update(() => $latest()?.remove())
          editor.focus()
        }}
      />
    )
  }
}

/** Creates the node, inside an update of the editor. */
export const $createPictureNode = (fields: PictureFields): PictureNode => $applyNodeReplacement(new PictureNode(fields))
