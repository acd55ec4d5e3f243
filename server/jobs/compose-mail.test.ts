import { describe, expect, test } from 'vitest'
import { NEUTRAL_SITE } from '../neutral-site.ts'
import type { StoredEnquiry } from '../store/enquiries.ts'
import { composeMail } from './compose-mail.ts'

const ENQUIRY: StoredEnquiry = {
  id: '0b9c8a0e-1f5d-4c53-9c3a-0123456789ab',
  receivedAt: Date.parse('2026-11-21T12:00:00Z'),
  status: 'waiting',
  name: 'Asha',
  email: 'asha@example.com',
  message: 'Hello\nthere',
  details: { subject_of_interest: 'CRM', page: 'https://kiteline.example/', phone: '12\n34' },
  suspicion: undefined,
  quarantined: false,
  channels: {},
  selfTest: false,
  state: 'new',
  reminded: 0,
}
const compose = (given: Partial<StoredEnquiry> = {}) =>
  composeMail(
    { ...ENQUIRY, ...given },
    { from: 'site@kiteline.example', to: ['owner@example.com'], site: NEUTRAL_SITE },
  )

describe('The mail', () => {
  test('contains the message, then the sender and the origin', () => {
    expect(compose().text).toBe(
      [
        'Hello\nthere\n',
        '-- ',
        'Asha <asha@example.com>',
        'Looked at: CRM',
        'Sent from: https://kiteline.example/',
        'Phone: 12 34',
        'Received: 2026-11-21T12:00:00.000Z',
        'Message: 0b9c8a0e-1f5d-4c53-9c3a-0123456789ab\n',
      ].join('\n'),
    )
  })

  test('of somebody without an e-mail address names the number, and has no address to reply to', () => {
    const { text, replyTo } = compose({ email: '', details: { phone: '98765 43210' } })
    expect(text).toContain('-- \nAsha\nPhone: 98765 43210\n')
    expect(replyTo).toBeUndefined()
  })

  test('contains the result of a demo on lines of its own below the message', () => {
    const { text } = compose({ details: { result: 'Flight height: 73 m\nLines: 11\u001b[2J' } })
    expect(text).toContain(
      'there\n\nResult of a demo:\nFlight height: 73 m\nLines: 11\\u001b[2J\n\n-- \n',
    )
  })

  test('contains no line break or control character of the visitor outside the message', () => {
    const { text, subject } = compose({
      name: 'A\u001b[2J\u009b',
      message: 'words\u001b[31m',
      details: { 'phone\r\nReceived': 'never', subject_of_interest: 'x\u0007' },
    })
    expect(subject).toBe('Enquiry from A\\u001b[2J\\u009b about x\\u0007')
    expect(String(text).split('\n').slice(0, 6)).toEqual([
      'words\\u001b[31m',
      '',
      '-- ',
      'A\\u001b[2J\\u009b <asha@example.com>',
      'phone Received: never',
      'Looked at: x\\u0007',
    ])
  })

  test('of a message with one sign of spam is marked in subject and header', () => {
    const mail = compose({ suspicion: 'too fast' })
    expect(mail.subject).toBe('Possible spam: Enquiry from Asha about CRM')
    expect(mail.headers).toMatchObject({ 'X-Suspected-Spam': 'too fast' })
  })
})
