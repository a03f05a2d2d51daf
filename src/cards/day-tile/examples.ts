import { exampleImage } from '@/ui/examples/image'

/** A week in which today is Wednesday. */
export const dayTileExamples = {
  monday: {
    label: 'Monday',
    title: 'Lower body, slow',
    uri: '/movements/lower/',
    image: null,
    durationMin: 32,
    watched: true,
  },
  yesterday: {
    label: 'Yesterday',
    title: 'Hips and lower back',
    uri: '/movements/hips/',
    image: null,
    durationMin: 24,
    watched: true,
  },
  today: {
    label: 'Today',
    today: true,
    title: 'Long lines, strong back',
    uri: '/movements/long-lines/',
    image: exampleImage,
    durationMin: 25,
  },
  tomorrow: {
    label: 'Tomorrow',
    title: 'Core and balance',
    uri: '/movements/core/',
    image: exampleImage,
    durationMin: 18,
  },
  friday: { label: 'Friday', title: 'Rest day', uri: null, image: null, durationMin: null },
  saturday: {
    label: 'Saturday',
    title: 'Everything there is to know about standing on one leg, unhurried',
    uri: '/movements/one-leg/',
    image: null,
    durationMin: 120,
  },
  sunday: {
    label: 'Sunday',
    title: 'Breathing, lying down',
    uri: '/movements/breathing/',
    image: null,
    durationMin: 12,
    locked: true,
  },
} as const

/** Today when it was watched, and without a picture. */
export const watchedToday = { ...dayTileExamples.today, image: null, watched: true } as const
