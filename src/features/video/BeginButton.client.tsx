'use client'

import { Play } from 'lucide-react'
import { useStore } from '@/platform/store/use-store.client'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { Button } from '@/ui/Button'
import { begunVideo } from './begun-video'

type Props = {
  databaseId: number
  /** As the item's facts show it; null: unknown. */
  duration: string | null
}

/** Starts the video that stands elsewhere on the page (`InlineVideo`). Renders a `button`, or nothing once it has started. */
export function BeginButton({ databaseId, duration }: Props) {
  const begun = useStore(begunVideo) === databaseId
  if (begun) return null
  return (
    <Button variant="ink" onClick={() => begunVideo.set(databaseId)}>
      <Play className="size-5" aria-hidden="true" />
      {COMMON_TEXTS.begin(duration)}
    </Button>
  )
}
