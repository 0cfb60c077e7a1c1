import type { Relations } from '@smops/core/judging/insight/relations/relations.schemas.js';
import {
  relationsGraph,
  relationsMatrix,
} from '@smops/core/judging/insight/relations/relations-charts.model.js';
import { RELATIONS } from '@smops/core/judging/insight/reports.texts.model.js';
import { dayText } from '@smops/core/platform/language/dates.model.js';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { filteredAddress } from '../../../addresses/run-address.js';
import { Frame } from '../../../charts/Frame.js';
import { CHINESE_AS_WRITTEN, ChartWordsProvider } from '../../../charts/words.js';
import { Button } from '../../../components/Button.js';
import { useTimeZone } from '../../../components/format/useTimeZone.js';
import { CHINESE_SCREEN } from '../../../components/format/Written.js';
import { useUrlState } from '../../../components/useUrlState.js';
import { INSIGHT } from '../insight.texts.js';
import { Quotes } from '../Quotes.js';

const TEXT = INSIGHT.relations;
const CHART = RELATIONS().chart;
const VIEWS = ['matrix', 'graph'] as const;
const DRAW = { matrix: relationsMatrix, graph: relationsGraph };

/** Which variables occur together, as a matrix or a graph; a chosen pair shows its comments. */
export function RelationsChart({ relations }: { relations: Relations }) {
  const [wanted, setWanted] = useUrlState('view', 'matrix');
  const [pair, setPair] = useState<readonly [string, string]>();
  const zone = useTimeZone();
  const view = wanted === 'graph' ? 'graph' : 'matrix';
  const draw = useCallback((width: number) => DRAW[view](relations, width, CHART), [relations, view]);
  const hasEdges = relations.pairs.some(({ isClear, lift }) => isClear && lift > 1);
  const { taskId: runId } = relations;
  const all = relations.pairs.find(({ a, b }) => pair?.includes(a) && pair.includes(b) && a !== b);
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <ChartWordsProvider value={CHINESE_AS_WRITTEN}>
        <Frame
          className=""
          title={TEXT.title}
          draw={draw}
          about={[
            relations.runName,
            INSIGHT.compare.comments(relations.total),
            dayText(relations.createdAt, zone, CHINESE_SCREEN),
            relations.providerLabel,
          ]}
          legend={
            view === 'matrix'
              ? [
                  { role: 'positive', name: TEXT.more },
                  { role: 'negative', name: TEXT.less },
                ]
              : []
          }
          onSelect={({ key, part }) => setPair(part === undefined ? undefined : [key, part])}
          tools={
            <fieldset className="flex gap-1" aria-label={TEXT.view}>
              {VIEWS.map((one) => (
                <Button
                  key={one}
                  size="small"
                  aria-pressed={one === view}
                  className={one === view ? 'border-primary! bg-primary/10! text-primary' : undefined}
                  onClick={() => setWanted(one)}
                >
                  {TEXT.views[one]}
                </Button>
              ))}
            </fieldset>
          }
        >
          {view === 'graph' && !hasEdges && <p className="py-4 text-muted">{CHART.none}</p>}
        </Frame>
      </ChartWordsProvider>
      <section aria-label={RELATIONS().together} aria-live="polite" className="min-w-0">
        {pair === undefined || all === undefined ? (
          <p className="text-muted text-sm">{TEXT.hint}</p>
        ) : (
          <>
            <h3 className="font-semibold text-sm">{TEXT.quotes(pair[0], pair[1])}</h3>
            <Link
              href={filteredAddress(runId, { variable: [...pair] })}
              className="text-primary text-sm hover:underline"
            >
              {INSIGHT.compare.seeAll(all.both)}
            </Link>
            <Quotes key={pair.join('\n')} runId={runId} variables={pair} most={6} />
          </>
        )}
      </section>
    </div>
  );
}
