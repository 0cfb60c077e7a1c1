import { isFound } from '@smops/core/lists/list-search.model.js';
import type {
  SentimentComment,
  SentimentDetails,
  SentimentRecord,
} from '@smops/core/sentiments/sentiments.schemas.js';
import type { Task } from '@smops/core/tasks/tasks.schemas.js';
import {
  deleteSentiment,
  getSentiment,
  listSentiments,
  restoreSentiment,
  uploadSentiment,
} from '@smops/server/client/sentiments.client.js';
import { listTasks } from '@smops/server/client/tasks.client.js';
import { useEffect, useMemo, useState } from 'react';
import type { ZoneClock } from '../../../connection/clock.js';
import { describeFailure } from '../../../program/failures.js';
import { barChart, sparkline } from '../../components/bars.js';
import { field, line, Reader, type ReaderLine } from '../../components/Reader.js';
import { Form } from '../../forms/Form.js';
import { byText } from '../../lists/compare-text.js';
import type { ScreenProps } from '../../lists/ListScreen.js';
import { useClock, useTui } from '../../state/tui.js';
import { toneOfStatus } from '../../theme.js';
import { type BrowserPage, useBrowser } from '../useBrowser.js';
import { uploadForm } from './upload-form.js';

const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

const pageIn = (clock: ZoneClock): BrowserPage<SentimentRecord[], SentimentRecord> => ({
  name: 'sentiments',
  load: (client) => listSentiments(client),
  // The latest first: it is what people look for.
  rowsOf: (records) => records.toReversed(),
  keyOf: ({ id }) => id,
  isLive: true,
  title: () => 'Analysis History',
  cards(records, shown) {
    const last = records.at(-1);
    if (last === undefined) return [];
    return [
      { label: 'Sentiment Score', value: `${last.sentimentScore}/10 ${last.label}` },
      { label: 'Last Analysis', value: clock.minute(last.analyzeDate) },
      { label: 'Task ID', value: last.taskId },
      {
        label: 'Trend',
        value: sparkline(
          shown.toReversed().map((one) => Number(one.sentimentScore)),
          20,
          [0, 10],
        ),
      },
    ];
  },
  columns: [
    {
      title: 'Task ID',
      value: ({ taskId }) => taskId,
      width: 11,
      compare: byText(({ taskId }) => taskId),
    },
    {
      title: clock.zone,
      value: ({ analyzeDate }) => clock.minute(analyzeDate),
      width: Math.max(16, clock.zone.length),
      compare: (a, b) => (a.analyzeDate < b.analyzeDate ? -1 : 1),
    },
    {
      title: 'Score',
      value: ({ sentimentScore, label }) => `${sentimentScore} ${label}`,
      width: 13,
      tone: ({ label }) => toneOfStatus(label),
      compare: (a, b) => Number(a.sentimentScore) - Number(b.sentimentScore),
    },
    {
      title: 'Comments',
      value: ({ comments }) => comments?.total.toLocaleString('en') ?? '',
      width: 9,
      align: 'right',
      from: 72,
    },
    { title: 'Summary Preview', value: ({ aiSummary }) => flat(aiSummary), width: 10, grow: 1 },
  ],
  filters: [{ name: 'label', label: 'label', values: ['Positive', 'Neutral', 'Negative'] }],
  filter: (records, search, { label }) =>
    records.filter(
      (one) =>
        (label === undefined || one.label === label) &&
        isFound(search, [one.taskId, one.aiSummary, one.fileName]),
    ),
  empty: ['No analysis data yet', 'Upload and analyze your first JSON file to get started. Press n.'],
});

const standing = (title: string, comments: readonly SentimentComment[]): ReaderLine[] =>
  comments.length === 0
    ? []
    : [
        line(title, 'accent', true),
        ...comments.map(({ score, label, reactionsCount, content }) => ({
          pieces: [
            { text: `  ${score?.toFixed(1) ?? '–'} `, tone: toneOfStatus(label ?? ''), isBold: true },
            { text: `${reactionsCount.toLocaleString('en')} reactions  `, tone: 'muted' as const },
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
    field('Task ID', record.taskId),
    field('Analysis Date', `${clock.minute(record.analyzeDate)} (${clock.zone})`),
    field('Sentiment Score', `${record.sentimentScore}/10 ${record.label}`, toneOfStatus(record.label)),
    ...(record.weightedScore === null ? [] : [field('Weighted by reactions', `${record.weightedScore}/10`)]),
    line(),
    ...(comments === null
      ? [line('This record was taken over from another system, without its comments.', 'muted')]
      : barChart(
          [
            { name: 'Positive', value: comments.positive, tone: 'good' },
            { name: 'Neutral', value: comments.neutral, tone: 'muted' },
            { name: 'Negative', value: comments.negative, tone: 'bad' },
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
          ...standing('Most positive', details.mostPositive),
          ...standing('Most negative', details.mostNegative),
          ...standing('Most reacted', details.mostReacted),
        ]),
  ];
}

/** Sentiment analyses, the latest first, with their trend; upload, details, delete. */
export function SentimentsScreen(props: ScreenProps) {
  const { columns, rows, isActive } = props;
  const { call, toast, ask, readFile } = useTui();
  const [open, setOpen] = useState<SentimentRecord | undefined>();
  const [details, setDetails] = useState<SentimentDetails | undefined>();
  const [tasks, setTasks] = useState<Task[] | undefined>();
  const [deleted, setDeleted] = useState<number | undefined>();
  const fail = (cause: unknown) =>
    toast({ kind: 'failed', title: 'Error', text: describeFailure(cause).message });
  const remove = (record: SentimentRecord) =>
    ask(`Are you sure you want to delete the analysis for task ${record.taskId}?`, () => {
      call((client) => deleteSentiment(client, record.id)).then(() => {
        setOpen(undefined);
        setDeleted(record.id);
        toast({
          kind: 'done',
          title: 'Record deleted',
          text: 'Sentiment analysis record has been deleted successfully. Press u to undo.',
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
      add: () => void call((client) => listTasks(client)).then(setTasks, fail),
      remove: current && (() => remove(current)),
      undo:
        deleted === undefined
          ? undefined
          : () =>
              void call((client) => restoreSentiment(client, deleted)).then(() => {
                setDeleted(undefined);
                toast({ kind: 'done', title: 'Record restored' });
                void reload();
              }, fail),
    }),
  });
  useEffect(() => {
    setDetails(undefined);
    if (open === undefined) return;
    let isWanted = true;
    call((client) => getSentiment(client, open.id)).then(
      (found) => isWanted && setDetails(found),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [open, call]);
  if (!isActive) return null;
  if (tasks !== undefined) {
    return (
      <Form
        spec={uploadForm(tasks, readFile)}
        columns={columns}
        rows={rows}
        close={() => setTasks(undefined)}
        save={async ({ file, taskId }) => {
          try {
            const answer = await call((client) => uploadSentiment(client, file, { taskId }));
            setTasks(undefined);
            if ('record' in answer) {
              toast({
                kind: 'done',
                title: 'Analysis complete',
                text: `Sentiment analysis completed with score: ${answer.record.sentimentScore}/10`,
              });
            } else
              toast({
                kind: 'note',
                title: 'Analyzing...',
                text: 'It goes on on the server and appears here when it is done.',
              });
            void reload();
            return undefined;
          } catch (cause) {
            return [{ message: `Analysis error: ${describeFailure(cause).message}` }];
          }
        }}
      />
    );
  }
  if (open === undefined) return list;
  return (
    <Reader
      title={`Analysis Details - ${open.taskId}`}
      lines={detailLines(open, details, columns - 2, clock)}
      columns={columns}
      rows={rows}
      handlers={{ close: () => setOpen(undefined), remove: () => remove(open) }}
    />
  );
}
