/**
 * The value of a cookie in a Cookie header. The first of several is used, as in the CMS.
 * @param header null or undefined when the request has none
 * @returns undefined when there is no such cookie
 */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  const pairs = header?.split(';').map((pair) => pair.trim())
  return pairs
    ?.find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .trim()
}
