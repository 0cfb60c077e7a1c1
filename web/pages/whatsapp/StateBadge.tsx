import { choiceText } from '@smops/core/platform/texts/lists.texts.model.js';
import { STATES, type State } from '@smops/core/records/whatsapp/whatsapp.constants.js';
import type { CSSProperties } from 'react';

/** The sixteen states share the circle of hues evenly (`.state` in app.css). */
const hueOf = (state: State) => (STATES.indexOf(state) * 360) / STATES.length;

export function StateBadge({ state }: { state: State }) {
  return (
    <span
      className="state inline-flex whitespace-nowrap rounded-full px-2.5 py-0.5 font-medium text-xs leading-4.5"
      style={{ '--hue': hueOf(state) } as CSSProperties}
    >
      {choiceText(state)}
    </span>
  );
}
