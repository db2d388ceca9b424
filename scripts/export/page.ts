import { HEAD_MARK, type NextPage, takeApart } from './next-page';
import { type Guests, policyOf, sha256 } from './policy';
import type { StartParts } from './starter/start';

type PageOptions = {
  /** The text of a stylesheet by its address. */
  styleOf(address: string): string;
  /** The script that starts the others, for the page's head. */
  starter: string;
  /** Where the page's data will lie, for the starter to fetch. */
  payloadAddress: string;
  /** Start the scripts right after the first paint. */
  early: boolean;
  /** The origin of the sending service. */
  sendingOrigin: string;
  /** Hosts to let in for a visitor who has agreed to it, and the key his browser keeps the agreement under. */
  counter?: { hosts: Guests; choiceKey: string } | undefined;
};

/**
 * Makes of a page as Next exports it one whose first view waits for nothing: styles stand in it, scripts are
 * asked for later by the starter in its head, React's data lies beside it, and a policy lets run nothing else.
 *
 * @returns the page, its data, and the addresses of the scripts that nothing asks for any more
 * @throws {Error} when the page is not what Next 16 is known to write
 */
export async function finishPage(
  page: string,
  { styleOf, starter, payloadAddress, early, sendingOrigin, counter }: PageOptions,
): Promise<Pick<NextPage, 'html' | 'payload' | 'unwanted'>> {
  const { html, scripts, unwanted, bootstrap, payload } = await takeApart(page, styleOf);
  const policyParts = { inlineScripts: [starter], sendingOrigin };
  const policy = policyOf({ ...policyParts, guests: counter?.hosts });
  const parts: StartParts = {
    payload: payloadAddress,
    integrity: sha256(payload),
    scripts,
    bootstrap,
    ...(early && { early }),
    // A page's policies can only add up to something stricter, so the wide one stands in the page and the
    // starter lays the strict one on top of it for everybody who has not agreed.
    ...(counter && {
      unlessAgreed: { choiceKey: counter.choiceKey, policy: policyOf(policyParts) },
    }),
  };
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    `<script data-start='${escapeAttribute(JSON.stringify(parts))}'>${starter}</script>`,
  ].join('');
  return { html: html.replace(HEAD_MARK, () => head), payload, unwanted };
}

/** For an attribute between apostrophes: of them JSON has few, and the page's first bytes are counted. */
function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
}
