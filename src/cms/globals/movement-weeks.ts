import type { Field, GlobalConfig } from 'payload'
import { onlyGlobal } from '../access/only'
import { EDITORS, publicThroughDoor, roles } from '../access/rules'
import { refreshGlobal } from '../hooks/refresh'

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

export const MovementWeeks: GlobalConfig = {
  slug: 'movementWeeks',
  label: 'Movement weeks',
  admin: { group: 'Site', description: 'The weeks that the weekly schedule rotates through.' },
  access: onlyGlobal({ read: publicThroughDoor, update: roles(...EDITORS) }),
  hooks: { afterChange: [refreshGlobal] },
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
}
