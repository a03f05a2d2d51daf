import 'server-only'
import { getFieldsToSign, jwtSign } from 'payload'
import { asSystem } from '@/cms/client/local-api.server'
import type { User } from '@/payload-types'

/** A token in the CMS's format, so that the admin accepts it too. @param sid the session id */
export async function signToken(user: User, sid: string): Promise<{ token: string; expiresAtS: number }> {
  const payload = await asSystem('signing the token of the signed-in user')
  const { config } = payload.collections.users
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig: config, email: user.email, sid, user }),
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  })
  return { token, expiresAtS: exp }
}
