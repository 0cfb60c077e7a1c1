import { Box, Text } from 'ink';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { sanitize } from '../../output/output.js';
import { Line, Lines } from '../components/Line.js';
import { line, Reader, wrapText } from '../components/Reader.js';
import type { KeyContext } from '../keys/keys.js';
import { useKeys } from '../keys/useKeys.js';
import { type Tab, tabsFor } from '../screens/tabs.js';
import type { ShellState } from '../state/shell-state.js';
import { type LineResult, type Toast, type Tui, TuiProvider, useSize, useTui } from '../state/tui.js';
import type { Size } from '../terminal/screen.js';
import { tuiTexts } from '../tui.texts.js';
import { CommandLine } from './CommandLine.js';
import { Footer } from './Footer.js';
import { Help } from './Help.js';
import { TabBar } from './TabBar.js';

const MIN_COLUMNS = 60;
const MIN_ROWS = 16;
/** Tab bar and footer; messages stand above the footer. */
const FRAME_ROWS = 2;

export interface AppProps {
  tui: Tui;
  shell: ShellState;
  /** Every command's path, for the `:` line. */
  paths: readonly (readonly string[])[];
  /** Runs a command of the `:` line. */
  runLine(line: string): Promise<LineResult>;
  quit(): void;
  /** The tab to begin with. */
  firstTab?: string | undefined;
  /** The only one there is, instead of all. */
  only?: Tab | undefined;
}

export const App = (props: AppProps) => (
  <TuiProvider value={props.tui}>
    <Frame {...props} />
  </TuiProvider>
);

/** What a command printed, with the command as its title. */
interface Output {
  title: string;
  text: string;
}

function OutputPage(props: Output & { columns: number; rows: number; close(): void }) {
  const { title, text, columns, rows, close } = props;
  const lines = text
    .trimEnd()
    .split('\n')
    .map((one) => line(one));
  return <Reader title={title} lines={lines} columns={columns} rows={rows} handlers={{ close }} />;
}

/** Does what is typed at the bottom: the name of a tab, a word of the terminal UI, or a command, whose output is printed. */
function useTypedLines(needs: {
  shell: AppProps['shell'];
  tabs: readonly Tab[];
  runLine: AppProps['runLine'];
  quit(): void;
  openTab(name: string): void;
  openHelp(): void;
  print(output: Output): void;
}) {
  const { shell, tabs, runLine, quit, openTab, openHelp, print } = needs;
  const { resources } = useTui();
  const [history, setHistory] = useState<readonly string[]>([]);
  const run = async (text: string) => {
    const words = text.trim();
    if (words === '') return;
    setHistory((before) => [...before.filter((one) => one !== words), words]);
    const tab = tabs.find(({ name, label, short }) =>
      [name, label, short].some((one) => one.toLowerCase() === words.toLowerCase()),
    );
    if (tab !== undefined) openTab(tab.name);
    else if (words === 'q' || words === 'quit' || words === 'exit') quit();
    else if (words === 'help') openHelp();
    else if (words === 'refresh') resources.expire();
    else {
      shell.show({ kind: 'note', title: `smops ${words} …` });
      const { output, exitCode } = await runLine(words);
      shell.show(exitCode === 0 ? undefined : { kind: 'failed', title: tuiTexts().exitCode(exitCode) });
      if (output.trim() !== '') print({ title: `smops ${words}`, text: output });
      resources.expire();
    }
  };
  return { history, run };
}

function Frame({ shell, paths, runLine, quit, firstTab, only }: AppProps) {
  const { who, keys } = useTui();
  const size = useSize();
  const isTooSmall = size.columns < MIN_COLUMNS || size.rows < MIN_ROWS;
  // Too small, everything stays there, hidden: a form keeps what was typed into it.
  const columns = Math.max(size.columns, MIN_COLUMNS);
  const rows = Math.max(size.rows, MIN_ROWS);
  useSyncExternalStore(shell.subscribe, shell.snapshot);
  const tabs = who === undefined ? [] : only === undefined ? tabsFor(who.role) : [only];
  const [wanted, setWanted] = useState<string | undefined>(firstTab);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [isLineOpen, setLineOpen] = useState(false);
  const [page, setPage] = useState<Output | undefined>();
  const [helpFor, setHelpFor] = useState<readonly KeyContext[] | undefined>();
  const active = Math.max(
    0,
    tabs.findIndex(({ name }) => name === wanted),
  );
  const current = tabs[active]?.name;
  useEffect(() => {
    if (current !== undefined)
      setVisited((before) => (before.has(current) ? before : new Set([...before, current])));
  }, [current]);

  const { history, run } = useTypedLines({
    shell,
    tabs,
    runLine,
    quit,
    openTab: setWanted,
    openHelp: () => setHelpFor(keys.contexts()),
    print: setPage,
  });
  const go = (index: number) => setWanted(tabs[(index + tabs.length) % tabs.length]?.name);
  const isBusy = shell.question !== undefined || isLineOpen || helpFor !== undefined || page !== undefined;
  useKeys(
    'app',
    {
      next: tabs.length > 1 ? () => go(active + 1) : undefined,
      previous: tabs.length > 1 ? () => go(active - 1) : undefined,
      tab: ({ id }) => (Number(id) <= tabs.length ? go(Number(id) - 1) : undefined),
      line: () => setLineOpen(true),
      help: () => setHelpFor(keys.contexts()),
      quit,
    },
    { isActive: !isBusy },
  );
  const message = isLineOpen && shell.question === undefined ? [''] : messageOf(shell, columns - 2, rows);
  const height = rows - FRAME_ROWS - message.length;
  const isCovered = page !== undefined || helpFor !== undefined;
  const screen = (
    <Box
      key="screen"
      display={isTooSmall ? 'none' : 'flex'}
      flexDirection="column"
      width={columns}
      height={rows}
    >
      <TabBar tabs={tabs} active={active} columns={columns} />
      <Box height={height} flexDirection="column">
        {who === undefined ? <Line tone="muted"> {tuiTexts().connecting}</Line> : null}
        {tabs.map(({ name, Screen }) =>
          name === current || visited.has(name) ? (
            <Box key={name} display={name === current && !isCovered ? 'flex' : 'none'} flexDirection="column">
              <Screen columns={columns} rows={height} isActive={name === current && !isCovered} />
            </Box>
          ) : null,
        )}
        {page === undefined || helpFor !== undefined ? null : (
          <OutputPage {...page} columns={columns} rows={height} close={() => setPage(undefined)} />
        )}
        {helpFor === undefined ? null : (
          <Help contexts={helpFor} columns={columns} rows={height} close={() => setHelpFor(undefined)} />
        )}
      </Box>
      {shell.question !== undefined ? (
        <Ask shell={shell} lines={message} />
      ) : isLineOpen ? (
        <CommandLine
          columns={columns}
          paths={paths}
          history={history}
          run={(text) => {
            setLineOpen(false);
            void run(text);
          }}
          close={() => setLineOpen(false)}
        />
      ) : (
        <Message toast={shell.toast} lines={message} />
      )}
      <Footer columns={columns} />
    </Box>
  );
  return (
    <Box width={size.columns} height={size.rows}>
      {screen}
      {isTooSmall ? <TooSmall key="small" {...size} isEnding={shell.question?.isEnd === true} /> : null}
    </Box>
  );
}

/** Stands before everything, and takes the keys: what they would do is hidden. Only those of the system work. */
function TooSmall({ columns, rows, isEnding }: Size & { isEnding: boolean }) {
  useKeys('system', {}, { isModal: true });
  return (
    <Text wrap="wrap">
      {tuiTexts().tooSmall(
        `${MIN_COLUMNS}x${MIN_ROWS}`,
        `${columns}x${rows}`,
        isEnding ? tuiTexts().formLost : tuiTexts().ctrlCEnds,
      )}
    </Text>
  );
}

const MARKS = { done: '✓', failed: '✗', note: '·' } as const;
const COLORS = { done: 'green', failed: 'red', note: 'yellow' } as const;

/** The question or the toast in as many lines as it takes, up to a third of the screen; one empty line without any. */
function messageOf({ question, toast }: ShellState, width: number, rows: number): string[] {
  const most = Math.floor(rows / 3);
  // The choice is never what is cut.
  if (question !== undefined) {
    const choice = ' [y/N]';
    const lines = wrapText(question.text, width - choice.length, most);
    return [...lines.slice(0, -1), `${lines.at(-1)}${choice}`];
  }
  if (toast === undefined) return [''];
  return wrapText(`${titleOf(toast)}${toast.text === undefined ? '' : `  ${toast.text}`}`, width, most);
}

const titleOf = ({ kind, title }: Toast) => `${MARKS[kind]} ${title}`;

function Ask({ shell, lines }: { shell: ShellState; lines: readonly string[] }) {
  const { question } = shell;
  const answer = (isYes: boolean) => {
    shell.ask(undefined);
    if (isYes) question?.onYes();
  };
  useKeys('confirm', { yes: () => answer(true), no: () => answer(false) }, { isModal: true });
  return (
    <Box height={lines.length} flexShrink={0} flexDirection="column" paddingX={1}>
      <Lines tone="waiting" isBold texts={lines} />
    </Box>
  );
}

function Message({ toast, lines }: { toast: Toast | undefined; lines: readonly string[] }) {
  if (toast === undefined) return <Line> </Line>;
  // The title stands out, as far as it is in the first line.
  const [first = '', ...rest] = lines;
  const title = first.slice(0, sanitize(titleOf(toast)).length);
  return (
    <Box height={lines.length} flexShrink={0} flexDirection="column" paddingX={1}>
      <Text wrap="truncate-end">
        <Text bold color={COLORS[toast.kind]}>
          {title}
        </Text>
        {first.slice(title.length)}
      </Text>
      <Lines texts={rest} />
    </Box>
  );
}
