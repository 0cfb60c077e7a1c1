import { tileMapScene } from '@smops/core/platform/charts/tile-map.js';
import { choiceText, fieldText } from '@smops/core/platform/texts/lists.texts.model.js';
import type { State } from '@smops/core/records/whatsapp/whatsapp.constants.js';
import { countByState } from '@smops/core/records/whatsapp/whatsapp.model.js';
import type { WhatsAppAccount } from '@smops/core/records/whatsapp/whatsapp.schemas.js';
import { useCallback } from 'react';
import { Frame } from '../../charts/Frame.js';
import { WHATSAPP_TEXT } from './whatsapp.texts.js';

const TEXT = WHATSAPP_TEXT.chart;
/** Wider, the tiles would be larger than what they say. */
const WIDEST = 320;

export interface StateMapProps {
  accounts: readonly WhatsAppAccount[];
  chosen: State | undefined;
  onSelect(state: State): void;
}

/** The accounts by state on a map of tiles; a state filters the list. */
export function StateMap({ accounts, chosen, onSelect }: StateMapProps) {
  const draw = useCallback(
    (width: number) =>
      tileMapScene({
        label: TEXT.title,
        width: Math.min(width, WIDEST),
        counts: Object.fromEntries(countByState(accounts)),
        nameOf: choiceText,
        words: { state: fieldText('State'), count: TEXT.count },
      }),
    [accounts],
  );
  return (
    <Frame
      level={2}
      className="panel px-4 py-3 max-md:order-last max-md:mt-4"
      title={TEXT.title}
      about={[TEXT.about]}
      isCaptionShown={false}
      draw={draw}
      chosen={chosen && new Set([chosen])}
      onSelect={({ key }) => onSelect(key as State)}
    />
  );
}
