'use client'

import { useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { z } from 'zod'
import { OrderButtons } from './OrderButtons.client'

const pendingOrder = z.object({
  id: z.number(),
  status: z.literal('pending'),
  amount: z.number(),
  currency: z.string(),
})

/** On an order's screen: confirms or refuses it. Nothing for an order that is decided. */
export function OrderActions() {
  const { savedDocumentData } = useDocumentInfo()
  const { permissions } = useAuth()
  const { config } = useConfig()
  const { data: order } = pendingOrder.safeParse(savedDocumentData)
  if (!order || !permissions?.collections?.orders?.update) return null
  const { amount, currency, id } = order
  return (
    <OrderButtons
      api={config.routes.api}
      order={id}
      amount={amount}
      currency={currency}
      // The form still has the status as it was.
      onDone={() => window.location.reload()}
    />
  )
}
