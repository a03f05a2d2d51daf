import { Button } from '@/ui/Button'
import { COMMUNITY } from './texts'

/** Says that something could not be loaded, with a button that tries again. Renders a `div`. */
export function LoadProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 py-4" role="alert">
      <p>{COMMUNITY.loadFailed}</p>
      <Button variant="plain" size="slim" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
