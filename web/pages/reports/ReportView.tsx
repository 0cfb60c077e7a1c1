import {
  REPORT_DOCUMENT_FORMATS,
  SECTIONS_OF,
  USUAL_SECTIONS,
} from '@smops/core/reports/reports.constants.js';
import { ArrowLeft, Download, Link2, Printer, Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { basisOf } from '../../components/BasisSwitch.js';
import { Button } from '../../components/Button.js';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { Skeleton } from '../../components/feedback/Skeleton.js';
import { MenuButton } from '../../components/MenuButton.js';
import { useUrlState } from '../../components/useUrlState.js';
import {
  pageAddress,
  type ReportChoice,
  reportAtom,
  reportFileAddress,
  type ShownReport,
} from '../../state/analyzer/reports.js';
import { useAtomValue } from '../../state/atoms.js';
import { inPageLanguage } from '../../state/language.js';
import { BeforeChoice } from './BeforeChoice.js';
import { FORMAT_NAMES } from './format-names.js';
import { LineEditor } from './LineEditor.js';
import { DETAILS, ReportHead } from './ReportHead.js';
import { SectionList } from './SectionList.js';
import { SendDialog } from './SendDialog.js';
import { ShareDialog } from './ShareDialog.js';
import { addressOf, choicesOf, chosenOf, type SectionChoice, sectionsOf } from './sections.model.js';
import { TemplateChoice } from './TemplateChoice.js';
import { useReportText, useSendText } from './useReportText.js';
import { useSettled } from './useSettled.js';

/** A report: what stands in it, how it looks, and its files. `back` is the page of what it is of. */
export function ReportView({ of, id, copies, back }: ShownReport & { back: string }) {
  const [TEXT, SEND] = [useReportText(), useSendText()];
  const [basisName, setBasis] = useUrlState('basis');
  const [before, setBefore] = useUrlState('before');
  const basis = basisOf(basisName);
  const report = useMemo<ShownReport>(
    () => ({ of, id, copies, ...(basis && { basis }), ...(before === '' ? {} : { before }) }),
    [of, id, copies, basis, before],
  );
  const atom = useMemo(() => reportAtom(report), [report]);
  const possible = SECTIONS_OF[of];
  const { data, error } = useAtomValue(atom);
  const [address, setAddress] = useUrlState('sections');
  const usual = USUAL_SECTIONS[of];
  const [choices, setChoices] = useState(() =>
    choicesOf(possible, sectionsOf(possible, address.split(','), usual)),
  );
  const [title, setTitle] = useUrlState('title');
  const [period, setPeriod] = useUrlState('period');
  const [moreNames, setMore] = useUrlState('more');
  const more = DETAILS.filter((one) => moreNames.split(',').includes(one));
  // A frame shows the page as it was when it was opened.
  const [changes, setChanges] = useState(0);
  const [opened, setOpened] = useState<'none' | 'send' | 'share'>('none');
  const sections = chosenOf(choices);
  const choose = (next: SectionChoice[]) => {
    setChoices(next);
    setAddress(addressOf(usual, chosenOf(next)));
  };
  const choice: ReportChoice = {
    ...(addressOf(usual, sections) === '' ? {} : { section: sections }),
    ...(title.trim() === '' ? {} : { title: title.trim() }),
    ...(period.trim() === '' ? {} : { period: period.trim() }),
    ...(more.length === 0 ? {} : { more: [...more] }),
  };
  const page = inPageLanguage(useSettled(pageAddress(report, choice)));
  return (
    <div className="space-y-4">
      <Link href={back} className="btn btn-ghost btn-sm -ml-3 font-medium text-sm">
        <ArrowLeft className="size-4" aria-hidden />
        {TEXT.back}
      </Link>
      <section className="panel min-h-96" aria-label={TEXT.title}>
        {data === undefined ? (
          error ? (
            <ErrorState
              title={TEXT.loadFailed}
              error={error}
              onRetry={() => void atom.refetch()}
              retryLabel={TEXT.retry}
            />
          ) : (
            <Skeleton />
          )
        ) : (
          <>
            <header className="flex flex-wrap items-start justify-between gap-4 p-6">
              <div className="min-w-0">
                <h2 className="font-semibold text-base">{TEXT.title}</h2>
                <p className="break-words text-muted text-sm">{data.title}</p>
                <p className="mt-1 text-muted text-sm">{TEXT.intro}</p>
              </div>
              <div className="flex flex-wrap gap-2">
                <a
                  className="btn btn-sm border-line bg-base-100 font-medium text-sm hover:bg-base-200"
                  href={page}
                  target="_blank"
                  rel="noreferrer"
                >
                  <Printer className="size-4" aria-hidden />
                  {TEXT.open}
                </a>
                <MenuButton
                  label={TEXT.download}
                  icon={<Download className="size-4" aria-hidden />}
                  items={REPORT_DOCUMENT_FORMATS.map((format) => ({
                    label: FORMAT_NAMES[format],
                    hint: `.${format}`,
                    href: reportFileAddress(report, format, choice),
                  }))}
                />
                <Button
                  size="small"
                  icon={<Send className="size-4" aria-hidden />}
                  onClick={() => setOpened('send')}
                >
                  {SEND.send}
                </Button>
                {of === 'run' && (
                  <Button
                    size="small"
                    icon={<Link2 className="size-4" aria-hidden />}
                    onClick={() => setOpened('share')}
                  >
                    {SEND.share}
                  </Button>
                )}
              </div>
            </header>
            <SendDialog
              open={opened === 'send'}
              report={report}
              choice={choice}
              onClose={() => setOpened('none')}
            />
            {of === 'run' && (
              <ShareDialog
                open={opened === 'share'}
                taskId={data.id}
                sections={choice.section}
                onClose={() => setOpened('none')}
              />
            )}
            <div className="grid gap-6 border-base-300 border-t p-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
              <div className="min-w-0 space-y-6">
                <LineEditor
                  key={data.line.text}
                  report={report}
                  line={data.line}
                  onSaved={() => {
                    void atom.refetch();
                    setChanges((count) => count + 1);
                  }}
                />
                <ReportHead
                  title={title}
                  period={period}
                  usual={data}
                  basis={basis ?? data.basis}
                  more={more}
                  onTitle={setTitle}
                  onPeriod={setPeriod}
                  onBasis={data.bases.length > 1 ? setBasis : undefined}
                  onMore={(next) => setMore(next.join(','))}
                />
                {of === 'run' && <BeforeChoice taskId={id} before={before} onChoose={setBefore} />}
                <SectionList subject={of} choices={choices} onChange={choose} />
                <TemplateChoice
                  possible={possible}
                  usual={usual}
                  sections={sections}
                  onChoose={(chosen) => choose(choicesOf(possible, chosen))}
                />
              </div>
              <iframe
                key={changes}
                title={TEXT.preview}
                src={page}
                sandbox="allow-popups allow-popups-to-escape-sandbox"
                className="h-[75vh] w-full rounded-lg border border-base-300 bg-white"
              />
            </div>
          </>
        )}
      </section>
    </div>
  );
}
