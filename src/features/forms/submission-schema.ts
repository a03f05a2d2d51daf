import { z } from 'zod'
import { LIMITS } from '@/rules/limits'

/** The form data of a submission: all values of each name. */
export const submissionSchema = z.record(z.string(), z.array(z.union([z.string(), z.instanceof(File)])))
export type SubmittedValues = z.infer<typeof submissionSchema>

/** The limits of a submission. */
export const SUBMISSION_LIMITS = {
  maxParts: LIMITS.formParts,
  maxFiles: LIMITS.formFiles,
  maxFilesMegabytes: LIMITS.formFilesMaxMegabytes,
} as const
