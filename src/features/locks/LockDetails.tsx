import { Check } from 'lucide-react'
import type { LockReason } from './lock-reason.server'

/** Which plan opens a restricted item, what it costs, and the first of what else it includes. */
export function LockDetails({ lock }: { lock: LockReason }) {
  const { includes, price, sentence } = lock
  return (
    <>
      <div className="grid gap-1">
        <p className="font-semibold text-lg">{sentence}</p>
        {price && <p>{price}</p>}
      </div>
      {includes.length > 0 && (
        <ul className="grid gap-2">
          {includes.map((item) => (
            <li className="flex gap-3" key={item}>
              <Check className="mt-1 size-5 flex-none text-good" aria-hidden="true" />
              {item}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
