import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Webhook } from 'standardwebhooks'
import { expect, test, vi } from 'vitest'

/** Runs the code of a recipe, as the documentation has it, with these globals; returns what it exports or `result`. */
function run(title: string, globals: Record<string, unknown>, result = '') {
  const recipes = readFileSync('docs/webhook-recipes.md', 'utf8')
  const [, code = ''] = new RegExp(`## ${title}\n.*?\`\`\`js\n(.*?)\`\`\``, 's').exec(recipes) ?? []
  const script = code.replace(/^import .*/m, '').replace('export default', 'return')
  return new Function(...Object.keys(globals), `${script}\n${result}`)(...Object.values(globals))
}

const SECRET = `whsec_${Buffer.alloc(32, 'key').toString('base64')}`
const ENQUIRY = {
  ...{ id: 'one', receivedAt: '2026-11-27T10:00:00.000Z', state: 'new', name: '=Asha' },
  ...{ email: 'asha@example.com', message: 'Hello', details: { phone: '98250 12345' } },
}

/** The body and the headers of an event, as the server sends them. */
function signed(type: string, change: object = {}) {
  const body = JSON.stringify({ type, data: { ...ENQUIRY, ...change } })
  const now = new Date()
  const headers = {
    'webhook-id': 'event',
    'webhook-timestamp': `${Math.floor(now.getTime() / 1000)}`,
    'webhook-signature': new Webhook(SECRET).sign('event', now, body),
  }
  return { body, headers }
}

test('Google Sheets: an enquiry is a row, which follows its state; a stranger adds none', () => {
  const rows: string[][] = []
  const sheet = {
    getRange: (from: string | number) => ({
      getValues: () => [...rows, ['']],
      setValues: ([row]: string[][]) => rows.splice(Number(from) - 1, 1, row ?? []),
    }),
    appendRow: (row: string[]) => rows.push(row),
  }
  const globals = {
    SpreadsheetApp: { getActiveSpreadsheet: () => ({ getSheets: () => [sheet] }) },
    LockService: { getScriptLock: () => ({ waitLock: () => {}, releaseLock: () => {} }) },
    HtmlService: { createHtmlOutput: (text: string) => text },
  }
  const doPost = run('Google Sheets', globals, 'return doPost')
  const post = (token: string, type: string, change?: object) =>
    doPost({ parameter: { token }, postData: { contents: signed(type, change).body } })
  expect(post('wrong', 'enquiry.received')).toBe('ok')
  expect(rows).toEqual([])
  post('a long random text', 'enquiry.received', { id: 'another' })
  post('a long random text', 'enquiry.received')
  post('a long random text', 'enquiry.marked', { state: 'won' })
  expect(rows.map(([id, , state, name]) => [id, state, name])).toEqual([
    ['another', 'new', "'=Asha"],
    ['one', 'won', "'=Asha"],
  ])
})

test('n8n: what our server signed is passed on, and nothing else', () => {
  const { body, headers } = signed('enquiry.marked', { state: 'won' })
  const pass = (text: string) => {
    const binary = { data: { data: Buffer.from(text).toString('base64') } }
    return run('n8n', {
      ...{ require: createRequire(import.meta.url), $env: { WEBHOOK_SECRET: SECRET } },
      $input: { first: () => ({ json: { headers }, binary }) },
    })
  }
  expect(pass(body)).toMatchObject([{ json: { type: 'enquiry.marked', state: 'won' } }])
  expect(() => pass(`${body} `)).toThrow('Not signed')
})

test('HubSpot: an enquiry becomes a contact, found by its address, with its state', async () => {
  const asked = vi.fn<typeof fetch>(async () => new Response())
  const worker = run('HubSpot', { Webhook, fetch: asked })
  const post = async (change: object, sign = signed('enquiry.marked', change)) => {
    const request = new Request('https://worker.example', { method: 'POST', ...sign })
    const answer = await worker.fetch(request, { WEBHOOK_SECRET: SECRET, HUBSPOT_TOKEN: 'token' })
    return answer.status
  }
  expect(await post({ state: 'won' })).toBe(200)
  const [url, { headers, body } = {}] = asked.mock.calls[0] ?? []
  expect(url).toMatch(/^https:\/\/api\.hubapi\.com\//)
  expect(headers).toMatchObject({ Authorization: 'Bearer token' })
  expect(JSON.parse(String(body)).inputs).toMatchObject([
    { idProperty: 'email', id: ENQUIRY.email, properties: { hs_lead_status: 'OPEN_DEAL' } },
  ])
  expect(await post({ email: '' })).toBe(200)
  expect(await post({}, { ...signed('enquiry.marked'), body: '{}' })).toBe(403)
  expect(asked).toHaveBeenCalledTimes(1)
})
