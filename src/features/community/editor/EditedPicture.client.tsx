'use client'

import { useState } from 'react'
import { communityPictureUrl } from '@/rules/forum/topic-uri'
import { PAGE_LIMITS } from '@/rules/page-limits'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import type { PictureFields } from './picture-fields'

type Props = { fields: PictureFields; onDescribe: (alt: string) => void; onRemove: () => void }

/** A file of our own, as the call for pictures names it. */
const OWN_FILE = /^[a-z0-9]+\.webp$/

/** A picture in the text, with its description and the buttons to change and to remove it. */
export function EditedPicture({ fields: { alt, file, height, width }, onDescribe, onRemove }: Props) {
  const [isChanging, setChanging] = useState(false)
  const [text, setText] = useState(alt)
  const error = text.trim() === '' ? 'Say what the picture shows.' : undefined
  const save = () => {
    if (error) return
    onDescribe(text.trim())
    setChanging(false)
  }
  return (
    <figure className="grid gap-2">
      {OWN_FILE.test(file) && (
        // biome-ignore lint/performance/noImgElement: a member's own upload, already small
        <img src={communityPictureUrl(file)} alt={alt} width={width || undefined} height={height || undefined} />
      )}
      {isChanging ? (
        // Not a form, because it is inside the form of the post.
        <div className="grid gap-3">
          <Field
            label="What does the picture show?"
            name="alt"
            value={text}
            maxLength={PAGE_LIMITS.forumAltMaxChars}
            error={error}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              save()
            }}
          />
          <div className="flex gap-2">
            <Button size="slim" variant="plain" onClick={save}>
              Save description
            </Button>
          </div>
        </div>
      ) : (
        <figcaption className="flex flex-wrap items-center gap-x-2 text-sm text-text-soft">
          <span>{alt}</span>
          <Button size="slim" variant="quiet" onClick={() => setChanging(true)}>
            Change description
          </Button>
          <Button size="slim" variant="quiet" onClick={onRemove}>
            Remove picture
          </Button>
        </figcaption>
      )}
    </figure>
  )
}
