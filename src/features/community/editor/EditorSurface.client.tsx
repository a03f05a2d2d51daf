'use client'

import { LexicalComposer } from '@lexical/react/LexicalComposer'
import { ContentEditable } from '@lexical/react/LexicalContentEditable'
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary'
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin'
import { ListPlugin } from '@lexical/react/LexicalListPlugin'
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin'
import { useState } from 'react'
import { AddressLinks } from './AddressLinks.client'
import { EditorChanges } from './EditorChanges.client'
import { EditorRules } from './EditorRules.client'
import { EditorToolbar } from './EditorToolbar.client'
import type { EditorBody } from './editor-body'
import { EDITOR_NAMESPACE, EDITOR_NODES, EDITOR_THEME } from './editor-config'
import type { EditorHandle } from './editor-handle'
import { fromLexical } from './from-lexical'
import { MentionMenu } from './MentionMenu.client'
import { PictureTray } from './PictureTray.client'
import { toLexical } from './to-lexical'
import { usePictures } from './use-pictures.client'

type Props = {
  /** Prefix of the ids of the label and the error. */
  id: string
  placeholder?: string
  initial?: EditorBody
  disabled?: boolean
  hasError: boolean
  topicId?: number
  onChange: (body: EditorBody | null) => void
  onReady: (editor: EditorHandle | null) => void
}

const failOnError = (error: Error) => {
  throw error
}

/** The toolbar and the text of the editor. It brings Lexical, so only `PostEditor` imports it, on demand. */
export function EditorSurface({ disabled = false, hasError, id, initial, placeholder = '', ...props }: Props) {
  const pictures = usePictures()
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  // Read once: the editor keeps its own state afterwards.
  const [config] = useState(() => ({
    namespace: EDITOR_NAMESPACE,
    nodes: EDITOR_NODES,
    theme: EDITOR_THEME,
    editable: !disabled,
    editorState: JSON.stringify(toLexical(initial)),
    onError: failOnError,
  }))
  const [emitted] = useState(() => JSON.stringify(fromLexical(toLexical(initial), window.location.origin)))
  return (
    <LexicalComposer initialConfig={config}>
      <div className="post-editor" ref={setFrame} data-invalid={hasError || undefined}>
        <EditorToolbar onPictures={pictures.add} />
        <div className="post-editor-body">
          <RichTextPlugin
            contentEditable={
              <ContentEditable
                className="post-editor-text prose"
                aria-labelledby={`${id}-label`}
                aria-describedby={hasError ? `${id}-error` : undefined}
                aria-invalid={hasError || undefined}
                aria-multiline
                aria-placeholder={placeholder}
                placeholder={<p className="post-editor-placeholder">{placeholder}</p>}
              />
            }
            ErrorBoundary={LexicalErrorBoundary}
          />
        </div>
        <PictureTray pictures={pictures} />
      </div>
      <HistoryPlugin />
      <ListPlugin />
      <AddressLinks />
      <EditorRules onPictures={pictures.add} />
      {frame && <MentionMenu topicId={props.topicId} parent={frame} />}
      <EditorChanges
        initial={emitted}
        disabled={disabled}
        pictures={pictures}
        onChange={props.onChange}
        onReady={props.onReady}
      />
    </LexicalComposer>
  )
}
