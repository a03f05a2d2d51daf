import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import { LIMITS } from '@/rules/limits'
import { PICTURE_TYPES } from '@/rules/picture-types'
import { leftOut } from './left-out-files'

/** Long enough to read several names. In ms. */
const SHOWN_MS = 20_000

/**
 * Names the files that a bulk upload leaves out without a word: of other kinds, or too large. Payload offers no hook
 * for that, so the page listens to what is chosen and dropped.
 */
export function useLeftOutFiles(): void {
  useEffect(() => {
    const tell = (files: FileList | null | undefined) => {
      const limits = { types: PICTURE_TYPES, maxMegabytes: LIMITS.pictureMaxMegabytes }
      const problems = leftOut([...(files ?? [])], limits)
      if (problems.length > 0) toast.error(`Not uploaded: ${problems.join(' ')}`, { duration: SHOWN_MS })
    }
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === 'file' && target.multiple) tell(target.files)
    }
    const onDrop = ({ dataTransfer, target }: DragEvent) => {
      if (target instanceof Element && target.closest('.dropzone')) tell(dataTransfer?.files)
    }
    // While the event is on its way down: the upload stops it.
    document.addEventListener('change', onChange, true)
    document.addEventListener('drop', onDrop, true)
    return () => {
      document.removeEventListener('change', onChange, true)
      document.removeEventListener('drop', onDrop, true)
    }
  }, [])
}
