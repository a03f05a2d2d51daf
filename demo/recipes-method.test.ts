/** Whether a cook could follow a recipe: times, temperatures, and steps that lead to the list of ingredients. */
import { expect, test } from 'vitest'
import { namesOf } from './ingredients'
import type { DemoRecipe, DemoStep } from './recipe'
import { demoRecipes } from './recipes'

const textOf = (recipe: DemoRecipe) =>
  recipe.method
    .map((step) => `${step.title}. ${step.text}`)
    .join(' ')
    .toLowerCase()

/** The noun a method would use, without its plural: 'Small tomatoes' gives 'tomato'. */
const nounOf = (name: string) =>
  (name.split(' ').at(-1) ?? '')
    .replace(/(?<=[oh])es$/, '')
    .replace(/(?<=rr)ies$/, 'y')
    .replace(/(?<!s)s$/, '')
const mentions = (text: string, noun: string) =>
  new RegExp(`\\b(${noun}(s|es)?|${noun.replace(/y$/, 'ies')})\\b`).test(text)

const waits = (step: DemoStep) => /\b(it|them) rest\b/.test(step.text)
/** Runs while another step does. */
const isBeside = (step: DemoStep) =>
  /\b(meanwhile|beside|while (they|you|it)|when you stir)\b/i.test(`${step.title} ${step.text}`)
const minutes = (steps: readonly DemoStep[]) => steps.reduce((sum, step) => sum + (step.timerMin ?? 0), 0)

/** Foods that a method may name although they are not in the list. */
const ALWAYS_THERE = new Set(['water', 'salt', 'stock', 'oil', 'cream'])
/** Nouns of the lists that are other words too: parts, tools and verbs. */
const OTHER_WORDS = new Set(
  'bag bean bread bulb cube flake heart leave root sauce stalk stick syrup thigh yolk'.split(' '),
)
const FOODS = new Set(demoRecipes.flatMap((recipe) => namesOf(recipe).map(nounOf)))

/** The titles of the recipes of which something is true. */
const whereTrue = (wrong: (recipe: DemoRecipe) => boolean) => demoRecipes.filter(wrong).map(({ title }) => title)
/** What is wrong in each recipe, after its title. */
const offendersIn = (wrong: (recipe: DemoRecipe) => readonly string[]) =>
  demoRecipes.flatMap((recipe) => wrong(recipe).map((offender) => `${recipe.title}: ${offender}`))

test('preparation, cooking and resting make up the total', () => {
  expect(
    whereTrue(
      ({ cookMin, method, prepMin, totalMin }) =>
        prepMin <= 0 || prepMin + cookMin + minutes(method.filter(waits)) !== totalMin,
    ),
  ).toEqual([])
})

test('no timer is longer than the cooking, and one after the other they fit into it', () => {
  expect(
    whereTrue(({ cookMin, method, prepMin }) => {
      const timed = method.filter((step) => step.timerMin !== undefined && !waits(step))
      const room = cookMin || prepMin
      return (
        timed.some(({ timerMin = 0 }) => timerMin <= 0 || timerMin > room) ||
        minutes(timed.filter((step) => !isBeside(step))) > room * 1.1
      )
    }),
  ).toEqual([])
})

test('a recipe that cooks for more than 20 minutes has timers for most of it', () => {
  expect(
    whereTrue(({ cookMin, method }) => cookMin > 20 && minutes(method.filter((step) => !waits(step))) < cookMin * 0.6),
  ).toEqual([])
})

test('a temperature is given in both scales, and they agree', () => {
  expect(
    offendersIn((recipe) =>
      [...textOf(recipe).matchAll(/(\d+)°f(?: \((\d+)°c\))?/g)]
        .filter(([, f, c]) => !(Math.abs(((Number(f) - 32) * 5) / 9 - Number(c ?? Number.NaN)) < 5))
        .map(([pair]) => pair),
    ),
  ).toEqual([])
})

test('an oven is heated to a temperature', () => {
  expect(
    whereTrue((recipe) => /\boven\b(?!proof)/.test(textOf(recipe)) && !/oven (heats )?to \d+°f/.test(textOf(recipe))),
  ).toEqual([])
})

test('birds, and only birds, are cooked to 165°F (74°C)', () => {
  const hasBird = (recipe: DemoRecipe) => namesOf(recipe).some((name) => /\b(chicken(?! stock)|poussins?)\b/.test(name))
  expect(demoRecipes.some(hasBird)).toBe(true)
  expect(whereTrue((recipe) => hasBird(recipe) !== /165°f \(74°c\)/.test(textOf(recipe)))).toEqual([])
})

test('a method has three steps or more, in sentences, each with a title of its own', () => {
  expect(
    whereTrue(
      ({ method }) =>
        method.length < 3 ||
        new Set(method.map(({ title }) => title)).size !== method.length ||
        method.some(({ text }) => !/^[A-Z].{30,}[.]$/.test(text)),
    ),
  ).toEqual([])
})

test('a method mentions every ingredient', () => {
  expect(offendersIn((recipe) => namesOf(recipe).filter((name) => !mentions(textOf(recipe), nounOf(name))))).toEqual([])
})

test('ingredients that share a noun are told apart', () => {
  expect(
    offendersIn((recipe) => {
      const names = namesOf(recipe)
      const shared = names.filter((name) => names.filter((other) => nounOf(other) === nounOf(name)).length > 1)
      return shared.filter((name) => !textOf(recipe).includes(name))
    }),
  ).toEqual([])
})

test('a method names no food that is not in the list', () => {
  expect(
    offendersIn((recipe) => {
      const notes = recipe.ingredientGroups.flatMap((group) => group.ingredients.map(({ note }) => note ?? ''))
      const listed = [...namesOf(recipe), ...notes].join(' ')
      return [...FOODS].filter(
        (food) =>
          !ALWAYS_THERE.has(food) &&
          !OTHER_WORDS.has(food) &&
          mentions(textOf(recipe), food) &&
          !mentions(listed, food),
      )
    }),
  ).toEqual([])
})
