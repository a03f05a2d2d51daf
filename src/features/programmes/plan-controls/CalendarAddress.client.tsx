'use client'

import { useState } from 'react'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog.client'
import { Field } from '@/ui/Field'
import { useToast } from '@/ui/Toaster.client'
import { useOrigin } from '@/ui/use-origin.client'
import type { PlanControl } from './plan-change'

type Props = PlanControl & {
  /** The path of the calendar, with its secret. */
  path: string
}

/** The address of the plan as a calendar: it can be copied, and replaced after a dialog. */
export function CalendarAddress({ change, path, pending }: Props) {
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const address = `${useOrigin()}${path}`

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      toast.success('The address is copied.')
    } catch {
      toast.error('The address could not be copied. Select it and copy it by hand.')
    }
  }

  async function renew() {
    const renewed = await change('calendar')
    close()
    if (renewed) toast.success('Your calendar has a new address.')
  }

  return (
    <div className="grid w-full max-w-measure justify-items-stretch gap-3">
      <Field
        label="Your plan in your calendar"
        name="calendar"
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
        hint="Copy the address. In Google Calendar choose Other calendars, From URL; in Apple Calendar File, New Calendar Subscription; in Outlook Add calendar, Subscribe from web. Anyone who has it can see your plan."
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="plain" size="slim" onClick={() => void copy()}>
          Copy the address
        </Button>
        <Button variant="plain" size="slim" onClick={() => setAsking(true)}>
          Make a new address
        </Button>
      </div>
      {asking && (
        <Dialog title="Make a new address?" onClose={close}>
          <p>The old address stops working. Add the new one to every calendar that shows your plan.</p>
          <div className="flex flex-wrap gap-3">
            <Button pending={pending === 'calendar'} onClick={() => void renew()}>
              Make it
            </Button>
            <Button variant="plain" onClick={close} data-focus>
              Keep the old one
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
