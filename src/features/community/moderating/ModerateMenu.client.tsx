'use client'

import { Shield } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { MODERATION_ACTIONS, type ModerationAction, type ModerationRequest } from './moderation-actions'

const Menu = dynamic(() => import('@/ui/Menu.client').then((module) => module.Menu))
const ModerateDialog = dynamic(() => import('./ModerateDialog.client').then((module) => module.ModerateDialog))

type Props = {
  name: string
  /** Empty for everybody who is no moderator. */
  actions: readonly ModerationRequest[]
  /** Called once the server has done it. */
  onDone: (action: ModerationAction) => void
}

/** A menu with what a moderator can do; each action asks for its reason. Renders a `button`; nothing without actions. */
export function ModerateMenu({ actions, name, onDone }: Props) {
  const [request, setRequest] = useState<ModerationRequest | null>(null)
  if (actions.length === 0) return null
  return (
    <>
      <Menu
        variant="quiet"
        name={name}
        items={actions.map((action) => ({
          key: action.action,
          label: MODERATION_ACTIONS[action.action].label,
          onSelect: () => setRequest(action),
        }))}
      >
        <Shield className="size-5" aria-hidden="true" />
      </Menu>
      {request && (
        <ModerateDialog
          request={request}
          onClose={() => setRequest(null)}
          onDone={() => {
            setRequest(null)
            onDone(request.action)
          }}
        />
      )}
    </>
  )
}
