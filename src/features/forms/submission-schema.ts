import { z } from 'zod'
import { LIMITS } from '@/rules/limits'

/** The form data of a submission: all values of each name. SPEC 7. */
export const submissionSchema = z.record(z.string(), z.array(z.union([z.string(), z.instanceof(File)])))
export type SubmittedValues = z.infer<typeof submissionSchema>

/** How much of everything it may be. */
export const SUBMISSION_LIMITS = {
  maxParts: LIMITS.formParts,
  maxFiles: LIMITS.formFiles,
  maxFilesMegabytes: LIMITS.formFilesMaxMegabytes,
} as const
