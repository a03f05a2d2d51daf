'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getRoot, $getSelection, $insertNodes } from 'lexical'
import { useState } from 'react'
import { PAGE_LIMITS } from '@/rules/page-limits'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { $createPictureNode } from './PictureNode.client'
import type { PictureFields } from './picture-fields'
import type { UploadedPicture } from './upload-picture'
import type { PendingPicture, Pictures } from './use-pictures.client'

/** The pictures that are being sent, and that wait for what they show. Renders nothing without any. */
export function PictureTray({ pictures }: { pictures: Pictures }) {
  const [editor] = useLexicalComposerContext()
  const insert = (key: number, fields: PictureFields) => {
    editor.update(
      () => {
        if (!$getSelection()) $getRoot().selectEnd()
        $insertNodes([$createPictureNode(fields)])
      },
      { onUpdate: () => editor.focus() },
    )
    pictures.remove(key)
  }
  if (pictures.pending.length === 0) return null
  return (
    <ul className="post-editor-pictures" aria-label="Pictures to add">
      {pictures.pending.map((picture) => (
        <li key={picture.key}>
          <Pending
            picture={picture}
            onAdd={(fields) => insert(picture.key, fields)}
            onRemove={() => pictures.remove(picture.key)}
          />
        </li>
      ))}
    </ul>
  )
}

type Props = { picture: PendingPicture; onAdd: (fields: PictureFields) => void; onRemove: () => void }

function Pending({ onAdd, onRemove, picture: { name, preview, state } }: Props) {
  const [alt, setAlt] = useState('')
  const [error, setError] = useState<string>()
  const add = () => {
    const shown = alt.trim()
    if (shown === '') return setError('Say what the picture shows.')
    if (state.step === 'sent') onAdd(fieldsOf(state.picture, shown))
  }
  return (
    <div className="post-editor-picture">
      {state.step !== 'failed' && (
        // biome-ignore lint/performance/noImgElement: a file of this browser
        <img src={preview} alt="" />
      )}
      <div className="grid flex-1 gap-3">
        {state.step === 'failed' ? (
          <p className="text-bad" role="alert">
            {name}: {state.problem}
          </p>
        ) : (
          <Field
            label="What does the picture show?"
            hint="For people who cannot see it."
            name="alt"
            value={alt}
            maxLength={PAGE_LIMITS.forumAltMaxChars}
            error={error}
            onChange={({ target }) => {
              setAlt(target.value)
              setError(undefined)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
          />
        )}
        {state.step === 'sending' && (
          <progress className="post-editor-progress" aria-label={`Sending ${name}`} max={1} value={state.sent} />
        )}
        <div className="flex flex-wrap gap-2">
          {state.step !== 'failed' && (
            <Button size="slim" variant="plain" pending={state.step === 'sending'} onClick={add}>
              Add picture
            </Button>
          )}
          <Button size="slim" variant="quiet" onClick={onRemove} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        </div>
      </div>
    </div>
  )
}

const fieldsOf = ({ height, id, url, width }: UploadedPicture, alt: string): PictureFields => ({
  picture: id,
  file: url.slice(url.lastIndexOf('/') + 1),
  alt,
  width: width ?? 0,
  height: height ?? 0,
})
