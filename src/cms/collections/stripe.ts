import type { CollectionConfig } from 'payload'
import { denyByDefault } from '../access/deny-by-default'

/** Only our own code reads and writes it. */
const internal = {
  access: denyByDefault({}),
  admin: { hidden: true },
  timestamps: false,
} as const satisfies Partial<CollectionConfig>

/** The customer at Stripe of each person who has begun to pay there. */
export const StripeCustomers: CollectionConfig = {
  slug: 'stripe-customers',
  ...internal,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, unique: true },
    { name: 'customer', type: 'text', required: true, unique: true, maxLength: 255 },
    // How often the customer was read, and which of the reads was written last: a slow read never replaces a later one.
    { name: 'reads', type: 'number', required: true, defaultValue: 0 },
    { name: 'written', type: 'number', required: true, defaultValue: 0 },
    // The checkout of the last choice. The number grows with each choice and is part of the idempotency key.
    { name: 'choice', type: 'text' },
    { name: 'checkout', type: 'number', required: true, defaultValue: 0 },
    { name: 'session', type: 'text', maxLength: 255 },
    // The card that is charged next: its last digits and its last month ("2027-03"), and the card and payment that its
    // owner was told about, so that they are told once.
    { name: 'cardLast4', type: 'text', maxLength: 4 },
    { name: 'cardExpires', type: 'text', maxLength: 7 },
    { name: 'cardNotice', type: 'text', maxLength: 60 },
  ],
}

/** The events of Stripe that have been dealt with, so that each counts once. */
export const StripeEvents: CollectionConfig = {
  slug: 'stripe-events',
  ...internal,
  fields: [
    { name: 'event', type: 'text', required: true, unique: true, maxLength: 255 },
    { name: 'type', type: 'text', required: true, maxLength: 255 },
    { name: 'at', type: 'date', required: true, index: true },
  ],
}
