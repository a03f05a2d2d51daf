import type { Block } from 'payload'
import { titleField } from '@/cms/fields/title'

/** Makes a free account. SPEC 2.1 (/memberships: sign-up / join page). */
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
    { name: 'text', type: 'textarea', maxLength: 600, admin: { description: 'What a free account is good for.' } },
    {
      name: 'thanks',
      type: 'textarea',
      maxLength: 600,
      defaultValue: 'Open the link in it to confirm your address, then sign in.',
      admin: { description: 'Shown below "Check your mail" and the address that was typed.' },
    },
  ],
}
