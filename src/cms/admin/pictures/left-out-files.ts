type File = { name: string; size: number; type: string }
type Limits = { types: readonly string[]; maxMegabytes: number }

/** Why a chosen file is not uploaded; null if it is. */
export function reasonAgainst({ size, type }: File, { maxMegabytes, types }: Limits): string | null {
  if (!types.includes(type)) return 'is not a JPEG, PNG, WebP or AVIF'
  const megabytes = Math.ceil(size / 1_000_000)
  return size > maxMegabytes * 1_000_000 ? `has ${megabytes} MB, more than ${maxMegabytes} MB` : null
}

/** A sentence for each chosen file that is not uploaded. */
export const leftOut = (files: readonly File[], limits: Limits): string[] =>
  files.flatMap((file) => {
    const reason = reasonAgainst(file, limits)
    return reason === null ? [] : [`${file.name} ${reason}.`]
  })
