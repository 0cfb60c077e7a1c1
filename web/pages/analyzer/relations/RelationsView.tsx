import { useMemo } from 'react';
import { Link } from 'wouter';
import { runAddress, tabAddress } from '../../../addresses/run-address.js';
import { SHARE_WORDS } from '../../../components/share-words.js';
import { ExportMenu } from '../../../components/table/ExportMenu.js';
import { exportAddress, relationsAtom } from '../../../state/analyzer/relations.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { InsightView } from '../InsightView.js';
import { INSIGHT } from '../insight.texts.js';
import { ReadingHelp } from '../ReadingHelp.js';
import { RelationsChart } from './RelationsChart.js';
import { RelationsTable } from './RelationsTable.js';

const TEXT = INSIGHT.relations;

/** The relations of one run under an address of their own. */
export function RelationsView({ runId }: { runId: string }) {
  const atom = useMemo(() => relationsAtom(runId), [runId]);
  return (
    <InsightView back={tabAddress('relations')} texts={TEXT} atom={atom}>
      {(data) => (
        <>
          <div className="p-6">
            <div className="flex items-start justify-between gap-4">
              <div className="min-w-0">
                <h2 className="font-semibold text-base">{TEXT.title}</h2>
                <p className="text-muted text-sm">
                  <Link href={runAddress(runId)} className="break-all text-primary underline">
                    {data.runName || ALL.runs.unnamed}
                  </Link>{' '}
                  · {INSIGHT.compare.comments(data.total)} · {data.providerLabel} ·{' '}
                  {SHARE_WORDS.basis.machine}
                </p>
              </div>
              <ExportMenu label={ALL.results.export} address={(format) => exportAddress(runId, format)} />
            </div>
            <div className="mt-4">
              <RelationsChart relations={data} />
            </div>
          </div>
          <div className="border-base-300 border-t">
            <RelationsTable pairs={data.pairs} />
          </div>
          <ReadingHelp lines={[...TEXT.readingText, SHARE_WORDS.relations]} />
        </>
      )}
    </InsightView>
  );
}
