/** The id of a field's label. */
export const labelId = (field: string) => `${field}-label`
