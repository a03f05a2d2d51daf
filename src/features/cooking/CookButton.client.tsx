'use client'

import { ChefHat } from 'lucide-react'
import { type ComponentType, useCallback, useEffect, useState, useTransition } from 'react'
import { Button } from '@/ui/Button'
import { importAgain } from '@/ui/import-again'
import { useToast } from '@/ui/Toaster.client'
import { whenIdle } from '@/ui/when-idle'
import type { CookModeProps } from './CookMode.client'
import { useHistoryEntry } from './use-history-entry.client'

type Props = Pick<CookModeProps, 'recipe' | 'groups' | 'steps'>

const fetchCookMode = () => importAgain(() => import('./CookMode.client'))

/** Opens cook mode and remembers the current step while the page is open. Its code is loaded once the page is idle. */
export function CookButton(props: Props) {
  const toast = useToast()
  const [CookMode, setCookMode] = useState<ComponentType<CookModeProps> | null>(null)
  const [pending, start] = useTransition()
  const [open, setOpen] = useState(false)
  const [stepIndex, setStepIndex] = useState(0)
  const [checkedIds, setCheckedIds] = useState<ReadonlySet<string>>(new Set())
  const close = useCallback(() => setOpen(false), [])
  const historyEntry = useHistoryEntry(open, close)

  // A failed preload is ignored: the click loads it again.
  useEffect(() => whenIdle(() => void fetchCookMode().catch(() => {})), [])
  // As a transition: the press is painted before the dialog, which gives the whole page new styles.
  const openCookMode = () =>
    start(async () => {
      try {
        const module = await fetchCookMode()
        historyEntry.enter()
        start(() => {
          setCookMode(() => module.CookMode)
          setOpen(true)
        })
      } catch {
        toast.error('Cook mode could not be loaded. Please try again.')
      }
    })
  const toggle = (id: string) =>
    setCheckedIds(
      (current) => new Set(current.has(id) ? [...current].filter((other) => other !== id) : [...current, id]),
    )

  return (
    <>
      <Button pending={pending} onClick={openCookMode}>
        <ChefHat className="size-5" aria-hidden="true" />
        Cook mode
      </Button>
      {open && CookMode && (
        <CookMode
          {...props}
          stepIndex={Math.min(stepIndex, props.steps.length - 1)}
          onStep={setStepIndex}
          checkedIds={checkedIds}
          onToggle={toggle}
          onClose={() => {
            close()
            historyEntry.leave()
          }}
        />
      )}
    </>
  )
}
