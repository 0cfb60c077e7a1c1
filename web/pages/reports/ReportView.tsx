import { SECTIONS_OF, USUAL_SECTIONS } from '@smops/core/telling/reports/reports.constants.js';
import { useMemo, useState } from 'react';
import { BackLink } from '../../components/BackLink.js';
import { basisOf } from '../../components/BasisSwitch.js';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { Skeleton } from '../../components/feedback/Skeleton.js';
import { useUrlState } from '../../components/useUrlState.js';
import { pageAddress, reportAtom, type ShownReport } from '../../state/analyzer/reports.js';
import { useAtomValue } from '../../state/atoms.js';
import { inPageLanguage } from '../../state/language.js';
import { BeforeChoice } from './BeforeChoice.js';
import { LineEditor } from './LineEditor.js';
import { ReportHead } from './ReportHead.js';
import { ReportTools } from './ReportTools.js';
import { SectionList } from './SectionList.js';
import { chosenOf } from './sections.model.js';
import { TemplateChoice } from './TemplateChoice.js';
import { useReportChoice } from './useReportChoice.js';
import { useReportText } from './useReportText.js';
import { useSettled } from './useSettled.js';

/** A report: what stands in it, how it looks, and its files. `back` is the page of what it is of. */
export function ReportView({ of, id, copies, back }: ShownReport & { back: string }) {
  const TEXT = useReportText();
  const [basisName, setBasis] = useUrlState('basis');
  const [before, setBefore] = useUrlState('before');
  const basis = basisOf(basisName);
  const report = useMemo<ShownReport>(
    () => ({ of, id, copies, ...(basis && { basis }), ...(before === '' ? {} : { before }) }),
    [of, id, copies, basis, before],
  );
  const atom = useMemo(() => reportAtom(report), [report]);
  const { data, error } = useAtomValue(atom);
  const { choice, choices, choose, chooseSections, head } = useReportChoice(of);
  // A frame shows the page as it was when it was opened.
  const [changes, setChanges] = useState(0);
  const page = inPageLanguage(useSettled(pageAddress(report, choice)));
  return (
    <div className="space-y-4">
      <BackLink href={back} text={TEXT.back} />
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
            <ReportTools report={report} shown={data} choice={choice} page={page} />
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
                  {...head}
                  usual={data}
                  basis={basis ?? data.basis}
                  onBasis={data.bases.length > 1 ? setBasis : undefined}
                />
                {of === 'run' && <BeforeChoice runId={id} before={before} onChoose={setBefore} />}
                <SectionList subject={of} choices={choices} onChange={choose} />
                <TemplateChoice
                  possible={SECTIONS_OF[of]}
                  usual={USUAL_SECTIONS[of]}
                  sections={chosenOf(choices)}
                  onChoose={chooseSections}
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
