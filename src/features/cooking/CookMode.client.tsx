'use client'

import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { Button, IconButton } from '@/ui/Button'
import { useModal } from '@/ui/use-modal'
import { CookStep } from './CookStep'
import type { WrittenStep } from './recipe'
import type { ShownGroup } from './shown-recipe'
import { timerPlace } from './timer-place'
import { useSwipe } from './use-swipe'
import { useWakeLock } from './use-wake-lock'

export type CookModeProps = {
  recipe: { databaseId: number; title: string }
  /** As the reader sees them on the page: scaled, in their measures. */
  groups: readonly ShownGroup[]
  steps: readonly WrittenStep[]
  /** Where it was left, counted from 0, and where the next time begins. */
  at: number
  onStep(at: number): void
  /** Ids of the ingredients that are in the pot. */
  ticked: ReadonlySet<string>
  onTick(id: string): void
  onClose(): void
}

/**
 * The recipe over the whole window, a step at a time, with the screen kept awake. Arrow keys, swipes and buttons lead
 * on; Escape closes it, and the focus returns. Issue 6. Renders a native `dialog`.
 */
export function CookMode({ at, groups, onClose, onStep, onTick, recipe, steps, ticked }: CookModeProps) {
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const awake = useWakeLock()
  useModal(ref)

  const step = steps[at]
  const last = steps.length - 1
  const close = () => ref.current?.close()
  const go = (by: number) => {
    const to = at + by
    if (to < 0 || to > last) return
    onStep(to)
    ref.current?.querySelector('.cook-scroll')?.scrollTo({ top: 0 })
  }
  const swipe = useSwipe((direction) => go(direction === 'on' ? 1 : -1))

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'ArrowRight') go(1)
    if (event.key === 'ArrowLeft') go(-1)
  }
  if (!step) return null
  return (
    <dialog
      className="cook"
      ref={ref}
      aria-labelledby={titleId}
      onKeyDown={press}
      // The event comes late: by then React's development mode may have opened it again.
      onClose={() => ref.current?.open || onClose()}
    >
      <header className="cook-head">
        <h2 id={titleId}>{recipe.title}</h2>
        <p className="text-sm text-text-soft">
          Step {at + 1} of {steps.length}
          {awake && <span className="cook-awake">, the screen stays on</span>}
        </p>
        <IconButton label="Close" onClick={close}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
        <progress className="measure" aria-hidden="true" max={steps.length} value={at + 1} />
      </header>
      <div className="cook-scroll" {...swipe}>
        <CookStep
          step={step}
          at={at}
          recipe={recipe}
          ingredients={groups.flatMap(({ ingredients }) => ingredients)}
          ticked={ticked}
          onTick={onTick}
        />
      </div>
      <div className="cook-timers" ref={timerPlace.set} />
      <footer className="cook-foot">
        <Button look="plain" aria-disabled={at === 0 || undefined} onClick={() => go(-1)}>
          <ChevronLeft className="size-5" aria-hidden="true" />
          Back
        </Button>
        <Button data-focus onClick={() => (at === last ? close() : go(1))}>
          {at === last ? 'Done' : 'Next'}
          {at !== last && <ChevronRight className="size-5" aria-hidden="true" />}
        </Button>
      </footer>
    </dialog>
  )
}
