import config from '@payload-config'
import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes'
import { withoutAccounts } from '@/features/session/cms-door'

export const POST = withoutAccounts(GRAPHQL_POST(config))
export const OPTIONS = REST_OPTIONS(config)
