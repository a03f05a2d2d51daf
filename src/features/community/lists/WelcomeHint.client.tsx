'use client'

import { X } from 'lucide-react'
import { useViewer } from '@/platform/session/Session.client'
import { WELCOME_KEY } from '@/rules/forum/welcome'
import { IconButton } from '@/ui/Button'
import { PageLink } from '@/ui/PageLink'

/** Hides the hint on this page, and on all others where storage can be written. */
function dismiss(): void {
  document.documentElement.dataset.welcomed = ''
  try {
    localStorage.setItem(WELCOME_KEY, 'seen')
  } catch {
    // Storage is blocked; then the hint is not shown at all (app/(site)/layout.tsx).
  }
}

/**
 * What members read until they close it. It is in the page from the beginning, and hidden by CSS before the first paint
 * where it was closed, so that nothing moves. Renders an `aside`; nothing for visitors.
 */
export function WelcomeHint() {
  const { audience } = useViewer()
  if (audience === 'visitor') return null
  return (
    <aside className="welcome-hint" aria-label="Welcome">
      <div className="grid gap-1">
        <p className="type-h4">Welcome to the community</p>
        <p className="max-w-measure text-text-soft">
          Choose a board, read along, and say hello when you like.
          <span>
            {' '}
            Follow a topic, and you hear of new replies. The{' '}
            <PageLink className="inline-link" href="/community/guidelines/">
              guidelines
            </PageLink>{' '}
            are short.
          </span>
        </p>
      </div>
      <IconButton label="Close the welcome" onClick={dismiss}>
        <X className="size-5" aria-hidden="true" />
      </IconButton>
    </aside>
  )
}
