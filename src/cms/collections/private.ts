import type { CollectionConfig, Field } from 'payload'
import { LIMITS } from '@/rules/limits'
import { denyByDefault } from '../access/deny-by-default'
import { privateRows } from '../access/rules'

/** The owner of a private row. Only the calls of /api write these collections, and the admin does not show them. */
const member: Field = { name: 'member', type: 'relationship', relationTo: 'users', required: true, index: true }

/** A member's private note on a recipe. */
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

/** The shopping list of a member who syncs it to the account. Other members' lists are in their browsers only. */
export const ShoppingLists: CollectionConfig = {
  slug: 'shoppingLists',
  labels: { singular: 'Shopping list', plural: 'Shopping lists' },
  admin: { hidden: true },
  access: denyByDefault({ read: privateRows }),
  fields: [
    { ...member, unique: true },
    // When sync is switched off, the row stays without entries, so that a version number is never reused.
    { name: 'kept', type: 'checkbox', required: true, defaultValue: true },
    { name: 'version', type: 'number', required: true, min: 1 },
    { name: 'entries', type: 'json', required: true },
  ],
}
