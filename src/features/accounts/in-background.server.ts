import 'server-only'
import { asSystem } from '@/cms/client/local-api.server'

/** Runs work after the response, whose duration would otherwise reveal who has an account. A failure is logged once. */
export function inBackground(what: string, task: () => Promise<void>): void {
  task().catch(async (error) => {
    const payload = await asSystem('logging a failure')
    payload.logger.error({ err: error, msg: `${what} failed.` })
  })
}
