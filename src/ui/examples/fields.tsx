import type { ReactNode } from 'react'
import { Checkbox } from '../Checkbox'
import { Field } from '../Field'
import { PasswordField } from '../PasswordField.client'
import { RadioGroup } from '../RadioGroup'
import { Select } from '../Select'
import { TextArea } from '../TextArea'
import { LiveSearch } from './Live.client'
import { LONG_TEXT, LONG_TITLE, LONG_WORD } from './long-text'

const narrow = (field: ReactNode) => <div className="max-w-md">{field}</div>
const meals = ['Breakfast', 'Lunch', 'Dinner'].map((label) => ({ value: label.toLowerCase(), label }))

export const fieldExamples: Record<string, ReactNode> = {
  default: narrow(<Field label="Your name" name="name" hint="What your friends call you." />),
  focus: narrow(
    <div className="grid gap-2" data-show="focus">
      <input className="field" aria-label="With the focus" defaultValue="With the focus" />
    </div>,
  ),
  error: narrow(
    <Field label="Email" name="email" type="email" defaultValue="clara@" error="Enter a complete email address." />,
  ),
  disabled: narrow(<Field label="Username" name="username" defaultValue="clara" disabled />),
  password: narrow(<PasswordField label="Password" name="password" autoComplete="off" />),
  longest: narrow(<Field label={LONG_TITLE} name="long" defaultValue={LONG_TEXT} hint={LONG_TEXT} error={LONG_TEXT} />),
}

export const textAreaExamples: Record<string, ReactNode> = {
  default: narrow(<TextArea label="Message" name="message" hint="It grows as you write." />),
  error: narrow(<TextArea label="Message, empty" name="message" error="Write a word or two." />),
  disabled: narrow(<TextArea label="Message, sent" name="message" defaultValue="Thank you." disabled />),
  longest: narrow(<TextArea label="Message, long" name="message" defaultValue={LONG_TEXT.repeat(4)} />),
}

export const selectExamples: Record<string, ReactNode> = {
  default: narrow(<Select label="Meal" name="meal" options={meals} />),
  error: narrow(<Select label="Meal, invalid" name="meal" options={meals} error="Choose another meal." />),
  disabled: narrow(<Select label="Meal, disabled" name="meal" options={meals} disabled />),
  longest: narrow(<Select label="Meal, long" name="meal" options={[{ value: 'long', label: LONG_TITLE }]} />),
  empty: narrow(<Select label="Meal, no options" name="meal" options={[]} />),
}

export const checkboxExamples: Record<string, ReactNode> = {
  default: <Checkbox label="Send me one email a week" name="newsletter" />,
  checked: <Checkbox label="Keep me signed in" name="keep" defaultChecked hint="For thirty days." />,
  error: <Checkbox label="I have read the terms" name="terms" error="Tick this to continue." />,
  disabled: <Checkbox label="Always on" name="always" disabled defaultChecked />,
  longest: narrow(<Checkbox label={LONG_TEXT} name="long" />),
}

export const radioExamples: Record<string, ReactNode> = {
  default: <RadioGroup label="Which meal" name="meal-a" options={meals} initial="lunch" />,
  error: <RadioGroup label="Which meal first" name="meal-b" options={meals} error="Choose one." hint="Any will do." />,
  disabled: <RadioGroup label="Which meal, disabled" name="meal-c" options={meals} initial="dinner" disabled />,
  longest: narrow(
    <RadioGroup
      label={LONG_TITLE}
      name="meal-d"
      options={[
        { value: 'long', label: LONG_TEXT },
        { value: 'word', label: LONG_WORD },
      ]}
    />,
  ),
}

export const searchExamples: Record<string, ReactNode> = {
  default: narrow(<LiveSearch label="Search posts" placeholder="Search posts..." />),
  filled: narrow(<LiveSearch label="Search questions" placeholder="Search FAQs..." initial="ginger" />),
  longest: narrow(<LiveSearch label="Search everything" initial={LONG_TITLE} />),
}
