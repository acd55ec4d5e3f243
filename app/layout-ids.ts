/** Ids of the layout. No heading, file or demo can have the same: theirs contain no colon. */
const inLayout = (name: string) => `layout:${name}`

/** The page's own content, to which the skip link leads. */
export const CONTENT = inLayout('content')

/** The end of a page's hero, for which the first paint waits. */
export const HERO_END = inLayout('hero-end')

export const CONTACT_OPTIONS = inLayout('contact')

/** Home's own chat, which one of those options opens. */
export const CHAT_PANEL = inLayout('chat')

export const MOBILE_MENU = inLayout('menu')

/** The panel of a menu in the header. */
export const menuId = (kind: string) => inLayout(`${kind}-menu`)

/** The list of the services of other companies, in the privacy notice. */
export const OTHER_COMPANIES = inLayout('other-companies')
