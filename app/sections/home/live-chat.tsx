import { Deferred } from '../../islands/deferred.tsx'

/**
 * The configured live chat, on Home only. Its script is added at the first interaction, and removed with
 * the page together with the elements that it added.
 * @param script address of the provider's script; without one nothing is requested
 */
export const LiveChat = ({ script }: { script?: string | undefined }) =>
  script && (
    <Deferred>
      <script src={script} />
    </Deferred>
  )
