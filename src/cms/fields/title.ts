import type { TextField } from 'payload'

/** A block's title; its heading level follows from the block's position. */
export const titleField = (more?: Pick<TextField, 'defaultValue'>): TextField => ({
  name: 'title',
  type: 'text',
  maxLength: 160,
  ...more,
})
