import 'server-only'
import { asSystem } from '@/cms/client'

/**
 * Does work that the answer must not wait for: how long it takes would tell who has an account.
 * A failure is logged, once.
 */
export function inBackground(what: string, task: () => Promise<void>): void {
  task().catch(async (error) => {
    const payload = await asSystem('logging a failure')
    payload.logger.error({ err: error, msg: `${what} failed.` })
  })
}
