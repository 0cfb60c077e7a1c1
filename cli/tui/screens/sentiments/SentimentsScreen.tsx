import { engineChanges } from '@smops/core/analysis/sentiments/engine-changes.model.js';
import { SENTIMENTS } from '@smops/core/analysis/sentiments/sentiments.operations.js';
import type {
  SentimentComment,
  SentimentDetails,
  SentimentRecord,
} from '@smops/core/analysis/sentiments/sentiments.schemas.js';
import { isFound } from '@smops/core/platform/language/search-text.model.js';
import { TASKS } from '@smops/core/records/tasks/tasks.operations.js';
import type { Task } from '@smops/core/records/tasks/tasks.schemas.js';
import { useEffect, useMemo, useState } from 'react';
import type { ZoneClock } from '../../../connection/clock.js';
import { describeFailure } from '../../../failures/failures.js';
import { word } from '../../../output/words.js';
import { intakeLines } from '../../../runs/reading-lines.js';
import { sentimentsTexts } from '../../../sentiments/sentiments.texts.js';
import { barChart, CHANGE_MARK, sparkline } from '../../components/bars.js';
import { field, line, Reader, type ReaderLine } from '../../components/Reader.js';
import { byText } from '../../lists/compare-text.js';
import type { ScreenProps } from '../../lists/ListScreen.js';
import { useClock, useTui } from '../../state/tui.js';
import { widthOf } from '../../terminal/screen.js';
import { toneOfStatus } from '../../theme.js';
import { mixedTexts } from '../mixed.texts.js';
import { screensTexts } from '../screens.texts.js';
import { type BrowserPage, useBrowser } from '../useBrowser.js';
import { NewSentiment } from './NewSentiment.js';

const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

const pageIn = (clock: ZoneClock): BrowserPage<SentimentRecord[], SentimentRecord> => ({
  name: 'sentiments',
  load: (client) => client.call(SENTIMENTS.list),
  // The latest first: it is what people look for.
  rowsOf: (records) => records.toReversed(),
  keyOf: ({ id }) => id,
  isLive: true,
  title: () => screensTexts().analysisHistory,
  cards(records, shown) {
    const last = records.at(-1);
    if (last === undefined) return [];
    const curve = shown.toReversed();
    const changes = engineChanges(curve).map(({ index }) => index);
    return [
      { label: screensTexts().sentimentScore, value: `${last.sentimentScore}/10 ${word(last.label)}` },
      { label: screensTexts().lastAnalysis, value: clock.told.minute(last.analyzeDate) },
      { label: screensTexts().taskId, value: last.taskId },
      {
        label: screensTexts().trend,
        value: sparkline(
          curve.map((one) => Number(one.sentimentScore)),
          20,
          [0, 10],
          changes,
        ),
      },
      ...(changes.some((at) => at > curve.length - 20)
        ? [{ label: CHANGE_MARK, value: screensTexts().otherEngine }]
        : []),
    ];
  },
  columns: [
    {
      title: screensTexts().taskId,
      value: ({ taskId }) => taskId,
      width: 11,
      compare: byText(({ taskId }) => taskId),
    },
    {
      title: clock.zone,
      value: ({ analyzeDate }) => clock.minute(analyzeDate),
      width: Math.max(16, widthOf(clock.zone)),
      compare: (a, b) => (a.analyzeDate < b.analyzeDate ? -1 : 1),
    },
    {
      title: screensTexts().score,
      value: ({ sentimentScore, label }) => `${sentimentScore} ${word(label)}`,
      width: 13,
      tone: ({ label }) => toneOfStatus(label),
      compare: (a, b) => Number(a.sentimentScore) - Number(b.sentimentScore),
    },
    {
      title: screensTexts().commentsTitle,
      value: ({ comments }) => comments?.total.toLocaleString('en') ?? '',
      width: 9,
      align: 'right',
      from: 72,
    },
    { title: screensTexts().summaryPreview, value: ({ aiSummary }) => flat(aiSummary), width: 10, grow: 1 },
  ],
  filters: [
    { name: 'label', label: screensTexts().labelFilter, values: ['Positive', 'Neutral', 'Negative'] },
  ],
  filter: (records, search, { label }) =>
    records.filter(
      (one) =>
        (label === undefined || one.label === label) &&
        isFound(search, [one.taskId, one.aiSummary, one.fileName]),
    ),
  empty: [screensTexts().noData, mixedTexts().firstFile],
});

const standing = (title: string, comments: readonly SentimentComment[]): ReaderLine[] =>
  comments.length === 0
    ? []
    : [
        line(title, 'accent', true),
        ...comments.map(({ score, label, reactionsCount, content }) => ({
          pieces: [
            { text: `  ${score?.toFixed(1) ?? '–'} `, tone: toneOfStatus(label ?? ''), isBold: true },
            {
              text: `${screensTexts().reactionsOf(reactionsCount.toLocaleString('en'))}  `,
              tone: 'muted' as const,
            },
            { text: flat(content) },
          ],
        })),
        line(),
      ];

function detailLines(
  record: SentimentRecord,
  details: SentimentDetails | undefined,
  columns: number,
  clock: ZoneClock,
): ReaderLine[] {
  const { comments } = record;
  return [
    field(screensTexts().taskId, record.taskId),
    field(screensTexts().analysisDate, `${clock.told.minute(record.analyzeDate)} (${clock.zone})`),
    field(
      screensTexts().sentimentScore,
      `${record.sentimentScore}/10 ${word(record.label)}`,
      toneOfStatus(record.label),
    ),
    ...(record.earlierScore === null ? [] : [line(sentimentsTexts().earlier(record.earlierScore), 'muted')]),
    ...(record.weightedScore === null ? [] : [field(screensTexts().weighted, `${record.weightedScore}/10`)]),
    line(),
    ...(comments === null
      ? [line(screensTexts().takenOver, 'muted')]
      : barChart(
          [
            { name: word('Positive'), value: comments.positive, tone: 'good' },
            { name: word('Neutral'), value: comments.neutral, tone: 'muted' },
            { name: word('Negative'), value: comments.negative, tone: 'bad' },
          ],
          comments.total,
          columns,
        )),
    line(),
    ...record.aiSummary.split('\n').map((text) => line(text)),
    line(),
    ...(details === undefined
      ? []
      : [
          ...standing(screensTexts().mostPositive, details.mostPositive),
          ...standing(screensTexts().mostNegative, details.mostNegative),
          ...standing(screensTexts().mostReacted, details.mostReacted),
          ...(details.intake === null ? [] : intakeLines(details.intake).map((text) => line(text, 'muted'))),
        ]),
  ];
}

/** The details of the record that is open, once they are there. */
function useDetails(open: SentimentRecord | undefined): SentimentDetails | undefined {
  const { call } = useTui();
  const [details, setDetails] = useState<SentimentDetails | undefined>();
  useEffect(() => {
    setDetails(undefined);
    if (open === undefined) return;
    let isWanted = true;
    call((client) => client.call(SENTIMENTS.get, { id: open.id })).then(
      (found) => isWanted && setDetails(found),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [open, call]);
  return details;
}

/** Sentiment analyses, the latest first, with their trend; upload, details, delete. */
export function SentimentsScreen(props: ScreenProps) {
  const { columns, rows, isActive } = props;
  const { call, toast, ask } = useTui();
  const [open, setOpen] = useState<SentimentRecord | undefined>();
  const details = useDetails(open);
  const [tasks, setTasks] = useState<Task[] | undefined>();
  const [deleted, setDeleted] = useState<number | undefined>();
  const fail = (cause: unknown) =>
    toast({ kind: 'failed', title: screensTexts().error, text: describeFailure(cause).message });
  const remove = (record: SentimentRecord) =>
    ask(screensTexts().deleteSentiment(record.taskId), () => {
      call((client) => client.call(SENTIMENTS.delete, { id: record.id })).then(() => {
        setOpen(undefined);
        setDeleted(record.id);
        toast({
          kind: 'done',
          title: screensTexts().recordDeleted,
          text: screensTexts().recordDeletedText,
        });
        void reload();
      }, fail);
    });
  const clock = useClock();
  const page = useMemo(() => pageIn(clock), [clock]);
  const { list, reload } = useBrowser(props, page, {
    isCovered: open !== undefined || tasks !== undefined,
    open: (record) => setOpen(record),
    handlers: (current) => ({
      add: () => void call((client) => client.call(TASKS.list)).then(setTasks, fail),
      remove: current && (() => remove(current)),
      undo:
        deleted === undefined
          ? undefined
          : () =>
              void call((client) => client.call(SENTIMENTS.restore, { id: deleted })).then(() => {
                setDeleted(undefined);
                toast({ kind: 'done', title: screensTexts().recordRestored });
                void reload();
              }, fail),
    }),
  });
  if (tasks !== undefined)
    return (
      <NewSentiment
        {...props}
        tasks={tasks}
        done={() => {
          setTasks(undefined);
          void reload();
        }}
        close={() => setTasks(undefined)}
      />
    );
  if (!isActive) return null;
  if (open === undefined) return list;
  return (
    <Reader
      title={screensTexts().analysisDetails(open.taskId)}
      lines={detailLines(open, details, columns - 2, clock)}
      columns={columns}
      rows={rows}
      handlers={{ close: () => setOpen(undefined), remove: () => remove(open) }}
    />
  );
}
