import { isTimeZone } from '../streak'

/** Cities that browsers and Node list by a name that is no longer used there. Both names work. */
const TODAYS_NAMES: Readonly<Record<string, string>> = {
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
}

/** Of names that have a city: not UTC or Etc/GMT+5. */
const WITH_CITY = /^(?!Etc\/)[A-Z]\w+\/[A-Z]/

/** The IANA names of all time zones, by which an editor chooses that of a place. */
export const placeTimeZones = (): string[] =>
  Intl.supportedValuesOf('timeZone')
    .filter((name) => WITH_CITY.test(name))
    .map((name) => TODAYS_NAMES[name] ?? name)
    .sort()

/**
 * Whether a name is that of a time zone by a city, such as Europe/London. One that {@link placeTimeZones} does not list is
 * too, if it is known: browsers differ in the names that they list.
 */
export const isPlaceTimeZone = (name: unknown): name is string =>
  typeof name === 'string' && WITH_CITY.test(name) && isTimeZone(name)

/** Validates the time zone of a place. @returns the message for the editor; null when valid, or when not given */
export const timeZoneProblem = (name: string | null | undefined): string | null =>
  !name || isPlaceTimeZone(name)
    ? null
    : `There is no time zone “${name}”. Choose one from the list, such as Europe/London.`
