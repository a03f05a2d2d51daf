import type { TextField } from 'payload'

/** A block's title: its place in the outline follows from where the block stands. */
export const titleField = (more?: Pick<TextField, 'defaultValue'>): TextField => ({
  name: 'title',
  type: 'text',
  maxLength: 160,
  ...more,
})
