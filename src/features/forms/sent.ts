import { z } from 'zod'
import { LIMITS } from '@/rules/limits'

/** The form data of a submission: all values of each name. SPEC 7. */
export const submissionForm = z.record(z.string(), z.array(z.union([z.string(), z.instanceof(File)])))
export type Sent = z.infer<typeof submissionForm>

/** How much of everything it may be. */
export const SUBMISSION_LIMITS = {
  maxParts: LIMITS.formParts,
  maxFiles: LIMITS.formFiles,
  maxFilesMegabytes: LIMITS.formFilesMaxMegabytes,
} as const
