import { Reader, type ReaderLine } from '../components/Reader.js';
import { KEYS, type KeyBinding, type KeyContext, shownKey } from '../keys/keys.js';
import { useKeys } from '../keys/useKeys.js';
import { tuiTexts } from '../tui.texts.js';

const TITLES: Record<KeyContext, string> = {
  system: tuiTexts().everywhere,
  app: tuiTexts().betweenScreens,
  list: tuiTexts().inList,
  run: tuiTexts().inRun,
  search: tuiTexts().whileSearching,
  reader: tuiTexts().inDetails,
  reading: tuiTexts().whileReading,
  settling: tuiTexts().whileSettling,
  sitting: tuiTexts().afterReading,
  form: tuiTexts().inForm,
  preview: tuiTexts().inPreview,
  menu: tuiTexts().inMenu,
  note: tuiTexts().inNote,
  confirm: tuiTexts().whenAsked,
  line: tuiTexts().inLine,
  help: tuiTexts().onThisPage,
};

const KEYS_WIDTH = 22;

/** Many keys that do alike are a range: 1 to 9. */
const shownKeys = (keys: readonly string[]) =>
  keys.length > 4 ? tuiTexts().keyRange(String(keys[0]), String(keys.at(-1))) : keys.map(shownKey).join(', ');

/** Every key of the key map, where one is first. */
export function helpLines(contexts: readonly KeyContext[]): ReaderLine[] {
  const others = (Object.keys(TITLES) as KeyContext[]).filter((one) => !contexts.includes(one));
  return [...contexts, ...others].flatMap((context) => [
    { pieces: [{ text: TITLES[context], tone: 'accent' as const, isBold: true }] },
    ...Object.values(KEYS[context] as Record<string, KeyBinding>).map(({ keys, help }) => ({
      pieces: [{ text: `  ${shownKeys(keys).padEnd(KEYS_WIDTH)}`, isBold: true }, { text: help }],
      indent: KEYS_WIDTH + 2,
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
      title={tuiTexts().keys}
      lines={helpLines(props.contexts)}
      columns={props.columns}
      rows={props.rows}
      handlers={{}}
      context="help"
    />
  );
}
