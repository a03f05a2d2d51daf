import { z } from 'zod'

const stepProblem = z.object({
  week: z.number(),
  day: z.number(),
  step: z.number(),
  title: z.string().nullable(),
  problem: z.string(),
})
const problemsBody = z.object({ problems: z.array(stepProblem) })

export type StepProblem = z.infer<typeof stepProblem>

/**
 * The steps that members do not see.
 * @param address of the program in the CMS's REST API
 * @returns null if the request fails
 */
export async function fetchStepProblems(address: string): Promise<StepProblem[] | null> {
  try {
    const response = await fetch(`${address}/step-problems`, { credentials: 'include' })
    return response.ok ? problemsBody.parse(await response.json()).problems : null
  } catch {
    // Offline: the panel shows that it could not load.
    return null
  }
}
