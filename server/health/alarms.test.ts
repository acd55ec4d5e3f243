import { describe, expect, test, vi } from 'vitest'
import { alarms } from './alarms.ts'

function setUp() {
  const notify = vi.fn(async (_text: string) => {})
  const log = vi.fn()
  return { notify, log, alarm: alarms({ notify, log }) }
}

const flushed = () => new Promise((resolve) => setImmediate(resolve))

describe('The owner', () => {
  test('is told once when an alarm begins and once when it is over', async () => {
    const { notify, log, alarm } = setUp()
    alarm.set('mail', 'Mail does not leave: 1 waiting')
    alarm.set('mail', 'Mail does not leave: 2 waiting')
    expect(alarm.current()).toEqual(['Mail does not leave: 2 waiting'])
    alarm.set('mail', undefined)
    alarm.set('mail', undefined)
    expect(alarm.current()).toEqual([])
    await flushed()
    const told = notify.mock.calls.map(([text]) => text)
    expect(told).toEqual([
      'ALARM: Mail does not leave: 1 waiting',
      'Over: Mail does not leave: 2 waiting',
    ])
    expect(log.mock.calls.flat()).toEqual(told)
  })

  test('is told later if the webhook is down too, which is logged', async () => {
    const { notify, log, alarm } = setUp()
    notify.mockRejectedValueOnce(new Error('refused'))
    alarm.set('disk', 'Messages cannot be stored')
    await flushed()
    expect(log).toHaveBeenLastCalledWith('The alarm webhook could not be reached: refused')
    await alarm.tell()
    await alarm.tell()
    expect(notify.mock.calls.flat()).toEqual(Array(2).fill('ALARM: Messages cannot be stored'))
  })
})
