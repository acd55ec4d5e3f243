import { describe, expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const PROXY = '10.0.0.1'

describe("A visitor's address", () => {
  test('is the connection itself while no proxy is trusted, whatever a header claims', () => {
    expect(clientAddress(PROXY, '1.2.3.4', 0)).toBe(PROXY)
  })

  test('is what the trusted proxy saw, not what the visitor wrote before it', () => {
    expect(clientAddress(PROXY, '6.6.6.6, 1.2.3.4', 1)).toBe('1.2.3.4')
    expect(clientAddress(PROXY, '6.6.6.6, 1.2.3.4, 10.0.0.2', 2)).toBe('1.2.3.4')
  })

  test('is the farthest known one if there are fewer entries than trusted proxies', () => {
    expect(clientAddress(PROXY, '1.2.3.4', 5)).toBe('1.2.3.4')
    expect(clientAddress(PROXY, undefined, 1)).toBe(PROXY)
  })

  test.each([
    ['192.0.2.1:8080', '192.0.2.1'],
    ['[2001:db8::1]:8080', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[::ffff:192.0.2.1]:8080', '192.0.2.1'],
  ])('leaves out the port that a proxy appended: %s', (written, address) => {
    expect(clientAddress(PROXY, written, 1)).toBe(address)
  })

  test('is an IPv4 address even on a dual-stack socket', () => {
    expect(clientAddress('::ffff:192.0.2.1', undefined, 0)).toBe('192.0.2.1')
    expect(clientAddress('2001:db8::1', undefined, 0)).toBe('2001:db8::1')
  })
})
