import type { CollectionConfig, Field } from 'payload'
import { boardSlugProblem } from '@/rules/forum/community-page'
import { WRITERS } from '@/rules/forum/terms'
import { optionsOf } from '@/rules/programme/terms'
import { denyByDefault } from '../access/deny-by-default'
import { hasRole, OWNERS, staff } from '../access/rules'
import { requiredPlanField } from '../fields/required-plan'
import { slugField } from '../fields/slug'
import { lockBoard, refuseBoardWithTopics } from '../hooks/forum-boards'
import { nullifyReferences } from '../hooks/nullify-references'
import { revalidateCommunityAfterChange, revalidateCommunityAfterDelete } from '../hooks/revalidate'

const counted = (name: string, label: string): Field => ({
  name,
  type: 'number',
  label,
  required: true,
  defaultValue: 0,
  access: { create: () => false, update: () => false },
  admin: { position: 'sidebar', readOnly: true },
})

/** A board of the community. Its topics and posts are written by calls alone. */
export const ForumBoards: CollectionConfig = {
  slug: 'forumBoards',
  labels: { singular: 'Forum board', plural: 'Forum boards' },
  admin: {
    group: 'Community',
    useAsTitle: 'title',
    defaultColumns: ['title', 'requiredPlan', 'writers', 'topicCount', 'order'],
    description: 'The boards of the community, at /community/.',
  },
  defaultSort: 'order',
  // A selection of several boards cannot be locked before it is read.
  disableBulkEdit: true,
  access: denyByDefault({
    read: staff,
    create: hasRole(...OWNERS),
    update: hasRole(...OWNERS),
    delete: hasRole(...OWNERS),
  }),
  hooks: {
    beforeOperation: [lockBoard],
    afterChange: [revalidateCommunityAfterChange],
    beforeDelete: [refuseBoardWithTopics, nullifyReferences('forum_boards')],
    afterDelete: [revalidateCommunityAfterDelete],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    slugField({ unique: true, slugProblem: boardSlugProblem }),
    { name: 'description', type: 'textarea', maxLength: 300, admin: { description: 'One or two sentences.' } },
    {
      ...requiredPlanField,
      admin: { ...requiredPlanField.admin, description: 'Who can read the board. For others it does not exist.' },
    },
    {
      name: 'writers',
      type: 'select',
      label: 'Who may write',
      required: true,
      defaultValue: 'everyone',
      options: optionsOf(WRITERS),
      admin: { position: 'sidebar' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'holdFirst',
          type: 'number',
          label: 'Hold first posts',
          required: true,
          defaultValue: 0,
          min: 0,
          max: 100,
          admin: { description: "This many of a member's first posts on the board wait for approval." },
        },
        {
          name: 'slowModeS',
          type: 'number',
          label: 'Slow mode',
          required: true,
          defaultValue: 0,
          min: 0,
          max: 86_400,
          admin: { description: 'Seconds between two posts of a member. 0 for none.' },
        },
        {
          name: 'editMinutes',
          type: 'number',
          label: 'Time to edit',
          min: 0,
          max: 525_600,
          admin: { description: 'Minutes in which members can edit and delete their posts. Empty for always.' },
        },
      ],
    },
    {
      name: 'solutions',
      type: 'checkbox',
      label: 'Solved answers',
      defaultValue: false,
      admin: { description: 'Who asks can mark the reply that solved it.' },
    },
    {
      name: 'heldWords',
      type: 'textarea',
      label: 'Word list',
      maxLength: 20_000,
      admin: { description: 'One word or phrase per line. A post with one of them waits for approval.' },
    },
    { name: 'order', type: 'number', required: true, defaultValue: 0, admin: { description: 'Lower comes first.' } },
    // The one that the comments on items belong to: its rules count, its plan and its place do not.
    {
      name: 'forItems',
      type: 'checkbox',
      defaultValue: false,
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
    counted('topicCount', 'Topics'),
    counted('replyCount', 'Replies'),
  ],
}
