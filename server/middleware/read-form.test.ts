import { describe, expect, test } from 'vitest'
import { SEND_FORM_PATH, SEND_PATH } from '../../contract/fields.ts'
import { ENQUIRY, testApp, textOf } from '../../tests/server/support/test-app.ts'

const { app, stored, send } = testApp()
const post = (path: string, type: string, body: string | FormData) =>
  app.request(path, {
    method: 'POST',
    body,
    headers: typeof body === 'string' ? { 'Content-Type': type } : {},
  })

describe('send-form', () => {
  test('reads both encodings of a browser', async () => {
    const encoded = new URLSearchParams({ ...ENQUIRY, message: 'a+b & ü' })
    const type = 'application/x-www-form-urlencoded; charset=UTF-8'
    expect(await textOf(post(SEND_FORM_PATH, type, encoded.toString()))).toBe('200 OK')
    expect(stored.at(-1)?.message).toBe('a+b & ü')
  })

  test('answers 415 to another type, and to a file', async () => {
    expect(await textOf(post(SEND_FORM_PATH, 'text/plain', 'x'))).toMatch(/^415 /)
    const withFile = new FormData()
    withFile.append('attachment', new File(['x'], 'x.exe'))
    expect(await textOf(post(SEND_FORM_PATH, '', withFile))).toBe(
      '415 Attachments are not accepted',
    )
  })

  test('answers 400 to truncated form data', async () => {
    const type = 'multipart/form-data; boundary=b'
    expect(await textOf(post(SEND_FORM_PATH, type, '--b\r\nContent-Disp'))).toMatch(/^400 /)
  })

  test('takes the first of a field given twice', async () => {
    const body = 'name=One&name=Two&email=a@b&message=m'
    await post(SEND_FORM_PATH, 'application/x-www-form-urlencoded', body)
    expect(stored.at(-1)?.name).toBe('One')
  })
})

describe('send', () => {
  test('reads the template params of the JSON', async () => {
    expect(await textOf(send({ ...ENQUIRY, seats: 12, vip: true, no: null }))).toBe('200 OK')
    expect(stored.at(-1)).toMatchObject({ ...ENQUIRY, details: { seats: '12', vip: 'true' } })
  })

  test('answers 400 to invalid JSON, or JSON of another shape', async () => {
    for (const body of ['{', '[]', 'null', '{"template_params":[]}']) {
      expect(await textOf(post(SEND_PATH, 'application/json', body))).toMatch(/^400 .+$/)
    }
    expect(await textOf(send({ 'na\nme': {} }))).toBe('400 name has to be text')
  })

  test('answers 415 to a form', async () => {
    expect(await textOf(post(SEND_PATH, 'multipart/form-data; boundary=b', ''))).toMatch(/^415 /)
  })
})
