import type { PostTypeWith } from '@/model/content-types'
import { toIsoDuration } from '@/rules/durations'
import { accessFields, type BuilderInput, organization, thing } from './builder-input'

/** schema.org/VideoObject, without the video's URL if a plan protects it. */
export function video(
  input: BuilderInput<PostTypeWith<{ structuredData: 'video' | 'videoOrArticle' }>>,
): Record<string, unknown> {
  const { doc, embedUrl, image } = input
  const teacher = 'teacher' in doc ? doc.teacher : null
  return {
    ...thing('VideoObject', input),
    // Search engines require a description.
    description: doc.summary || doc.title,
    thumbnailUrl: image ?? undefined,
    uploadDate: doc.publishedAt ?? doc.createdAt,
    duration: ('duration' in doc && toIsoDuration(doc.duration)) || undefined,
    actor: teacher ? { '@type': 'Person', name: teacher } : undefined,
    publisher: organization(input),
    embedUrl: embedUrl ?? undefined,
    ...accessFields(doc),
  }
}
