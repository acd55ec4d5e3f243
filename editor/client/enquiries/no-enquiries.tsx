type NoEnquiriesProps = {
  place: string
  isThere: boolean
  wanted: { suspected: boolean; query: string }
}

/** Says why the list is empty, and how enquiries get there. */
export function NoEnquiries({ place, isThere, wanted }: NoEnquiriesProps) {
  if (wanted.query.trim()) return <p className="nothing">No enquiry contains this.</p>
  if (wanted.suspected) return <p className="nothing">Nothing looks like spam.</p>
  return (
    <div className="nothing">
      <p>
        {isThere
          ? `No enquiry has arrived in ${place} yet.`
          : `This computer has no enquiries: there is no file ${place}.`}
      </p>
      <p>
        Enquiries arrive where the site’s own server runs, by the contact form. To read them here,
        copy them on the server with <code>npm run messages -- backup enquiries.db</code>, fetch
        that file, and start the editor with <code>npm run edit -- --messages enquiries.db</code>.
        If the form sends to a mail provider, they are only in your mail.
      </p>
    </div>
  )
}
