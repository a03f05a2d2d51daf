'use client'

import { COMMON_TEXTS } from '@/rules/common-texts'
import { RetryButton } from '@/ui/RetryButton.client'
import { TextLink } from '@/ui/TextLink'
import { PROGRAMME_TEXTS } from './programme-texts'

type Props = { state: 'failed' | 'forbidden' | 'missing'; onRetry(): void }

/** Why a program cannot be shown, with a way on. Renders a `div`. */
export function ProgrammeProblem({ onRetry, state }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-text-soft" role="status">
        {state === 'failed' && PROGRAMME_TEXTS.failed}
        {state === 'forbidden' && PROGRAMME_TEXTS.notInPlan}
        {state === 'missing' && PROGRAMME_TEXTS.missing}
      </p>
      {state === 'failed' && <RetryButton onRetry={onRetry}>{COMMON_TEXTS.tryAgain}</RetryButton>}
      {state === 'forbidden' && (
        <TextLink href="/memberships/" arrow>
          See the plans
        </TextLink>
      )}
    </div>
  )
}
