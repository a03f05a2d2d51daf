import type { Block, Field, TextField } from 'payload'
import { z } from 'zod'
import { fieldNameProblem } from '@/rules/forms/field-keys'
import { FILE_KIND_NAMES, FILE_KINDS } from '@/rules/forms/file-kinds'
import { MAX_OPTIONS, optionsProblem } from '@/rules/forms/options'
import { LIMITS } from '@/rules/limits'

const name: TextField = {
  name: 'name',
  type: 'text',
  required: true,
  maxLength: 40,
  admin: { description: 'Lowercase, such as first-name. Emails and exports use it to name the answer.' },
  validate: (value: unknown) => (typeof value === 'string' && !fieldNameProblem(value)) || nameHint(value),
}

const nameHint = (value: unknown): string => fieldNameProblem(typeof value === 'string' ? value : '') ?? ''

const label: TextField = { name: 'label', type: 'text', required: true, maxLength: 200 }
const help: TextField = {
  name: 'help',
  type: 'text',
  maxLength: 300,
  admin: { description: 'Shown below the field.' },
}
const required: Field = { name: 'required', type: 'checkbox', label: 'Required' }
const width: Field = {
  name: 'width',
  type: 'select',
  defaultValue: 'full',
  options: [
    { value: 'full', label: 'Full width' },
    { value: 'half', label: 'Half width on wide screens' },
  ],
}
const standard: TextField = {
  name: 'defaultValue',
  type: 'text',
  label: 'Default value',
  maxLength: LIMITS.formTextMaxChars,
}
const option = z.object({ value: z.string().nullish() })

const options: Field = {
  name: 'options',
  type: 'array',
  required: true,
  minRows: 1,
  maxRows: MAX_OPTIONS,
  labels: { singular: 'Answer', plural: 'Answers' },
  // Replaces Payload's own check of required, minRows and maxRows.
  validate: (rows: unknown) => optionsProblem(z.array(option).catch([]).parse(rows)) ?? true,
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'label', type: 'text', required: true, maxLength: 200 },
        {
          name: 'value',
          type: 'text',
          required: true,
          maxLength: 100,
          admin: { description: 'Short and unique.' },
        },
      ],
    },
  ],
}

/** A form field block; its slug selects the validation rule in src/rules/forms/validate-answer.ts. */
function fieldBlock(slug: string, label: string, interfaceName: string, more: Field[] = []): Block {
  const labels = { singular: label, plural: label }
  return { slug, interfaceName, labels, fields: [{ type: 'row', fields: [name, width] }, ...more] }
}

const asked = [label, help, required]

/** The field types of the form builder. */
export const formFieldBlocks: Block[] = [
  fieldBlock('text', 'One line of text', 'FormTextField', [...asked, standard]),
  fieldBlock('email', 'Email address', 'FormEmailField', asked),
  fieldBlock('phone', 'Phone number', 'FormPhoneField', asked),
  fieldBlock('textarea', 'Longer text', 'FormTextareaField', [...asked, standard]),
  fieldBlock('select', 'Choice: a menu', 'FormSelectField', [...asked, options, standard]),
  fieldBlock('radio', 'Choice: one of a few', 'FormRadioField', [...asked, options, standard]),
  fieldBlock('checkboxes', 'Choice: several', 'FormCheckboxesField', [...asked, options]),
  fieldBlock('number', 'Number', 'FormNumberField', [
    ...asked,
    {
      type: 'row',
      fields: [
        { name: 'min', type: 'number', label: 'Lowest' },
        { name: 'max', type: 'number', label: 'Highest' },
      ],
    },
  ]),
  fieldBlock('date', 'Date', 'FormDateField', asked),
  fieldBlock('file', 'File', 'FormFileField', [
    ...asked,
    {
      name: 'kinds',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['picture', 'pdf'],
      options: FILE_KIND_NAMES.map((value) => ({ value, label: FILE_KINDS[value].label })),
    },
    {
      name: 'maxMegabytes',
      type: 'number',
      label: 'Largest size in MB',
      defaultValue: LIMITS.formFileMaxMegabytes,
      min: 0.1,
      max: LIMITS.formFileMaxMegabytes,
    },
  ]),
  fieldBlock('consent', 'Consent (must be given)', 'FormConsentField', [
    label,
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 2_000,
      label: 'What people agree to',
      admin: { description: 'Stored word for word with every submission.' },
    },
  ]),
  fieldBlock('hidden', 'Hidden value', 'FormHiddenField', [
    {
      ...label,
      required: false,
      admin: { description: 'For emails and exports. The field is not shown on the page.' },
    },
    standard,
  ]),
]
