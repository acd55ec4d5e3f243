import { createContext } from 'react'

/** Words of links that are the same on every page; `SiteDataProvider` provides them. */
export const CommonLabels = createContext({ newTab: '', readMore: '' })
