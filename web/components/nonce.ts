import { setNonce } from 'get-nonce';

/** The page's CSP nonce, as the server wrote it into the page; undefined while developing, where there is no policy. */
export const pageNonce =
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/** Lets the libraries that add style elements (scroll lock of the selects) carry the nonce. */
export function shareNonce(): void {
  if (pageNonce) setNonce(pageNonce);
}
