import type { PluginConfig } from '@payloadcms/plugin-form-builder/types'
import { APIError, type ArrayField, type CollectionBeforeDeleteHook, type Field } from 'payload'
import { recipientsProblem } from '@/rules/forms/email-template'
import { LIMITS } from '@/rules/limits'
import { localPath } from '@/rules/safe-return'
import { denyByDefault } from '../access/deny-by-default'
import { EDITORS, hasRole, publicRead } from '../access/rules'
import { revalidateAfterDelete, revalidateDocument } from '../hooks/revalidate'
import { withTrash } from '../trash/with-trash'
import { savedByFields, setSavedBy } from '../versions/saved-by'
import { rejectStaleSave } from '../versions/stale-save'
import { formFieldBlocks } from './field-blocks'

const CONFLICT = 409
const MAX_FIELDS = 40

/** A form with submissions cannot be deleted, so that no submission loses its form. */
const preventDeleteWithSubmissions: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'form-submissions',
    where: { form: { equals: id } },
    req,
  })
  if (totalDocs === 0) return
  throw new APIError(`This form has ${totalDocs} submissions. A manager must delete them first.`, CONFLICT, null, true)
}

const named = (rows: unknown): string[] =>
  Array.isArray(rows) ? rows.flatMap((row) => (typeof row?.name === 'string' ? [row.name] : [])) : []

/** Field names must be unique, because answers are stored by name. */
function uniqueNames(rows: unknown): true | string {
  const names = named(rows)
  if (names.length > MAX_FIELDS) return `A form has ${MAX_FIELDS} fields at most.`
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  return twice === undefined || `Two fields are called "${twice}". Give one of them another name.`
}

/** Validates recipients: email addresses, or a placeholder for an email field's answer. */
const addresses = (value: unknown): true | string => recipientsProblem(typeof value === 'string' ? value : '') ?? true

const atLeastOne = (value: unknown): true | string => (value ? addresses(value) : 'Enter at least one address.')

const emails: ArrayField = {
  name: 'emails',
  type: 'array',
  label: 'Emails',
  labels: { singular: 'Email', plural: 'Emails' },
  maxRows: 5,
  access: { read: hasRole(...EDITORS) },
  admin: {
    description:
      'Sent for every submission. {{name}} stands for the answer to the field of that name, {{*}} for all answers.',
  },
  fields: [
    {
      name: 'emailTo',
      type: 'text',
      required: true,
      label: 'To',
      maxLength: 500,
      validate: atLeastOne,
      admin: {
        description:
          "Addresses separated by commas, or a field that asks for one, such as {{email}}. Anyone can type someone else's address, so an email to a typed address contains the chosen options and leaves out names, texts and other free answers.",
      },
    },
    {
      name: 'replyTo',
      type: 'text',
      label: 'Reply to',
      maxLength: 254,
      validate: addresses,
      admin: { description: 'An address, or {{email}}. Leave it empty for none.' },
    },
    { name: 'subject', type: 'text', required: true, maxLength: 200, defaultValue: 'A form was sent' },
    {
      name: 'message',
      type: 'textarea',
      maxLength: LIMITS.formLongTextMaxChars,
      admin: { description: 'Leave it empty for all answers.' },
    },
  ],
}

/** The plugin's form fields with some replaced by ours. */
function formFields(defaultFields: Field[]): Field[] {
  return defaultFields.map((field): Field => {
    if (!('name' in field)) return field
    if (field.name === 'fields' && field.type === 'blocks') {
      return { ...field, blocks: formFieldBlocks, maxRows: MAX_FIELDS, validate: uniqueNames }
    }
    if (field.name === 'submitButtonLabel')
      return { ...field, admin: { description: 'Leave it empty for "Send".' } } as Field
    if (field.name === 'confirmationMessage' && field.type === 'richText') {
      return {
        ...field,
        required: false,
        admin: { ...field.admin, description: 'Below "Your message has been sent!".' },
      }
    }
    if (field.name === 'redirect' && field.type === 'group') return { ...field, fields: [redirectPath] }
    return field.name === 'emails' ? emails : field
  })
}

const redirectPath: Field = {
  name: 'url',
  type: 'text',
  required: true,
  label: 'Page to show after sending',
  maxLength: 2_000,
  admin: { description: 'A path of this site, such as /thank-you/.' },
  validate: (value: unknown) => localPath(value) !== null || 'Use a path of this site, such as /thank-you/.',
}

/** Forms built by editors. Pages cannot read the recipients. */
export const forms = withTrash(
  {
    labels: { singular: 'Form', plural: 'Forms' },
    admin: {
      group: 'Members',
      useAsTitle: 'title',
      description: 'Shown by the block "Form" of a page.',
      components: { edit: { beforeDocumentControls: ['@/cms/admin/NewerVersion.client#NewerVersion'] } },
    },
    access: denyByDefault({
      read: publicRead,
      create: hasRole(...EDITORS),
      update: hasRole(...EDITORS),
      delete: hasRole(...EDITORS),
    }),
    fields: ({ defaultFields }) => [...formFields(defaultFields), ...savedByFields],
    hooks: {
      beforeValidate: [rejectStaleSave],
      beforeChange: [setSavedBy],
      afterChange: [revalidateDocument],
      afterDelete: [revalidateAfterDelete],
    },
  } satisfies PluginConfig['formOverrides'],
  { guards: [preventDeleteWithSubmissions] },
)
