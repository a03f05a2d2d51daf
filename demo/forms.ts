import type { RequiredDataFromCollectionSlug } from 'payload'

export type DemoForm = Omit<RequiredDataFromCollectionSlug<'forms'>, 'id' | 'createdAt' | 'updatedAt'>

const contact: DemoForm = {
  title: 'Write to us',
  submitButtonLabel: 'Send message',
  confirmationType: 'message',
  fields: [
    { blockType: 'text', name: 'name', label: 'Your name', required: true, width: 'half' },
    {
      blockType: 'email',
      name: 'email',
      label: 'Your email address',
      required: true,
      width: 'half',
      help: 'Where the answer goes.',
    },
    {
      blockType: 'select',
      name: 'about',
      label: 'What is it about?',
      required: true,
      options: [
        { label: 'A recipe', value: 'recipe' },
        { label: 'My membership', value: 'membership' },
        { label: 'A mistake on the site', value: 'mistake' },
        { label: 'Something else', value: 'else' },
      ],
    },
    { blockType: 'textarea', name: 'message', label: 'Your message', required: true },
    {
      blockType: 'consent',
      name: 'consent',
      label: 'Your data',
      text: 'You may keep what I wrote until my question is answered.',
    },
  ],
  emails: [
    {
      emailTo: 'hello@example.com',
      replyTo: '{{email}}',
      subject: 'Message from {{name}}: {{about}}',
    },
    {
      emailTo: '{{email}}',
      subject: 'We have your message',
      message:
        'Hello,\nthank you for writing about this: {{about}}. A person reads it and answers, as a rule within two working days.',
    },
  ],
}

const survey: DemoForm = {
  title: 'Three weeks in',
  submitButtonLabel: 'Send answers',
  confirmationType: 'message',
  fields: [
    {
      blockType: 'radio',
      name: 'sleep',
      label: 'How do you sleep?',
      required: true,
      options: [
        { label: 'Better than before', value: 'better' },
        { label: 'As before', value: 'same' },
        { label: 'Worse', value: 'worse' },
      ],
    },
    {
      blockType: 'checkboxes',
      name: 'kept',
      label: 'What have you kept up?',
      options: [
        { label: 'Breakfast', value: 'breakfast' },
        { label: 'A walk at noon', value: 'walk' },
        { label: 'The last hour without a screen', value: 'screen' },
      ],
    },
    {
      blockType: 'number',
      name: 'hours',
      label: 'Hours of sleep last night',
      required: true,
      min: 0,
      max: 24,
      width: 'half',
    },
    { blockType: 'date', name: 'since', label: 'With us since', width: 'half' },
    {
      blockType: 'file',
      name: 'plate',
      label: 'A picture of a plate you are proud of',
      kinds: ['picture'],
      maxMegabytes: 3,
    },
    {
      blockType: 'consent',
      name: 'consent',
      label: 'Your answers',
      text: 'You may count my answers together with those of others.',
    },
    { blockType: 'hidden', name: 'round', label: 'Round', defaultValue: 'autumn' },
  ],
}

/** Forms that pages of the demo show, by the name that pages know them by. */
export const demoForms = { contact, survey } as const satisfies Record<string, DemoForm>
export type DemoFormName = keyof typeof demoForms
