import { consentFile } from '@/features/consent/library-files.server'

type Context = { params: Promise<{ version: string; file: string }> }

/** The cookie banner's script and style, served from our own origin. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file, version } = await params
  return consentFile(version, file)
}
