/** Without these options RJSF would fill in defaults on load, which a save would then write. */
export const NO_DEFAULTS = {
  emptyObjectFields: 'skipDefaults',
  allOf: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
} as const
