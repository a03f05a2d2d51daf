import type { TextField } from 'payload'

/** A block's title; its heading level depends on the block's place on the page. */
export const titleField = (options?: Pick<TextField, 'admin' | 'defaultValue' | 'required'>): TextField => ({
  name: 'title',
  type: 'text',
  maxLength: 160,
  ...options,
})
