import type { DraftState } from './draft-keeper'

const TEXT = {
  idle: '',
  changed: '',
  restored: 'Your draft is back',
  saved: 'Draft saved',
  'on-device': 'Draft saved on this device',
  failed: 'The draft is not saved',
} as const satisfies Record<DraftState | 'restored', string>

/** Says quietly where the draft is. Renders a `p`. */
export function DraftStatus({ state }: { state: DraftState | 'restored' }) {
  return (
    <p className="text-sm text-text-soft" role="status">
      {TEXT[state]}
    </p>
  )
}
