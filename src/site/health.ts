import 'server-only'
import { asSystem } from '@/cms/client'
import { AppError } from '@/rules/app-error'
import { version } from '../../package.json'

/** GET /api/health. @throws AppError internal when the database does not answer */
export async function health(): Promise<{ status: 'ok'; database: string; version: string }> {
  try {
    const payload = await asSystem('asking the database whether it is there')
    await payload.count({ collection: 'catalogue' })
    return { status: 'ok', database: payload.db.name, version }
  } catch (cause) {
    throw new AppError('internal', 'The database does not answer.', { cause })
  }
}
