import { postAlarm } from '../alarms.ts'
import { serverMails } from '../jobs/job-types.ts'
import { OwnerError } from '../owner-error.ts'
import { noteSelfTest, runSelfTest, selfTestMark, statusIn } from '../self-test/run-self-test.ts'
import { NO_ACCOUNT } from '../self-test/send-as-page.ts'
import { siteSettings } from '../site-settings.ts'
import type { Command, CommandContext, Given } from './command.ts'

export const selfTest: Command = {
  usage: '[--url URL] [--service ID --template ID --key KEY [--origin URL]]',
  does: 'sends a test enquiry as the page does, and reports whether it arrives',
  options: {
    url: { type: 'string' },
    service: { type: 'string' },
    template: { type: 'string' },
    key: { type: 'string' },
    origin: { type: 'string' },
  },
  access: 'change',
  async run(context, given) {
    const { settings, database, write } = context
    const account = accountFrom(given)
    const own = `http://localhost:${settings.port}`
    const host = given.url === undefined ? own : String(given.url)
    if (!URL.canParse(host))
      throw new OwnerError(
        `--url is "${host}", but must be an address, for example https://example.com.`,
      )
    const result = await runSelfTest({
      host,
      account: account ?? NO_ACCOUNT,
      origin: given.origin === undefined ? undefined : String(given.origin),
      // The token is a secret of our own server; the provider must not get it.
      mark: account || !database ? '' : await selfTestMark(database),
      ours: database !== undefined && given.url === undefined,
      status: async (id) => database && statusIn(database)(id),
      mails: database !== undefined && (await serverMails(database)),
      limitMs: settings.selfTestLimitMinutes * 60_000,
    })
    if (database) await noteSelfTest(database, result)
    if (result.ok) return write(`The self-test passed: ${result.text}.\n`)
    await tellOwner(context, result.text)
    throw new OwnerError(`The self-test failed: ${result.text}.`)
  },
}

/** The running server reports the failure at `/healthz` too, but it may be the server that is down. */
async function tellOwner({ settings, write }: CommandContext, text: string) {
  try {
    const site = siteSettings(settings.siteDir)()
    await postAlarm(settings.alarmWebhookUrl, site, `ALARM: The self-test failed: ${text}`)
  } catch (error) {
    write(`The alarm webhook could not be reached: ${(error as Error).message}.\n`)
  }
}

function accountFrom({ service, template, key }: Given) {
  const given = [service, template, key].filter((one) => one !== undefined)
  if (given.length === 0) return undefined
  if (given.length < 3) {
    throw new OwnerError('For the provider, give all three: --service, --template and --key.')
  }
  return { service: String(service), template: String(template), publicKey: String(key) }
}
