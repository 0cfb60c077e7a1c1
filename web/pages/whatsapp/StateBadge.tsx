import { choiceText } from '@smops/core/lists/lists.texts.model.js';
import { STATES, type State } from '@smops/core/whatsapp/whatsapp.constants.js';

/** One class per state (app.css): sixteen hues around the circle, each with text of readable contrast. */
export function StateBadge({ state }: { state: State }) {
  return (
    <span
      className={`state-${STATES.indexOf(state)} inline-flex whitespace-nowrap rounded-full px-2.5 py-0.5 font-medium text-xs leading-4.5`}
    >
      {choiceText(state)}
    </span>
  );
}
