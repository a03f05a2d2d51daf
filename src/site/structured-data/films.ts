import type { VideoType } from '@/catalogue/post-types'
import { toIsoDuration } from '@/rules/durations'
import { freeOrNot, type Known, organization, thing } from './known'

/** schema.org/VideoObject. Where a plan protects it, nothing says where the film itself is. DESIGN 7. */
export function video(known: Known<VideoType>): Record<string, unknown> {
  const { doc, film, image } = known
  const teacher = 'teacher' in doc ? doc.teacher : null
  return {
    ...thing('VideoObject', known),
    // Search engines want one; the title is what there is.
    description: doc.summary || doc.title,
    thumbnailUrl: image ?? undefined,
    uploadDate: doc.publishedAt ?? doc.createdAt,
    duration: ('duration' in doc && toIsoDuration(doc.duration)) || undefined,
    actor: teacher ? { '@type': 'Person', name: teacher } : undefined,
    publisher: organization(known),
    embedUrl: film ?? undefined,
    ...freeOrNot(doc),
  }
}
