import type { AnalysisResults } from '@smops/core/analyzer/analyzer.schemas.js';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { NewCodebookDialog } from '../../codebooks/NewCodebookDialog.js';
import { seriesAddress } from '../../series/series-address.js';
import { INSIGHT } from '../insight.texts.js';
import { compareAddress } from '../run-address.js';
import { RESULTS_TEXT } from './results.texts.js';

const TEXT = RESULTS_TEXT.foot;

/** What one does with a result: keep its variables as a codebook, see what changed, compare it. */
export function RunDoors({ taskId, info }: { taskId: string; info: AnalysisResults['analysis_info'] }) {
  const [isSaving, setSaving] = useState(false);
  const [, navigate] = useLocation();
  return (
    <nav aria-label={TEXT.next} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {info.codebook === null ? (
        <button
          type="button"
          className="cursor-pointer text-primary underline"
          onClick={() => setSaving(true)}
        >
          {TEXT.saveAs}
        </button>
      ) : (
        <Link href={seriesAddress(info.codebook.id)} className="text-primary underline">
          {TEXT.changed}
        </Link>
      )}
      <Link href={compareAddress(taskId)} className="text-primary underline">
        {INSIGHT.compare.withEarlier}
      </Link>
      <NewCodebookDialog
        open={isSaving}
        run={taskId}
        onClose={() => setSaving(false)}
        onCreated={(id) => {
          setSaving(false);
          navigate(`/codebooks?codebook=${encodeURIComponent(id)}`);
        }}
      />
    </nav>
  );
}
