import type { CollectionConfig, Field } from 'payload'
import { DONE_BY, MODES, optionsOf } from '@/rules/programme/terms'
import { denyByDefault } from '../access/deny-by-default'
import { hasRole, OWNERS } from '../access/rules'
import { nullifyReferences } from '../hooks/nullify-references'
import { deleteDoneSteps, lockEnrolment, openWeeks } from '../hooks/programme-rows'

/** Only the calls of /api change it. */
const byCall = { create: () => false, update: () => false }
const member: Field = {
  name: 'member',
  type: 'relationship',
  relationTo: 'users',
  required: true,
  index: true,
  access: byCall,
}
const day = (name: string, label: string, required = false): Field => ({
  name,
  type: 'text',
  label,
  required,
  maxLength: 10,
  access: byCall,
})
const hidden = { read: () => false, ...byCall }

/** One round of a member in a program. Starting again makes a new one; the old one stays. */
export const Enrolments: CollectionConfig = {
  slug: 'enrolments',
  labels: { singular: 'Enrollment', plural: 'Enrollments' },
  admin: {
    group: 'Activity',
    defaultColumns: ['member', 'programme', 'round', 'startedOn', 'mode', 'openedWeeks'],
    description: 'Who follows which program. To open a week for one person, add its number to "Weeks opened".',
  },
  access: denyByDefault({ read: hasRole(...OWNERS), update: hasRole(...OWNERS), delete: hasRole('administrator') }),
  indexes: [{ fields: ['member', 'programme', 'round'], unique: true }],
  hooks: {
    beforeOperation: [lockEnrolment],
    beforeChange: [openWeeks],
    beforeDelete: [deleteDoneSteps, nullifyReferences('enrolments')],
  },
  fields: [
    member,
    {
      name: 'programme',
      type: 'relationship',
      label: 'Program',
      relationTo: 'programmes',
      required: true,
      index: true,
      access: byCall,
    },
    {
      name: 'openedWeeks',
      type: 'number',
      label: 'Weeks opened',
      hasMany: true,
      min: 1,
      max: 1_000,
      admin: {
        description:
          'Numbers of weeks to open for this person before their time. They stay open when the number is removed.',
      },
    },
    { name: 'round', type: 'number', required: true, min: 1, access: byCall },
    {
      type: 'row',
      fields: [
        day('startedOn', 'Started on', true),
        // The day on which the next round was started.
        day('endedOn', 'Ended on'),
      ],
    },
    { name: 'mode', type: 'select', required: true, options: optionsOf(MODES), access: byCall },
    { name: 'zone', type: 'text', label: 'Time zone', required: true, maxLength: 64, access: byCall },
    {
      name: 'pauses',
      type: 'array',
      labels: { singular: 'Pause', plural: 'Pauses' },
      access: byCall,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'from', type: 'text', required: true, maxLength: 10 },
            // The first day that counts again; absent while paused.
            { name: 'until', type: 'text', maxLength: 10 },
          ],
        },
      ],
    },
    // The ids of weeks that staff opened or that were open once: they never lock again.
    { name: 'keptOpen', type: 'json', required: true, defaultValue: [], access: hidden, admin: { hidden: true } },
    // Anyone who has it can read the plan, without a session.
    { name: 'calendarToken', type: 'text', unique: true, maxLength: 64, access: hidden, admin: { hidden: true } },
  ],
}

/** A step that a member has done in one round. It is never deleted by the clock. */
export const DoneSteps: CollectionConfig = {
  slug: 'doneSteps',
  labels: { singular: 'Done step', plural: 'Done steps' },
  admin: { group: 'Activity', defaultColumns: ['member', 'enrolment', 'step', 'how', 'at'] },
  access: denyByDefault({ read: hasRole(...OWNERS) }),
  indexes: [{ fields: ['enrolment', 'step'], unique: true }],
  timestamps: false,
  fields: [
    member,
    { name: 'enrolment', type: 'relationship', relationTo: 'enrolments', label: 'Enrollment', required: true },
    // The id of the step's row in the program.
    { name: 'step', type: 'text', required: true, maxLength: 40 },
    { name: 'at', type: 'date', required: true },
    { name: 'how', type: 'select', required: true, options: optionsOf(DONE_BY) },
  ],
}
