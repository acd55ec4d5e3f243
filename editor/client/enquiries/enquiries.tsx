import { useEffect, useRef, useState } from 'react'
import { EnquiryList } from './enquiry-list.tsx'
import { EnquiryView } from './enquiry-view.tsx'
import './enquiries.css'

/** The enquiries of the database, or the one that is open. */
export function Enquiries() {
  const [open, setOpen] = useState('')
  const [wanted, setWanted] = useState({ suspected: false, query: '' })
  /** The enquiry that was open last, which gets the focus in the list. */
  const last = useRef('')
  useEffect(() => {
    if (open) last.current = open
  }, [open])
  return open ? (
    <EnquiryView key={open} id={open} onClose={() => setOpen('')} />
  ) : (
    <EnquiryList wanted={wanted} onWant={setWanted} onOpen={setOpen} focused={last.current} />
  )
}
