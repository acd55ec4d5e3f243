import { describe, expect, test } from 'vitest'
import { NEUTRAL_SITE } from '../neutral-site.ts'
import type { StoredEnquiry } from '../store/enquiry.ts'
import { composeMail } from './compose-mail.ts'

const MESSAGE: StoredEnquiry = {
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
  attempts: 0,
  nextAttemptAt: undefined,
  deliveredAt: undefined,
  lastError: undefined,
}
const compose = (given: Partial<StoredEnquiry> = {}) =>
  composeMail(
    { ...MESSAGE, ...given },
    'Kiteline <site@kiteline.example>',
    ['owner@example.com'],
    NEUTRAL_SITE.words,
  )

describe('The mail', () => {
  test('comes from the site and is answered to the visitor', () => {
    expect(compose()).toMatchObject({
      from: 'Kiteline <site@kiteline.example>',
      replyTo: { name: 'Asha', address: 'asha@example.com' },
      subject: 'Enquiry from Asha about CRM',
    })
  })

  test('has the same Message-ID every time it is composed, and another for another message', () => {
    expect(compose().messageId).toBe('<0b9c8a0e-1f5d-4c53-9c3a-0123456789ab@kiteline.example>')
    expect(compose({ attempts: 3 }).messageId).toBe(compose().messageId)
    expect(compose({ id: 'another' }).messageId).not.toBe(compose().messageId)
  })

  test('holds the message, then who wrote it and where from', () => {
    expect(compose().text).toBe(
      [
        'Hello\nthere\n',
        '-- ',
        'Asha <asha@example.com>',
        'About: CRM',
        'Sent from: https://kiteline.example/',
        'phone: 12 34',
        'Received: 2026-11-21T12:00:00.000Z',
        'Message: 0b9c8a0e-1f5d-4c53-9c3a-0123456789ab\n',
      ].join('\n'),
    )
  })

  test('holds what the visitor tried and sent along, in its own lines under the message', () => {
    const { text } = compose({ details: { result: 'Flight height: 73 m\nLines: 11\u001b[2J' } })
    expect(text).toContain(
      'there\n\nTried on the site:\nFlight height: 73 m\nLines: 11\\u001b[2J\n\n-- \n',
    )
  })

  test('has no line and no control character of the visitor’s making where they do not belong', () => {
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
      'About: x\\u0007',
    ])
  })

  test('of a message with one sign of spam says so, for the eye and for a filter', () => {
    const mail = compose({ suspicion: 'too fast' })
    expect(mail.subject).toBe('Possible spam: Enquiry from Asha about CRM')
    expect(mail.headers).toMatchObject({ 'X-Suspected-Spam': 'too fast' })
  })

  test('of a self-test says so, for a filter to see', () => {
    const mail = compose({ selfTest: true })
    expect(mail.subject).toContain('Self-test')
    expect(mail.headers).toMatchObject({ 'X-Self-Test': 'yes' })
  })
})
