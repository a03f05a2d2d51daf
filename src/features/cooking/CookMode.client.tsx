'use client'

import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { Button, IconButton } from '@/ui/Button'
import { useModal } from '@/ui/use-modal.client'
import { CookStep } from './CookStep'
import type { DisplayGroup } from './display-recipe'
import type { RecipeStep } from './recipe'
import { timerContainer } from './timer-container'
import { useSwipe } from './use-swipe.client'
import { useWakeLock } from './use-wake-lock.client'
import './cook-mode.css'

export type CookModeProps = {
  recipe: { databaseId: number; title: string }
  /** As displayed on the page: scaled, in the chosen units. */
  groups: readonly DisplayGroup[]
  steps: readonly RecipeStep[]
  /** The current step, counted from 0; kept while cook mode is closed. */
  stepIndex: number
  onStep(stepIndex: number): void
  /** Ids of the checked ingredients. */
  checkedIds: ReadonlySet<string>
  onToggle(id: string): void
  onClose(): void
}

/**
 * The recipe in a full-screen dialog, one step at a time, with a wake lock. Arrow keys, swipes and buttons change the
 * step; Escape and the browser’s Back close it, and the focus returns. Renders a native `dialog`.
 */
export function CookMode({ stepIndex, groups, onClose, onStep, onToggle, recipe, steps, checkedIds }: CookModeProps) {
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const screenStaysOn = useWakeLock()
  useModal(ref)

  const step = steps[stepIndex]
  const lastIndex = steps.length - 1
  const close = () => ref.current?.close()
  const moveBy = (offset: number) => {
    const nextIndex = stepIndex + offset
    if (nextIndex < 0 || nextIndex > lastIndex) return
    onStep(nextIndex)
    ref.current?.querySelector('.cook-scroll-area')?.scrollTo({ top: 0 })
  }
  const swipeHandlers = useSwipe((direction) => moveBy(direction === 'next' ? 1 : -1))

  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'ArrowRight') moveBy(1)
    if (event.key === 'ArrowLeft') moveBy(-1)
  }
  if (!step) return null
  return (
    <dialog
      className="cook-mode"
      ref={ref}
      aria-labelledby={titleId}
      onKeyDown={handleKeyDown}
      // The close event is asynchronous: in React's development mode the dialog may be open again by then.
      onClose={() => ref.current?.open || onClose()}
    >
      <header className="cook-header">
        <h2 id={titleId}>{recipe.title}</h2>
        <p className="text-sm text-text-soft">
          Step {stepIndex + 1} of {steps.length}
          {screenStaysOn && <span className="cook-awake">, the screen stays on</span>}
        </p>
        <IconButton label="Close" onClick={close}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
        <progress className="progress-bar" aria-hidden="true" max={steps.length} value={stepIndex + 1} />
      </header>
      <div className="cook-scroll-area" {...swipeHandlers}>
        <CookStep
          step={step}
          stepIndex={stepIndex}
          recipe={recipe}
          ingredients={groups.flatMap(({ ingredients }) => ingredients)}
          checkedIds={checkedIds}
          onToggle={onToggle}
        />
      </div>
      <div className="cook-timers" ref={timerContainer.set} />
      <footer className="cook-footer">
        <Button variant="plain" aria-disabled={stepIndex === 0 || undefined} onClick={() => moveBy(-1)}>
          <ChevronLeft className="size-5" aria-hidden="true" />
          Back
        </Button>
        <Button data-focus onClick={() => (stepIndex === lastIndex ? close() : moveBy(1))}>
          {stepIndex === lastIndex ? 'Done' : 'Next'}
          {stepIndex !== lastIndex && <ChevronRight className="size-5" aria-hidden="true" />}
        </Button>
      </footer>
    </dialog>
  )
}
