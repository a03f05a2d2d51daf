import type { Field } from 'payload'
import { denyByDefaultGlobal } from '../access/deny-by-default'
import { EDITORS, hasRole, publicRead } from '../access/rules'
import { guardedGlobal } from './guarded'

const DAYS = 7

const days = (name: string, label: string): Field => ({
  name,
  type: 'relationship',
  label,
  relationTo: 'movementGuides',
  hasMany: true,
  maxRows: DAYS,
  admin: { description: 'Monday to Sunday.' },
})

export const MovementWeeks = guardedGlobal({
  slug: 'movementWeeks',
  label: 'Movement weeks',
  description: 'The weeks that the weekly schedule rotates through.',
  access: denyByDefaultGlobal({ read: publicRead, update: hasRole(...EDITORS) }),
  fields: [
    {
      name: 'weeks',
      type: 'array',
      fields: [
        days('beginnerMovements', 'Beginner'),
        days('intermediateMovements', 'Intermediate'),
        days('advancedMovements', 'Advanced'),
      ],
    },
  ],
})
