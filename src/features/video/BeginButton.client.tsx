'use client'

import { Play } from 'lucide-react'
import { useStore } from '@/platform/store/use-store.client'
import { Button } from '@/ui/Button'
import { begunVideo } from './begun-video'

type Props = {
  databaseId: number
  /** The button's text, such as "Begin, 12 min". */
  label: string
}

/** Starts the video that stands elsewhere on the page (`InlineVideo`). Renders a `button`, or nothing once it has started. */
export function BeginButton({ databaseId, label }: Props) {
  const begun = useStore(begunVideo) === databaseId
  if (begun) return null
  return (
    <Button variant="ink" onClick={() => begunVideo.set(databaseId)}>
      <Play className="size-5" aria-hidden="true" />
      {label}
    </Button>
  )
}
