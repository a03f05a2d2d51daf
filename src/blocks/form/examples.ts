import type { BlockExample } from '@/blocks/example'
import { formHtml } from '@/content/form-html'
import type { FormFieldConfig } from '@/features/forms/FormFields'
import type { FormBlockData } from './load.server'

type Example = BlockExample<'form', FormBlockData>

const block = {
  blockType: 'form',
  source: 'own',
  title: 'Write to us',
  text: 'A person answers, as a rule within two working days.',
} as const

const fields: FormFieldConfig[] = [
  { blockType: 'text', name: 'name', label: 'Your name', required: true, width: 'half' },
  {
    blockType: 'email',
    name: 'email',
    label: 'Your email address',
    required: true,
    width: 'half',
    help: 'We answer there.',
  },
  { blockType: 'textarea', name: 'message', label: 'Your message', required: true },
  { blockType: 'consent', name: 'consent', label: 'Your data', text: 'You may keep what I wrote to answer me.' },
]

const options = [
  { value: 'often', label: 'Often' },
  { value: 'sometimes', label: 'Sometimes' },
]

const everyField: FormFieldConfig[] = [
  ...fields,
  { blockType: 'phone', name: 'phone', label: 'Phone' },
  { blockType: 'select', name: 'select', label: 'How often do you cook?', options },
  { blockType: 'radio', name: 'radio', label: 'How often do you walk?', options, required: true },
  { blockType: 'checkboxes', name: 'boxes', label: 'What helps you to sleep?', options },
  { blockType: 'number', name: 'number', label: 'Hours of sleep', min: 0, max: 24 },
  { blockType: 'date', name: 'date', label: 'Since when?' },
  { blockType: 'file', name: 'file', label: 'A picture', kinds: ['picture', 'pdf'], maxMegabytes: 2 },
  { blockType: 'file', name: 'letter', label: 'A letter from your doctor', kinds: ['pdf'] },
  { blockType: 'hidden', name: 'from', label: 'From', defaultValue: 'the style guide' },
]

const embedded = `<form id="gform_3"><label for="input_3_1">Your name</label><input id="input_3_1" name="input_1" type="text">
<button type="submit">Send</button><script>alert(1)</script></form>`

const own = (given: FormFieldConfig[], id: number): FormBlockData => ({
  form: { kind: 'own', host: null, id, fields: given, buttonLabel: null },
})

export const formExamples = {
  typical: { block, data: own(fields, 9_001) },
  everyField: { block: { ...block, title: 'A few questions', light: 'dusk' }, data: own(everyField, 9_002) },
  oneFile: {
    block: { ...block, title: 'Show us' },
    data: own([{ blockType: 'file', name: 'picture', label: 'A picture of it', kinds: ['picture'] }], 9_004),
  },
  embedded: {
    block: { ...block, source: 'embedded', title: 'From another service', light: 'noon' },
    data: {
      form: {
        kind: 'embedded',
        host: null,
        html: formHtml(embedded, {
          audience: 'visitor',
          idPrefix: 'example-',
          actionOf: (id) => `/wp-json/gf/v2/forms/${id}/submissions`,
        }),
      },
    },
  },
  longest: {
    block: { ...block, title: 'A title that goes on. '.repeat(7).trim(), text: 'And on. '.repeat(100).trim() },
    data: own(
      [
        {
          blockType: 'text',
          name: 'long',
          label: 'A question that goes on. '.repeat(7).trim(),
          help: 'And on. '.repeat(30).trim(),
        },
      ],
      9_003,
    ),
  },
  gone: { block, data: { form: null } },
} satisfies Record<string, Example>
