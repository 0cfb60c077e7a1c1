import { REPORT_DOCUMENT_FORMATS } from '@smops/core/telling/reports/reports.constants.js';
import { Download, Link2, Printer, Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button.js';
import { MenuButton } from '../../components/MenuButton.js';
import { type ReportChoice, reportFileAddress, type ShownReport } from '../../state/analyzer/reports.js';
import { FORMAT_NAMES } from './format-names.js';
import { SendDialog } from './SendDialog.js';
import { ShareDialog } from './ShareDialog.js';
import { useReportText, useSendText } from './useReportText.js';

interface Props {
  report: ShownReport;
  /** What the report is of. */
  shown: { id: string; title: string };
  choice: ReportChoice;
  /** The address of the report as a page. */
  page: string;
}

/** The head of a report's page: what it is of, and what can be done with it: open, download, send and, of a run, share. */
export function ReportTools({ report, shown, choice, page }: Props) {
  const [TEXT, SEND] = [useReportText(), useSendText()];
  const [opened, setOpened] = useState<'none' | 'send' | 'share'>('none');
  const isOfRun = report.of === 'run';
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-4 p-6">
        <div className="min-w-0">
          <h2 className="font-semibold text-base">{TEXT.title}</h2>
          <p className="break-words text-muted text-sm">{shown.title}</p>
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
          {isOfRun && (
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
      {isOfRun && (
        <ShareDialog
          open={opened === 'share'}
          runId={shown.id}
          sections={choice.section}
          onClose={() => setOpened('none')}
        />
      )}
    </>
  );
}
