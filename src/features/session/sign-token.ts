import 'server-only'
import { getFieldsToSign, jwtSign } from 'payload'
import { asSystem } from '@/cms/client'
import type { User } from '@/payload-types'

/** A token for a session, as the CMS itself makes it, so that the admin takes it too. @param sid names the session */
export async function signToken(user: User, sid: string): Promise<{ token: string; expiresAtS: number }> {
  const payload = await asSystem('signing the token of the person who asks')
  const { config } = payload.collections.users
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig: config, email: user.email, sid, user }),
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  })
  return { token, expiresAtS: exp }
}
