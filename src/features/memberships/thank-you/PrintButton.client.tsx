'use client'

import { Button } from '@/ui/Button'

/** Prints the page. */
export function PrintButton() {
  return (
    <div className="no-print">
      <Button variant="plain" size="slim" onClick={() => window.print()}>
        Print the receipt
      </Button>
    </div>
  )
}
