import type { Block } from 'payload'
import { titleField } from '@/cms/fields/title'

/** The sign-up form for a free account. See docs/product.md#addresses. */
export const joinFormBlock: Block = {
  slug: 'joinForm',
  interfaceName: 'JoinFormBlock',
  labels: { singular: 'Join form', plural: 'Join forms' },
  fields: [
    titleField({
      required: true,
      defaultValue: 'Join for free',
      admin: { description: 'Links to #join on this page lead to this block.' },
    }),
    { name: 'text', type: 'textarea', maxLength: 600, admin: { description: 'What a free account includes.' } },
    {
      name: 'thanks',
      type: 'textarea',
      maxLength: 600,
      defaultValue: 'Open the link in it to confirm your address, then sign in.',
      admin: { description: 'Shown below "Check your email" and the email address.' },
    },
  ],
}
