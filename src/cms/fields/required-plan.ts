import type { SelectField } from 'payload'
import { REQUIRED_PLANS, type RequiredPlan } from '@/rules/audience'

const LABELS = {
  none: 'Everybody',
  free: 'Free members and up',
  standard: 'Standard members and up',
  premium: 'Premium members',
} as const satisfies Record<RequiredPlan, string>

/** The plan that is needed to read the whole item; without it the item's teaser is shown. */
export const requiredPlanField: SelectField = {
  name: 'requiredPlan',
  type: 'select',
  label: 'Required plan',
  required: true,
  defaultValue: 'none',
  options: REQUIRED_PLANS.map((value) => ({ value, label: LABELS[value] })),
  admin: {
    position: 'sidebar',
    description: 'Who can read the whole item. Others see the picture, title and summary, and a prompt to join.',
  },
}
