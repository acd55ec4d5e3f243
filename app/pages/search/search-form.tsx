import type { ComponentProps } from 'react'
import sheet from './search.css?url'

type SearchFormProps = ComponentProps<'input'> & { label: string; send: string }

/** The characters of a query that are compared; a link may bring more. */
export const LONGEST_QUERY = 100

/** A GET form that leads to the search page, and its styles; further props are the field's. */
export const SearchForm = ({ label, send, ...field }: SearchFormProps) => (
  <>
    <link rel="stylesheet" href={sheet} />
    {/* biome-ignore lint/a11y/useSemanticElements: browsers before autumn 2023 do not know <search> */}
    <form role="search" method="get" action="/search" className="site-search-form">
      <label htmlFor="search-words">{label}</label>
      <input
        {...field}
        id="search-words"
        name="q"
        type="text"
        maxLength={LONGEST_QUERY}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
      />
      <button type="submit">{send}</button>
    </form>
  </>
)
