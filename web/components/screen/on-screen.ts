/** The top bar lies over what is above this. */
const TOP_BAR = 56;
/** So much of an element can be seen, in CSS pixels, before keys may act on it. */
const SEEN = 40;

/** Whether an element is in the window, so that a person sees what a key does to it. */
export function isOnScreen(element: Element | null | undefined): boolean {
  const { top, bottom, height } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0, height: 0 };
  const seen = Math.min(bottom, innerHeight) - Math.max(top, TOP_BAR);
  return height > 0 && seen >= Math.min(SEEN, height);
}
