import type { SubscriptionView } from '../own.server'

/** What each dialog of a membership gets. */
export type MembershipDialogProps = {
  subscription: SubscriptionView
  onClose(): void
  /** @param text says what has happened */
  onDone(text: string): void
}
