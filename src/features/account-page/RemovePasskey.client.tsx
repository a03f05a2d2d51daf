'use client'

import type { OwnPasskey, OwnPasskeys } from '@/features/passkeys/own-passkeys.server'
import { FormMessage } from '@/platform/forms/FormMessage'
import { useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog.client'

type Props = { passkey: OwnPasskey; onClose: () => void; onRemoved: (answer: OwnPasskeys) => void }

/** The dialog that confirms the removal of a passkey. */
export function RemovePasskey({ onClose, onRemoved, passkey }: Props) {
  const { send, sending } = useFormSubmit<{ id: number }, OwnPasskeys>('/api/user/passkeys/remove')

  async function remove() {
    const removed = await send({ id: passkey.id })
    if (!removed) return
    onClose()
    onRemoved(removed.answer)
  }

  return (
    <Dialog title="Remove this passkey?" onClose={onClose}>
      <p className="wrap-anywhere">
        You will no longer be able to sign in with “{passkey.name}”. Your device may still offer it, so delete it there
        too.
      </p>
      <FormMessage sending={sending} />
      <div className="flex flex-wrap gap-3">
        <Button pending={sending.step === 'sending'} onClick={remove}>
          Remove it
        </Button>
        <Button variant="plain" onClick={onClose} data-focus>
          Keep it
        </Button>
      </div>
    </Dialog>
  )
}
