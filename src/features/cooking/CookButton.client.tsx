'use client'

import { ChefHat } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { Button } from '@/ui/Button'
import { useToast } from '@/ui/Toaster.client'
import type { CookModeProps } from './CookMode.client'

type Props = Pick<CookModeProps, 'recipe' | 'groups' | 'steps'>

const fetchCookMode = () => import('./CookMode.client')

/** Opens cook mode and remembers the current step while the page is open. Its code is preloaded on hover or focus. */
export function CookButton(props: Props) {
  const toast = useToast()
  const [CookMode, setCookMode] = useState<ComponentType<CookModeProps> | null>(null)
  const [pending, setPending] = useState(false)
  const [open, setOpen] = useState(false)
  const [stepIndex, setStepIndex] = useState(0)
  const [checkedIds, setCheckedIds] = useState<ReadonlySet<string>>(new Set())

  async function openCookMode() {
    setPending(true)
    try {
      const module = await fetchCookMode()
      setCookMode(() => module.CookMode)
      setOpen(true)
    } catch {
      toast.error('Cook mode could not be loaded. Please try again.')
    } finally {
      setPending(false)
    }
  }
  // A failed preload is ignored: the click loads it again.
  const preload = () => void fetchCookMode().catch(() => {})
  const toggle = (id: string) =>
    setCheckedIds(
      (current) => new Set(current.has(id) ? [...current].filter((other) => other !== id) : [...current, id]),
    )

  return (
    <>
      <Button pending={pending} onPointerEnter={preload} onFocus={preload} onClick={() => void openCookMode()}>
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
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
