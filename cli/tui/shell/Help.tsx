import { Reader, type ReaderLine } from '../components/Reader.js';
import { KEYS, type KeyBinding, type KeyContext, shownKey } from '../keys/keys.js';
import { useKeys } from '../keys/useKeys.js';

const TITLES: Record<KeyContext, string> = {
  system: 'Everywhere',
  app: 'Between screens',
  list: 'In a list',
  run: 'In a run of the analyzer',
  search: 'While searching',
  reader: 'In a page of details',
  form: 'In a form',
  confirm: 'When asked',
  line: 'In the : line',
  help: 'On this page',
};

/** Many keys that do alike are a range: 1 to 9. */
const shownKeys = (keys: readonly string[]) =>
  keys.length > 4 ? `${keys[0]} to ${keys.at(-1)}` : keys.map(shownKey).join(', ');

/** Every key of the key map, where one is first. */
export function helpLines(contexts: readonly KeyContext[]): ReaderLine[] {
  const others = (Object.keys(TITLES) as KeyContext[]).filter((one) => !contexts.includes(one));
  return [...contexts, ...others].flatMap((context) => [
    { pieces: [{ text: TITLES[context], tone: 'accent' as const, isBold: true }] },
    ...Object.values(KEYS[context] as Record<string, KeyBinding>).map(({ keys, help }) => ({
      pieces: [{ text: `  ${shownKeys(keys).padEnd(22)}`, isBold: true }, { text: help }],
    })),
    { pieces: [] },
  ]);
}

/** The page behind `?`: what works where one is comes first. */
export function Help(props: {
  contexts: readonly KeyContext[];
  columns: number;
  rows: number;
  close(): void;
}) {
  useKeys('help', { close: props.close }, { isModal: true });
  return (
    <Reader
      title="Keys"
      lines={helpLines(props.contexts)}
      columns={props.columns}
      rows={props.rows}
      handlers={{}}
      context="help"
    />
  );
}
