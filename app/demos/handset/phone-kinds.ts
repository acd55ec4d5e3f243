/** What a key of a phone menu does. Apart from the schema, which browsers do not need. */
export const KEY_KINDS = ['desk', 'answer', 'message', 'nothing'] as const

/** How a call has ended, or where it waits. */
export const CALL_KINDS = ['desk', 'queue', 'answer', 'message', 'missed'] as const
