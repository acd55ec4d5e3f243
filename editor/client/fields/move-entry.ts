import { createContext } from 'react'

/** Moves an entry of the list around. */
export const MoveEntry = createContext<(from: number, to: number) => void>(() => {})
