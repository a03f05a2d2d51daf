import 'server-only'
import type { StoredSubscription } from '@/cms/memberships/rows'
import { offline } from './offline.server'
import type { Provider } from './provider'
import { hasStripe } from './stripe/client.server'
import { stripeProvider } from './stripe/stripe.server'

/** Where new memberships and gifts are paid. */
export const currentProvider = (): Provider => (hasStripe() ? stripeProvider : offline)

/** Where a membership is paid: it stays there when the environment changes. */
export const providerOf = ({ source }: StoredSubscription): Provider => (source === 'stripe' ? stripeProvider : offline)
