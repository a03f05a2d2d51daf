/** Whether a cook could follow it: times, temperatures, and words that lead to the list. */
import { describe, expect, test } from 'vitest'
import { namesOf } from './ingredients'
import type { DemoRecipe, DemoStep } from './recipe'
import { demoRecipes } from './recipes'

const titled = demoRecipes.map((recipe) => [recipe.title, recipe] as const)

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

/** Foods that a method may name without a line in the list. */
const ALWAYS_THERE = new Set(['water', 'salt', 'stock', 'oil', 'cream'])
/** Nouns of the lists that are other words too: parts, tools and verbs. */
const OTHER_WORDS = new Set(
  'bag bean bread bulb cube flake heart leave root sauce stalk stick syrup thigh yolk'.split(' '),
)
const FOODS = new Set(demoRecipes.flatMap((recipe) => namesOf(recipe).map(nounOf)))

describe.each(titled)('%s', (_title, recipe) => {
  const text = textOf(recipe)
  const names = namesOf(recipe)

  test('preparation, cooking and resting make up the total', () => {
    expect(recipe.prepMin + recipe.cookMin + minutes(recipe.method.filter(waits))).toBe(recipe.totalMin)
    expect(recipe.prepMin).toBeGreaterThan(0)
  })
  test('no timer is longer than the cooking, and one after the other they fit into it', () => {
    const timed = recipe.method.filter((step) => step.timerMin !== undefined && !waits(step))
    const room = recipe.cookMin || recipe.prepMin
    expect(timed.filter(({ timerMin = 0 }) => timerMin <= 0 || timerMin > room)).toEqual([])
    expect(minutes(timed.filter((step) => !isBeside(step)))).toBeLessThanOrEqual(room * 1.1)
  })
  test('where it cooks long, timers say for how long', () => {
    const timed = minutes(recipe.method.filter((step) => !waits(step)))
    expect(timed).toBeGreaterThanOrEqual(recipe.cookMin > 20 ? recipe.cookMin * 0.6 : 0)
  })
  test('a temperature stands there in both scales, and they agree', () => {
    const pairs = [...text.matchAll(/(\d+)°f(?: \((\d+)°c\))?/g)]
    const wrong = pairs.filter(
      ([, f, c]) => Math.abs(((Number(f) - 32) * 5) / 9 - Number(c ?? Number.NaN)) < 5 === false,
    )
    expect(wrong.map(([pair]) => pair)).toEqual([])
    expect(/\boven\b(?!proof)/.test(text)).toBe(/oven (heats )?to \d+°f/.test(text))
  })
  test('birds are cooked through: 165°F (74°C) stands in the method', () => {
    const birds = names.some((name) => /\b(chicken(?! stock)|poussins?)\b/.test(name))
    expect(/165°f \(74°c\)/.test(text)).toBe(birds)
  })
  test('the method has three steps or more, each with a title of its own', () => {
    expect(recipe.method.length).toBeGreaterThanOrEqual(3)
    expect(new Set(recipe.method.map(({ title }) => title)).size).toBe(recipe.method.length)
    expect(recipe.method.filter(({ text: said }) => !/^[A-Z].{30,}[.]$/.test(said))).toEqual([])
  })
  test('it mentions every ingredient', () => {
    expect(names.filter((name) => !mentions(text, nounOf(name)))).toEqual([])
  })
  test('ingredients that share a noun are told apart', () => {
    const shared = names.filter((name) => names.filter((other) => nounOf(other) === nounOf(name)).length > 1)
    expect(shared.filter((name) => !text.includes(name))).toEqual([])
  })
  test('it names no food that is not in the list', () => {
    const listed = `${names.join(' ')} ${recipe.ingredientGroups.flatMap((group) => group.ingredients.map(({ note }) => note ?? '')).join(' ')}`
    const strangers = [...FOODS].filter(
      (food) => !ALWAYS_THERE.has(food) && !OTHER_WORDS.has(food) && mentions(text, food) && !mentions(listed, food),
    )
    expect(strangers).toEqual([])
  })
})
