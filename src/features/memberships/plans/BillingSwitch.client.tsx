'use client'

import { INTERVAL_KEYS, INTERVALS } from '@/rules/membership/terms'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { chooseBilling, useBilling } from './use-billing.client'

/** Monthly on the left, as on a calendar. */
const OPTIONS = INTERVAL_KEYS.map((value) => ({ value, label: INTERVALS[value] })).reverse()

/** The switch between monthly and annual prices of all plans on the page. Renders a `fieldset`. */
export function BillingSwitch() {
  return (
    <SegmentedControl
      role="radiogroup"
      label="Billing"
      options={OPTIONS}
      value={useBilling()}
      onSelect={chooseBilling}
    />
  )
}
