import type { LockReason } from './lock-reason.server'
import { PlanItems } from './PlanItems'

/** Which plan opens a restricted item, what it costs, and the first of what else it includes. */
export function LockDetails({ lock }: { lock: LockReason }) {
  const { includes, price, sentence } = lock
  return (
    <>
      <div className="grid gap-1">
        <p className="font-semibold text-lg">{sentence}</p>
        {price && <p>{price}</p>}
      </div>
      <PlanItems items={includes} />
    </>
  )
}
