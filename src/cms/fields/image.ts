import type { UploadField } from 'payload'

/** A picture from the media library. */
export function imageField(name: string, description: string): UploadField {
  return { name, type: 'upload', relationTo: 'media', admin: { description } }
}
