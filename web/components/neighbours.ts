const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled)';

const controlsOf = (row: Element | null | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? []),
];

/**
 * Remembers where a control stands, so that the keyboard goes on there when the control is gone. Call the result to focus
 * the control; else the same one of the next row or the one before; else the heading of its section, or the page's.
 */
export function rememberPlace(control: Element | null): () => void {
  const row = control?.closest('tr, li');
  const position = control instanceof HTMLElement ? controlsOf(row).indexOf(control) : -1;
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling];
  const section = control?.closest('section');
  return () => {
    const places = [
      control,
      // A control that waits has others beside it.
      ...[row, ...neighbours].map((one) => {
        const controls = one?.isConnected ? controlsOf(one) : [];
        return controls[position] ?? controls.at(-1);
      }),
      section?.querySelector('h2'),
      document.querySelector('h1'),
    ];
    for (const place of places) {
      if (!(place instanceof HTMLElement) || !place.isConnected || place.matches(':disabled')) continue;
      if (/^H\d$/.test(place.tagName)) place.tabIndex = -1;
      place.focus();
      if (document.activeElement === place) return;
    }
  };
}
