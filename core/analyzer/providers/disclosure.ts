/** Where a vendor answers, and who that is. */
export interface Vendor {
  /** Host names below which the vendor itself answers. */
  domain: string;
  /** Name and country, and what is known of training. */
  who: string;
  training: string;
}

const WHAT = 'gets the comments’ text, no names, ids or links';

/**
 * Says who really gets the comments: the vendor only at its own address. What stands at another one, a company's gateway or
 * a model on a machine of its own, smops cannot know.
 */
export function discloseDestination(url: string, { domain, who, training }: Vendor): string {
  const { hostname, host } = new URL(url);
  if (hostname === domain || hostname.endsWith(`.${domain}`)) return `${who} ${WHAT}; ${training}.`;
  return `${host}, the address set on this server, ${WHAT}; who runs it decides what becomes of them.`;
}
