import { createContext } from 'react'

/** Moves an entry of the surrounding list. */
export const MoveEntry = createContext<(from: number, to: number) => void>(() => {})
