'use client'

import { FormMessage } from '@/platform/forms/FormMessage'
import { useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { session } from '@/platform/session/session-state'
import { longDate } from '@/rules/dates'
import { Button } from '@/ui/Button'
import { useToast } from '@/ui/Toaster.client'

/** Shown to a user whose account is scheduled for deletion. @param deletionAt ISO 8601 */
export function DeletionNotice({ deletionAt }: { deletionAt: string }) {
  const { send, sending } = useFormSubmit('/api/user/keep')
  const toast = useToast()

  async function cancelDeletion() {
    if (!(await send({}))) return
    toast.success('Your account stays. Good to have you back.')
    await session.lookUp()
  }

  return (
    <div className="deletion-notice" role="status">
      <p>
        <strong>Your account will be deleted on {longDate(deletionAt)}.</strong> Until then you can keep it, with
        everything in it.
      </p>
      <Button onClick={cancelDeletion} pending={sending.step === 'sending'}>
        Keep my account
      </Button>
      <FormMessage sending={sending} />
    </div>
  )
}
