'use client'

import dynamic from 'next/dynamic'
import { type Ref, useCallback, useId, useImperativeHandle, useRef } from 'react'
import { FieldMessages } from '@/ui/FieldFrame'
import type { EditorBody } from './editor-body'
import type { EditorHandle } from './editor-handle'

/** Lexical is large: it loads when an editor is shown, never with a page. */
const EditorSurface = dynamic(() => import('./EditorSurface.client').then((module) => module.EditorSurface), {
  ssr: false,
  loading: () => <div className="post-editor-loading" aria-hidden="true" />,
})

type Props = {
  label: string
  placeholder?: string
  /** What it shows first; later values are ignored. */
  initial?: EditorBody
  error?: string
  disabled?: boolean
  /** The topic whose participants `@` offers first. */
  topicId?: number
  /** Called with each change; null while there is neither text nor a picture. */
  onChange: (body: EditorBody | null) => void
  ref?: Ref<EditorHandle>
}

/**
 * The editor of posts with its toolbar: text, lists, quotes, links, pictures and mentions, nothing else. What it emits
 * is what `readPostBody` takes, but for the limits on size. Renders a `div` with a label.
 */
export function PostEditor({ error, label, onChange, ref, ...surface }: Props) {
  const id = useId()
  const loaded = useRef<EditorHandle | null>(null)
  const waiting = useRef<((editor: EditorHandle) => void)[]>([])
  const onReady = useCallback((editor: EditorHandle | null) => {
    loaded.current = editor
    if (editor) for (const run of waiting.current.splice(0)) run(editor)
  }, [])
  useImperativeHandle(ref, () => {
    // The code of the editor may still be on its way.
    const whenLoaded = (run: (editor: EditorHandle) => void) => {
      if (loaded.current) run(loaded.current)
      else waiting.current.push(run)
    }
    return {
      focus: () => whenLoaded((editor) => editor.focus()),
      clear: () => whenLoaded((editor) => editor.clear()),
      quote: (username, text) => whenLoaded((editor) => editor.quote(username, text)),
      show: (body) => whenLoaded((editor) => editor.show(body)),
      unfinished: () => loaded.current?.unfinished() ?? null,
    }
  }, [])
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <span className="font-semibold" id={`${id}-label`}>
        {label}
      </span>
      <EditorSurface {...surface} id={id} hasError={error !== undefined} onChange={onChange} onReady={onReady} />
      <FieldMessages error={error} id={id} />
    </div>
  )
}
