/** Whether a key goes into a field, or a dialog is open: then a page's own keys mean nothing. */
export const isTyping = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)));
