'use client'

import { ChefHat } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { Button } from '@/ui/Button'
import { useToast } from '@/ui/Toaster.client'
import type { CookModeProps } from './CookMode.client'

type Props = Pick<CookModeProps, 'recipe' | 'groups' | 'steps'>

const fetchCookMode = () => import('./CookMode.client')

/** Opens cook mode, and remembers until the page goes where one was. It is fetched when somebody reaches for it. */
export function CookButton(props: Props) {
  const toast = useToast()
  const [CookMode, setCookMode] = useState<ComponentType<CookModeProps> | null>(null)
  const [pending, setPending] = useState(false)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())

  async function press() {
    setPending(true)
    try {
      const part = await fetchCookMode()
      setCookMode(() => part.CookMode)
      setOpen(true)
    } catch {
      toast.error('Cook mode could not be loaded. Please try again.')
    } finally {
      setPending(false)
    }
  }
  // What is only on its way may fail in silence: the press asks again.
  const prepare = () => void fetchCookMode().catch(() => {})
  const tick = (id: string) =>
    setTicked((now) => new Set(now.has(id) ? [...now].filter((other) => other !== id) : [...now, id]))

  return (
    <>
      <Button pending={pending} onPointerEnter={prepare} onFocus={prepare} onClick={() => void press()}>
        <ChefHat className="size-5" aria-hidden="true" />
        Cook mode
      </Button>
      {open && CookMode && (
        <CookMode
          {...props}
          at={Math.min(at, props.steps.length - 1)}
          onStep={setAt}
          ticked={ticked}
          onTick={tick}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
