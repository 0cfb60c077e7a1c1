import type { ResultOrder } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import type { CommentFilter } from '@smops/core/analysis/analyzer/overview/comment-filter.schemas.js';
import type { RunOverview } from '@smops/core/analysis/analyzer/overview/overview.schemas.js';
import type { Basis } from '@smops/core/judging/estimates/basis.constants.js';
import type { AnalysisResults } from '@smops/core/judging/results/results.schemas.js';
import { ArrowLeft, Download, Ellipsis, Pencil, Share2 } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { compareAddress } from '../../../addresses/run-address.js';
import { MenuButton } from '../../../components/MenuButton.js';
import { exportAddress, proofAddress } from '../../../state/analyzer/runs.js';
import { wavesAtom } from '../../../state/analyzer/series.js';
import { useAtomValue } from '../../../state/atoms.js';
import { toast } from '../../../state/toasts.js';
import { MondaySteps } from '../../codebooks/MondaySteps.js';
import { SendDialog } from '../../reports/SendDialog.js';
import { ShareDialog } from '../../reports/ShareDialog.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { INSIGHT } from '../insight.texts.js';
import { RunParts } from '../run/RunParts.js';
import { RenameRunDialog } from '../runs/RenameRunDialog.js';
import { COPIES_TEXT } from './comments/copies.texts.js';
import { WavesDialog } from './comments/Waves.js';
import { isFiltered } from './filter/filter.model.js';
import { RunFacts } from './RunFacts.js';
import { RESULTS_TEXT } from './results.texts.js';
import type { TimeWords } from './time.model.js';

const TEXT = RESULTS_TEXT.head;
const FORMATS = [
  ['Excel', 'xlsx'],
  ['CSV', 'csv'],
  ['JSON', 'json'],
  ['NDJSON', 'ndjson'],
] as const;

interface Props {
  body: AnalysisResults;
  filter: CommentFilter;
  order: ResultOrder;
  overview: RunOverview | undefined;
  words: TimeWords;
  basis: Basis;
}

type Opened = 'none' | 'rename' | 'waves' | 'facts' | 'share' | 'send';

/** Whose result it is, its four parts, and where it goes from here. */
export const ResultHead = memo(function ResultHead({ body, filter, order, overview, words, basis }: Props) {
  const { id, analysis_info: info } = body;
  const [opened, open] = useState<Opened>('none');
  const close = () => open('none');
  const [, navigate] = useLocation();
  const waves = useAtomValue(useMemo(() => wavesAtom(id), [id])).data?.waves.length;
  const name = info.name || info.file_name || ALL.results.title;
  const matching = overview?.matching;
  const whole = FORMATS.map(([label, format]) => ({
    label,
    hint: `.${format}`,
    href: exportAddress(id, format, { basis }),
  }));
  const proof = { label: TEXT.proof, hint: '.ndjson', href: proofAddress(id) };
  const chosen = FORMATS.map(([label, format]) => ({
    label: `${label} · ${RESULTS_TEXT.exported(matching ?? 0)}`,
    hint: `.${format}`,
    href: exportAddress(id, format, { ...filter, order, basis }),
  }));
  const [first, last] = [overview?.time?.buckets[0], overview?.time?.buckets.at(-1)];
  const facts = [
    TEXT.comments(info.total_comments),
    first && last && words.range(first.start, String(new Date(Date.parse(last.start) + 1).toISOString())),
    info.provider_label,
  ].filter(Boolean);
  return (
    <div className="space-y-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 items-center gap-1 max-sm:w-full">
          <Link
            href="/fb-analyzer"
            aria-label={ALL.run.back}
            title={ALL.run.back}
            className="btn btn-ghost btn-sm btn-square -ml-2 print:hidden"
          >
            <ArrowLeft className="size-4" aria-hidden />
          </Link>
          <h2 className="min-w-0 font-semibold text-lg">
            <button
              type="button"
              title={ALL.runs.rename(name)}
              className="group flex max-w-full cursor-pointer items-center gap-1.5 rounded"
              onClick={() => open('rename')}
            >
              <span className="truncate">{name}</span>
              <Pencil className="size-3.5 shrink-0 text-muted print:hidden" aria-hidden />
            </button>
          </h2>
        </div>
        <RunParts runId={id} className="" />
        <div className="flex flex-wrap gap-2 print:hidden">
          <MenuButton
            label={ALL.results.export}
            icon={<Download className="size-4" aria-hidden />}
            items={[...(isFiltered(filter) && matching !== undefined ? chosen : []), ...whole, proof]}
          />
          <MenuButton
            label={TEXT.share}
            icon={<Share2 className="size-4" aria-hidden />}
            items={[
              { label: RESULTS_TEXT.filter.copyLink, hint: TEXT.team, onSelect: copyLink },
              { label: TEXT.shareReport, onSelect: () => open('share') },
              { label: TEXT.sendReport, onSelect: () => open('send') },
            ]}
          />
          <MenuButton
            label={TEXT.more}
            isIcon
            isWide
            icon={<Ellipsis className="size-4" aria-hidden />}
            items={[
              { label: INSIGHT.compare.withEarlier, onSelect: () => navigate(compareAddress(id)) },
              {
                label: COPIES_TEXT.waves,
                ...(waves ? { hint: String(waves) } : {}),
                onSelect: () => open('waves'),
              },
              { label: RESULTS_TEXT.foot.howMade, onSelect: () => open('facts') },
            ]}
          />
        </div>
      </div>
      <div className="flex flex-col gap-x-4 lg:flex-row lg:items-center lg:justify-between">
        <p className="text-muted text-sm tabular-nums">{facts.join(' · ')}</p>
        <MondaySteps codebook={info.codebook} run={id} />
      </div>
      {opened === 'rename' && (
        <RenameRunDialog
          run={{ analysisId: id, name: info.name, fileName: info.file_name }}
          onClose={close}
        />
      )}
      {opened === 'waves' && <WavesDialog runId={id} onClose={close} />}
      {opened === 'facts' && <RunFacts info={info} onClose={close} />}
      {opened === 'share' && <ShareDialog open runId={id} sections={undefined} onClose={close} />}
      {opened === 'send' && <SendDialog open report={{ of: 'run', id, basis }} choice={{}} onClose={close} />}
    </div>
  );
});

/** The address holds the filter: everyone who opens it sees the same comments. */
function copyLink(): void {
  const failed = () => toast({ tone: 'destructive', title: RESULTS_TEXT.filter.linkFailed });
  // A browser without a clipboard, as on an address without TLS, throws at once.
  void Promise.resolve()
    .then(() => navigator.clipboard.writeText(location.href))
    .then(() => toast({ title: RESULTS_TEXT.filter.linkCopied }), failed);
}
