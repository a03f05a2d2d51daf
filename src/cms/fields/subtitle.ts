import type { TextField } from 'payload'

type Options = { description?: string; maxLength?: number; defaultValue?: string }

/** A block's subtitle: the short line above its title, unless the description says otherwise. */
export const subtitleField = ({
  description = 'A short line above the title.',
  maxLength = 160,
  defaultValue,
}: Options = {}): TextField => ({
  name: 'subtitle',
  type: 'text',
  maxLength,
  defaultValue,
  admin: { description },
})
