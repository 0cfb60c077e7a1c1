import type { AnalysisResults } from '@smops/core/analyzer/analyzer.schemas.js';
import {
  fewText,
  kindText,
  meanSentence,
  shareSentence,
  shareText,
} from '@smops/core/estimates/share-words.model.js';
import { SHARES } from '@smops/core/estimates/shares.texts.model.js';
import { resumeAnalysis } from '@smops/server/client/fb-analyzer.client.js';
import { BookOpenText, Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Badge } from '../../../components/Badge.js';
import { type Bar, BarList, percentText } from '../../../components/BarList.js';
import { Button } from '../../../components/Button.js';
import { MenuButton } from '../../../components/MenuButton.js';
import { reasonOf } from '../../../components/reason-of.js';
import { Tooltip } from '../../../components/Tooltip.js';
import { useAction } from '../../../components/useAction.js';
import { exportAddress } from '../../../state/analyzer/runs.js';
import { client } from '../../../state/client.js';
import { toast } from '../../../state/toasts.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { readingAddress } from '../run-address.js';
import { ResultsFoot } from './ResultsFoot.js';
import type { MatchFilter } from './results.model.js';
import { SentimentBar } from './SentimentBar.js';

const TEXT = ALL.results;
/** Variables shown at first: as many as fit beside the answer without scrolling. */
const STRONGEST = 8;
const number = (value: number) => value.toLocaleString('en');

/** A variable's bar: as long as its corrected share, with its interval, else as the machine's count. */
function shareBar(label: string, count: number, shares: AnalysisResults['results']['shares']): Bar {
  const share = shares.find(({ variable }) => variable === label);
  if (share === undefined || share.estimate.read === 0) return { key: label, label, count };
  const { estimate, of } = share;
  const all = of.tagged + of.untagged;
  return {
    key: label,
    label,
    count: share.words?.found ?? estimate.count,
    said: fewText(share) ?? undefined,
    ...(estimate.low === null || estimate.high === null
      ? {}
      : { low: estimate.low * all, high: estimate.high * all }),
    note: estimate.kind === 'machine' ? kindText(share) : `${shareText(share)} · ${kindText(share)}`,
    title: shareSentence(share),
  };
}

interface Props {
  taskId: string;
  body: AnalysisResults;
  filter: MatchFilter;
  onFilter(filter: MatchFilter): void;
  /** The failed comments are being asked again. */
  onResumed(): void;
}

/** What the run found, on one screen: fit to be shown in a report as it stands. */
export function ResultsAnswer({ taskId, body, filter, onFilter, onResumed }: Props) {
  const { results, analysis_info: info } = body;
  const bars = useMemo(
    () =>
      Object.entries(results.statistics)
        .map(([label, count]) => shareBar(label, count, results.shares))
        .sort((a, b) => b.count - a.count),
    [results.statistics, results.shares],
  );
  const [resume, resuming] = useAction(
    async () => {
      await resumeAnalysis(client, taskId);
      onResumed();
    },
    (error) => toast({ tone: 'destructive', title: ALL.run.resumeFailed, description: reasonOf(error) }),
  );
  const hasRead = results.shares.some(({ estimate }) => estimate.read > 0);
  const [first] = results.shares;
  const missing = first && `${first.variable}: ${shareSentence(first)}`;
  const [isWhole, setIsWhole] = useState(false);
  const selected = filter.startsWith('variable:') ? filter.slice('variable:'.length) : undefined;
  return (
    <section className="panel" aria-label={TEXT.title}>
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 p-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <h2 className="font-medium text-muted text-sm">{TEXT.title}</h2>
              {info.file_name && <p className="truncate font-medium">{info.file_name}</p>}
            </div>
            <div className="flex flex-wrap justify-end gap-2">
              <Link href={readingAddress(taskId)} className="btn btn-primary btn-sm font-medium text-sm">
                <BookOpenText className="size-4" aria-hidden />
                {TEXT.read}
              </Link>
              <MenuButton
                label={TEXT.export}
                icon={<Download className="size-4" aria-hidden />}
                items={[
                  { label: 'HTML', hint: '.html', href: exportAddress(taskId, 'html') },
                  { label: 'Excel', hint: '.xlsx', href: exportAddress(taskId, 'xlsx') },
                  { label: 'CSV', hint: '.csv', href: exportAddress(taskId, 'csv') },
                  { label: 'JSON', hint: '.json', href: exportAddress(taskId, 'json') },
                  { label: 'NDJSON', hint: '.ndjson', href: exportAddress(taskId, 'ndjson') },
                ]}
              />
            </div>
          </div>
          <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
            <span className="font-semibold text-5xl text-accent tabular-nums">
              {number(info.matched_comments)}
            </span>
            <span className="text-lg text-muted tabular-nums">{TEXT.of(info.total_comments)}</span>
          </p>
          <p className="mt-1 text-lg">
            {TEXT.matched}
            <span className="ml-2 font-semibold tabular-nums">
              {percentText(info.matched_comments, info.total_comments)}
            </span>
          </p>
          <p className="text-muted text-sm">{SHARES().basis.machine}</p>
          <SentimentBar
            basis={SHARES().basis.machine}
            mean={results.mean_sentiment && meanSentence(results.mean_sentiment)}
            counts={{
              positive: info.positive_comments,
              neutral: info.neutral_comments,
              negative: info.negative_comments,
            }}
          />
          {info.failed_comments > 0 && (
            <div className="mt-4 flex items-center justify-between gap-3 rounded-field bg-waiting px-3 py-2 text-sm text-waiting-content">
              <p>{TEXT.failed(info.failed_comments)}</p>
              <Button
                size="small"
                pending={resuming}
                pendingLabel={ALL.run.resuming}
                onClick={() => void resume()}
              >
                {ALL.run.retryFailed}
              </Button>
            </div>
          )}
        </div>
        <div className="min-w-0">
          <h3 className="font-medium text-sm">{TEXT.variables}</h3>
          <p className="mb-2 text-muted text-sm">{TEXT.variablesHint}</p>
          {!hasRead && (
            <Tooltip text={missing}>
              <Link href={readingAddress(taskId)} className="mb-2 inline-block">
                <Badge>{SHARES().basis.machine}</Badge>
              </Link>
            </Tooltip>
          )}
          <div className="-mx-2">
            <BarList
              label={TEXT.variables}
              bars={isWhole ? bars : bars.slice(0, STRONGEST)}
              total={info.total_comments}
              selected={selected}
              onSelect={(key) => onFilter(key === selected ? 'all' : `variable:${key}`)}
            />
          </div>
          {bars.length > STRONGEST && (
            <Button tone="ghost" size="small" className="mt-1 -ml-2" onClick={() => setIsWhole(!isWhole)}>
              {isWhole ? TEXT.fewer : TEXT.allVariables(bars.length)}
            </Button>
          )}
        </div>
      </div>
      {results.summary && (
        <div className="border-base-300 border-t px-6 py-4">
          <h3 className="font-medium text-sm">
            {TEXT.summary} <span className="font-normal text-muted">{SHARES().summary}</span>
          </h3>
          <p className="mt-1.5 whitespace-pre-line text-sm leading-6">{results.summary}</p>
        </div>
      )}
      <ResultsFoot taskId={taskId} info={info} />
    </section>
  );
}
