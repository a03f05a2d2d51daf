import type { FormState } from 'payload'

/** Names of fields for pictures. */
const PICTURE = /(?:^|\.)(?:\w*[Ii]mage|picture|poster)$/

/** The pictures that are chosen in a form: the path of each field, and the id in the media library. */
export const formPictures = (fields: FormState): { path: string; id: number }[] =>
  Object.entries(fields).flatMap(([path, field]) =>
    PICTURE.test(path) && typeof field.value === 'number' ? [{ path, id: field.value }] : [],
  )
