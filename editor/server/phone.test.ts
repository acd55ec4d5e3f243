import os from 'node:os'
import { expect, test, vi } from 'vitest'
import { createPhone } from './phone.ts'

test('A computer in several networks lists its addresses, of which the owner chooses', () => {
  const found = { vboxnet0: '192.168.56.1', wlan0: '192.168.1.5', lo: '127.0.0.1' }
  const networks = Object.entries(found).map(([name, address]) => [name, [{ address }]])
  vi.spyOn(os, 'networkInterfaces').mockReturnValue(Object.fromEntries(networks))
  const log = vi.spyOn(console, 'log').mockReturnValue()
  expect(createPhone('192.168.1.5').hostname).toBe('192.168.1.5')
  expect(log.mock.calls.join()).toContain('192.168.56.1 (vboxnet0), 192.168.1.5 (wlan0)')
  expect(() => createPhone('127.0.0.1')).toThrow('192.168.1.5 (wlan0)')
})
