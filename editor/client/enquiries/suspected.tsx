type SuspectedProps = {
  id: string
  /** Whether the database is a backup. */
  isCopy: boolean
  onRelease: () => void
}

/** Says that an enquiry looks like spam, and takes it out of quarantine. */
export function Suspected({ id, isCopy, onRelease }: SuspectedProps) {
  return (
    <div className="suspected">
      <p>It looks like spam, so it was not sent to you like the others.</p>
      {isCopy ? (
        <p>
          This is a copy. If the enquiry is real, run on the server:{' '}
          <code>npm run messages -- not-spam {id}</code>
        </p>
      ) : (
        <button type="button" className="quiet" onClick={onRelease}>
          This is a real enquiry
        </button>
      )}
    </div>
  )
}
