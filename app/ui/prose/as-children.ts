import { createElement, Fragment, type ReactNode } from 'react'

/** The parts of a text as children: they never change places, and so need no keys. */
export const asChildren = (parts: ReactNode[]) => createElement(Fragment, null, ...parts)
