import type { ArrayField, CollectionConfig, Field, RelationshipField } from 'payload'
import { POST_TYPES } from '@/model/content-types'
import { OPENINGS, optionsOf, RHYTHMS, STEP_KINDS } from '@/rules/programme/terms'
import { denyByDefault } from '../access/deny-by-default'
import { EDITORS, hasRole, staff } from '../access/rules'
import { withComments } from '../editor-comments/with-comments'
import { imageField } from '../fields/image'
import { requiredPlanField } from '../fields/required-plan'
import { slugField } from '../fields/slug'
import { atomicBulk } from '../hooks/atomic-bulk'
import { nullifyReferences } from '../hooks/nullify-references'
import { keepStartedProgramme, revalidateDeletedWeekPages, revalidateWeekPages } from '../hooks/programme-rows'
import { revalidateAfterChange, revalidateAfterDelete } from '../hooks/revalidate'
import { stepProblemsEndpoint } from '../programmes/step-problems'
import { withReview } from '../review/with-review'
import { withTrash } from '../trash/with-trash'
import { rejectLiveRestore, restoreAsDraft } from '../versions/restore-as-draft'
import { keepNewestAutosave, savedByFields, setSavedBy } from '../versions/saved-by'
import { rejectStaleSave } from '../versions/stale-save'
import { versionsView } from '../versions/versions-view'

/** The label of an array's rows. */
const rowLabel = (name: string) => ({ RowLabel: `@/cms/admin/programmes/RowLabels.client#${name}` })

const MAX_TITLE_CHARS = 200

type Siblings = { kind?: unknown; opening?: unknown; opensOn?: unknown }

const ofKind = (kind: keyof typeof STEP_KINDS) => (_: unknown, siblings: Siblings) => siblings?.kind === kind

/**
 * Not required: an item that is deleted leaves its step empty, and the program must still be possible to save. The
 * panel of problems names the step instead.
 */
const item: RelationshipField = {
  name: 'item',
  type: 'relationship',
  relationTo: POST_TYPES.filter((postType) => postType !== 'pages'),
  admin: { condition: ofKind('item'), description: 'A recipe to cook, a video to watch, a guide to read …' },
}

const steps: ArrayField = {
  name: 'steps',
  type: 'array',
  labels: { singular: 'Step', plural: 'Steps' },
  admin: {
    initCollapsed: true,
    components: rowLabel('StepLabel'),
    description: "What to do on this day, in order. Drag a step to another place: members keep what they've done.",
  },
  fields: [
    { name: 'kind', type: 'select', required: true, defaultValue: 'item', options: optionsOf(STEP_KINDS) },
    item,
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'pages',
      admin: { condition: ofKind('page'), description: 'A page to read.' },
    },
    {
      name: 'title',
      type: 'text',
      maxLength: MAX_TITLE_CHARS,
      validate: (value: unknown, { siblingData }: { siblingData: Siblings }) =>
        siblingData.kind !== 'task' || (typeof value === 'string' && value.trim() !== '') || 'Say what to do.',
      admin: { description: 'The words of a task. For an item or a page: leave it empty to show its own title.' },
    },
  ],
}

const days: ArrayField = {
  name: 'days',
  type: 'array',
  labels: { singular: 'Day', plural: 'Days' },
  admin: { initCollapsed: true, components: rowLabel('DayLabel') },
  fields: [{ name: 'title', type: 'text', maxLength: MAX_TITLE_CHARS, admin: { description: 'Optional.' } }, steps],
}

const opening: Field = {
  type: 'row',
  fields: [
    {
      name: 'opening',
      type: 'select',
      label: 'Opens',
      required: true,
      defaultValue: 'start',
      options: optionsOf(OPENINGS),
      admin: { width: '50%' },
    },
    {
      name: 'opensOn',
      type: 'date',
      label: 'Date',
      validate: (value: unknown, { siblingData }: { siblingData: Siblings }) =>
        siblingData.opening !== 'date' || Boolean(value) || 'Enter the date on which the week opens.',
      admin: {
        width: '50%',
        condition: (_: unknown, siblings: Siblings) => siblings?.opening === 'date',
        date: { pickerAppearance: 'dayOnly' },
      },
    },
  ],
}

const weeks: ArrayField = {
  name: 'weeks',
  type: 'array',
  labels: { singular: 'Week', plural: 'Weeks' },
  admin: { initCollapsed: true, components: rowLabel('WeekLabel') },
  fields: [
    {
      name: 'title',
      type: 'text',
      maxLength: MAX_TITLE_CHARS,
      admin: { description: 'Everybody sees title, summary and picture, also before the week opens.' },
    },
    { name: 'summary', type: 'textarea', maxLength: 500 },
    imageField('picture', 'Shown with the title.'),
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'pages',
      admin: { description: 'The page of this week. Its blocks are shown once the week is open for the member.' },
    },
    opening,
    days,
  ],
}

const programmes: CollectionConfig = {
  slug: 'programmes',
  labels: { singular: 'Program', plural: 'Programs' },
  defaultSort: 'title',
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    listSearchableFields: ['title', 'slug'],
    defaultColumns: ['title', 'slug', 'requiredPlan', '_status', 'updatedAt'],
    description: 'A plan of weeks, days and steps that members start on a day they choose.',
    components: {
      edit: {
        beforeDocumentControls: [
          '@/cms/admin/StillUnsaved.client#StillUnsaved',
          '@/cms/admin/NewerVersion.client#NewerVersion',
          '@/cms/admin/versions/Autosave.client#Autosave',
        ],
      },
      views: versionsView,
    },
  },
  // Members get a program by its calls only, which leave out what is closed for them.
  access: denyByDefault({
    read: staff,
    create: hasRole(...EDITORS),
    update: hasRole(...EDITORS),
    delete: hasRole(...EDITORS),
  }),
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
  hooks: {
    beforeOperation: [rejectLiveRestore],
    beforeValidate: [rejectStaleSave],
    beforeChange: [setSavedBy],
    afterChange: [revalidateAfterChange, revalidateWeekPages, keepNewestAutosave],
    beforeDelete: [nullifyReferences('programmes')],
    afterDelete: [revalidateAfterDelete, revalidateDeletedWeekPages],
    afterOperation: [atomicBulk],
  },
  endpoints: [restoreAsDraft, stepProblemsEndpoint],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: MAX_TITLE_CHARS },
    {
      name: 'stepProblems',
      type: 'ui',
      admin: { components: { Field: '@/cms/admin/programmes/StepProblems.client#StepProblems' } },
    },
    weeks,
    slugField({ unique: true }),
    {
      ...requiredPlanField,
      admin: { position: 'sidebar', description: 'Who can follow the program.' },
    },
    {
      name: 'rhythm',
      type: 'select',
      required: true,
      defaultValue: 'days',
      options: optionsOf(RHYTHMS),
      admin: { position: 'sidebar' },
    },
    {
      name: 'drip',
      type: 'checkbox',
      label: 'Weeks open one after the other',
      defaultValue: true,
      admin: { position: 'sidebar', description: 'As each week says. Off: all weeks are open.' },
    },
    {
      name: 'mayOpenAll',
      type: 'checkbox',
      label: 'Members may open all weeks',
      defaultValue: false,
      admin: { position: 'sidebar', condition: ({ drip }) => drip === true },
    },
    ...savedByFields,
  ],
}

/**
 * A plan of weeks, days and steps that members follow. A step is identified by the id of its row, which stays when rows
 * are reordered or moved by the admin.
 */
export const Programmes = withReview(
  withTrash(withComments(programmes), { guards: [keepStartedProgramme], unique: 'slug' }),
)
