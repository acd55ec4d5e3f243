import { createElement, useEffect } from 'react'
import { Outlet as Page, useRevalidator } from 'react-router'
import { editPage } from './edit-page.ts'

export * from 'react-router'

/** Replaces `Outlet` in the root of the site under the editor, and makes its pages ones that are edited. */
export function Outlet() {
  const { revalidate } = useRevalidator()
  useEffect(() => editPage(revalidate), [revalidate])
  return createElement(Page)
}
