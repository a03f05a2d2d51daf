import type { Field, GroupField } from 'payload'
import { linkReference } from '@/rules/links/reference'

const HREF_PATTERN = /^(?:\/(?![\\/])|#|https?:\/\/|mailto:|tel:)/i

/** Validates a link's address: a path of this site, an http(s) URL, an anchor, mailto or tel; may be empty. */
export function validateHref(value: unknown): true | string {
  if (value === null || value === undefined || value === '') return true
  return (
    (typeof value === 'string' && HREF_PATTERN.test(value)) ||
    'Use an address that starts with /, #, https://, mailto: or tel:.'
  )
}

/** Validates where a link leads: something chosen, or a typed address; may be empty. */
const validateLink = (value: unknown): true | string => linkReference(value) !== null || validateHref(value)

// A validate of its own replaces Payload's, which would check `required`.
const validateRequiredLink = (value: unknown): true | string => (value ? validateLink(value) : 'Enter an address.')

const target: Field = {
  name: 'target',
  type: 'select',
  defaultValue: '_self',
  options: [
    { value: '_self', label: 'Same tab' },
    { value: '_blank', label: 'New tab' },
  ],
}

/**
 * The fields title, url and, by default, target. What is chosen as the target is stored as a reference
 * (src/rules/links/reference.ts), which readers get as its current address.
 * @param options.required the title and the address must be filled in
 */
export function linkFields({ withTarget = true, label = 'title', required = false } = {}): Field[] {
  const validate = required ? validateRequiredLink : validateLink
  return [
    {
      type: 'row',
      fields: [
        { name: label, type: 'text', maxLength: 120, required },
        {
          name: 'url',
          type: 'text',
          label: 'Address',
          maxLength: 2_000,
          required,
          validate,
          admin: { components: { Field: '@/cms/admin/links/LinkField.client#LinkField' } },
        },
        ...(withTarget ? [target] : []),
      ],
    },
  ]
}

/** One optional link as a group. @param options.label default: made from the name */
export function linkGroup(
  name: string,
  description: string,
  { label, ...options }: { withTarget?: boolean; label?: string } = {},
): GroupField {
  return { name, type: 'group', ...(label && { label }), admin: { description }, fields: linkFields(options) }
}
