/**
 * The most common passwords of 8 characters and more, in lower case: an attacker tries these first. The list is short
 * because the browser checks the same rule while a person types, and a dictionary such as that of `@zxcvbn-ts` would add
 * hundreds of kilobytes to the sign-up form. Rate limits cover the passwords that are not listed.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `0123456789 0987654321 11223344 1122334455 12344321 12345678 123456789 1234567890 123123123 1234qwer 147258369
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx 87654321 987654321 aa123456 abc12345 abcd1234 abcdefgh admin123 adminadmin asdfasdf
  asdfghjkl baseball basketball changeme charlie1 computer dragon123 football football1 iloveyou iloveyou1 internet
  jennifer letmein1 letmein123 liverpool michelle monkey123 p@ssw0rd p@ssword passw0rd password password! password1
  password12 password123 password1234 princess princess1 q1w2e3r4 q1w2e3r4t5 qazwsxedc qwer1234 qwerasdf qwerty12
  qwerty123 qwerty1234 qwertyui qwertyuiop samantha secret123 spiderman starwars sunshine sunshine1 superman trustno1
  victoria welcome1 welcome123 whatever zaq12wsx zxcvbnm1`.split(/\s+/),
)
