import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { transactionRunner } from '../database/sql-adapter'
import { type CountDrift, findCountDrift, repairCounts } from './counts'

/**
 * Compares all counts of the community with what they count, in one transaction.
 * @param fix recounts where they differ
 * @returns how many rows differed
 */
export async function checkCommunityCounts(req: PayloadRequest, fix: boolean): Promise<CountDrift> {
  await initTransaction(req)
  try {
    const run = await transactionRunner(req)
    if (!run) throw new Error('The database adapter has no transactions.')
    const drift = fix ? await repairCounts(run) : await findCountDrift(run)
    await commitTransaction(req)
    return drift
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
