import { describe, expect, test } from 'vitest'
import { testApp, textOf } from '../../tests/server/support/test-app.ts'
import { parseBlockList } from './block-list.ts'

describe('The block list', () => {
  const blocked = parseBlockList(
    ' Pest@Example.com, spam.example,@junk.example, 192.0.2.0/24, 2001:db8::/32,8.8.8.8',
  )

  test('names e-mail addresses and whole domains, however they are written', () => {
    expect(blocked.email('pest@example.COM')).toBe(true)
    expect(blocked.email('guest@example.com')).toBe(false)
    expect(blocked.email('any@mail.Spam.example')).toBe(true)
    expect(blocked.email('any@junk.example')).toBe(true)
    expect(blocked.email('any@notspam.example')).toBe(false)
  })

  test('names addresses and networks', () => {
    expect(blocked.network('192.0.2.77')).toBe(true)
    expect(blocked.network('192.0.3.1')).toBe(false)
    expect(blocked.network('2001:db8:9::1')).toBe(true)
    expect(blocked.network('8.8.8.8')).toBe(true)
    expect(blocked.network('')).toBe(false)
  })

  test('turns its people away as the provider does, and nobody else', async () => {
    const { sendForm, kept } = testApp({ blockList: blocked })
    expect(await textOf(sendForm({ email: 'pest@example.com' }))).toBe('403 Forbidden')
    expect(kept).toEqual([])
    expect((await sendForm()).status).toBe(200)
  })
})
