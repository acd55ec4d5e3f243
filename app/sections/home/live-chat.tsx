import { Deferred } from '../../islands/deferred.tsx'

/**
 * The configured live chat, on Home alone: its script is added at the first interaction, and goes
 * with the page, as does whatever it has made.
 * @param script address of the provider's script; without one nothing is requested
 */
export const LiveChat = ({ script }: { script?: string | undefined }) =>
  script && (
    <Deferred>
      <script src={script} />
    </Deferred>
  )
