'use client'

import { useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui'
import Link from 'next/link'
import { memberPath } from './paths'

/** On a person's screen: leads to the page about what they have and do. */
export function MembershipLink() {
  const { id } = useDocumentInfo()
  const { permissions } = useAuth()
  const { config } = useConfig()
  if (id === undefined || !permissions?.collections?.subscriptions?.read) return null
  return (
    <p className="ebs-member-link">
      <Link href={`${config.routes.admin}${memberPath(id)}`} prefetch={false}>
        Member page: plan, orders, activity and notes
      </Link>
    </p>
  )
}
