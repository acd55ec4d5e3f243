/** The source of a script that calls a function, with plain data or other functions as arguments. */
export const called = <Values extends unknown[]>(
  script: (...values: Values) => void,
  ...values: Values
) =>
  `(${script})(${values.map((value) => (typeof value === 'function' ? value : JSON.stringify(value))).join()})`
