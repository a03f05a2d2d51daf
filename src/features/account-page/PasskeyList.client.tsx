'use client'

import { useState } from 'react'
import type { OwnPasskey, OwnPasskeys } from '@/features/passkeys/own-passkeys.server'
import { usePasskeySupport } from '@/features/passkeys/use-passkey-support.client'
import { PAGE_LIMITS } from '@/rules/page-limits'
import { ACCOUNT_TEXTS } from '@/rules/page-texts/accounts'
import { Button } from '@/ui/Button'
import { useToast } from '@/ui/Toaster.client'
import { AddPasskey } from './AddPasskey.client'
import { ListLoading } from './ListLoading'
import { RemovePasskey } from './RemovePasskey.client'
import { useOwnPasskeys } from './use-own-passkeys.client'

const DATE_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const formatDay = (iso: string) => DATE_FORMAT.format(new Date(iso))

/** The user's passkeys: each can be removed, and new ones added up to the maximum. */
export function PasskeyList({ userId }: { userId: number }) {
  const { failed, passkeys, retry, show } = useOwnPasskeys(userId)
  const [removing, setRemoving] = useState<OwnPasskey | null>(null)
  const toast = useToast()

  if (failed || !passkeys) return <ListLoading failed={failed} onRetry={retry} />
  return (
    <>
      {passkeys.length === 0 && <p>You have no passkey yet.</p>}
      {passkeys.length > 0 && (
        <ul className="session-list">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{passkey.name}</p>
                <p className="text-sm text-text-soft">
                  Added {formatDay(passkey.createdAt)}.{' '}
                  {passkey.lastUsedAt ? `Last used ${formatDay(passkey.lastUsedAt)}.` : 'Not used yet.'}
                </p>
              </div>
              <Button
                variant="plain"
                size="slim"
                aria-label={`Remove ${passkey.name}`}
                onClick={() => setRemoving(passkey)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AddPasskeySection
        isFull={passkeys.length >= PAGE_LIMITS.passkeysPerUser}
        onAdded={(answer) => {
          show(answer)
          toast.success('Your passkey is added.')
        }}
      />
      {removing && (
        <RemovePasskey
          passkey={removing}
          onClose={() => setRemoving(null)}
          onRemoved={(answer) => {
            show(answer)
            toast.success('The passkey is removed.')
          }}
        />
      )}
    </>
  )
}

function AddPasskeySection({ isFull, onAdded }: { isFull: boolean; onAdded: (answer: OwnPasskeys) => void }) {
  const isSupported = usePasskeySupport()
  if (!isSupported) return <p className="text-text-soft">{ACCOUNT_TEXTS.passkeysUnsupported}</p>
  if (isFull) return <p className="text-text-soft">{ACCOUNT_TEXTS.passkeysFull}</p>
  return <AddPasskey onAdded={onAdded} />
}
