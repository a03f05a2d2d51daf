import type { CollectionConfig, Field } from 'payload'
import { LIMITS } from '@/rules/limits'
import { denyByDefault } from '../access/deny-by-default'
import { privateRows } from '../access/rules'

/** Rows that are a member's alone. Written by the calls of /api alone, and in nobody's admin. */
const member: Field = { name: 'member', type: 'relationship', relationTo: 'users', required: true, index: true }

/** What a member has written to themselves about a recipe. */
export const RecipeNotes: CollectionConfig = {
  slug: 'recipeNotes',
  labels: { singular: 'Recipe note', plural: 'Recipe notes' },
  admin: { hidden: true },
  access: denyByDefault({ read: privateRows }),
  indexes: [{ fields: ['member', 'item'], unique: true }],
  fields: [
    member,
    { name: 'item', type: 'number', required: true, index: true, label: 'databaseId' },
    { name: 'text', type: 'textarea', required: true, maxLength: LIMITS.recipeNoteMaxChars },
  ],
}

/** The shopping list of a member who keeps it in the account. The others' are in their browser alone. DESIGN 7. */
export const ShoppingLists: CollectionConfig = {
  slug: 'shoppingLists',
  labels: { singular: 'Shopping list', plural: 'Shopping lists' },
  admin: { hidden: true },
  access: denyByDefault({ read: privateRows }),
  fields: [
    { ...member, unique: true },
    // Switched off, the row stays without its entries, so that a version never comes twice.
    { name: 'kept', type: 'checkbox', required: true, defaultValue: true },
    { name: 'version', type: 'number', required: true, min: 1 },
    { name: 'entries', type: 'json', required: true },
  ],
}
