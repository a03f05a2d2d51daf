import 'server-only'
import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { requirePublisher } from '../review/required'

type Handler = typeof schedulePublishHandler

/**
 * Payload's server function behind "Schedule publish", which does not check who may publish. Payload checks that
 * when the time has come, and never for a plan that is removed.
 * @throws APIError 403 for people who must ask for a review
 */
export const schedulePublish: Handler = async (args) => {
  await requirePublisher(args.req)
  return schedulePublishHandler(args)
}
