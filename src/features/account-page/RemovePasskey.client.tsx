'use client'

import { useState } from 'react'
import type { OwnPasskey, OwnPasskeys } from '@/features/passkeys/own-passkeys'
import { FormMessage } from '@/platform/forms/FormMessage'
import { postJson } from '@/platform/forms/post-json'
import type { SubmitState } from '@/platform/forms/use-form-submit.client'
import { authenticatedFetch } from '@/platform/session/authenticated-fetch'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog.client'

type Props = { passkey: OwnPasskey; onClose: () => void; onRemoved: (answer: OwnPasskeys) => void }

/** The dialog that confirms the removal of a passkey. */
export function RemovePasskey({ onClose, onRemoved, passkey }: Props) {
  const [sending, setSending] = useState<SubmitState>({ step: 'idle' })

  async function remove() {
    setSending({ step: 'sending' })
    const outcome = await postJson<OwnPasskeys>('/api/user/passkeys/remove', { id: passkey.id }, authenticatedFetch)
    if (outcome.step !== 'done') return setSending(outcome)
    onClose()
    onRemoved(outcome.answer)
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
