/** The contact widget's panel of options. */
export const CONTACT_OPTIONS = 'contact-options'

/** Home's own chat, which one of those options opens. */
export const CHAT_PANEL = 'chat'
