/** A function as the text of a script that calls it, with plain data or functions as its values. */
export const called = <Values extends unknown[]>(
  script: (...values: Values) => void,
  ...values: Values
) =>
  `(${script})(${values.map((value) => (typeof value === 'function' ? value : JSON.stringify(value))).join()})`
