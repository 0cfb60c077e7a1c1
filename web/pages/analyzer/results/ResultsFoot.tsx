import { Time } from '../../../components/Time.js';
import type { AnalysisInfo } from '../analysis.types.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { ProviderName } from '../runs/ProviderName.js';

const TEXT = ALL.results;

function durationText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${(ms / 1000).toFixed(1)} 秒`;
  return `${Math.floor(seconds / 60)} 分 ${seconds % 60} 秒`;
}

/** Who did it, when, and what it cost. */
export function ResultsFoot({ info }: { info: AnalysisInfo }) {
  const facts: { label: string; value: React.ReactNode }[] = [];
  if (info.api_provider) facts.push({ label: TEXT.provider, value: <ProviderName id={info.api_provider} /> });
  if (info.model) facts.push({ label: TEXT.model, value: info.model });
  if (info.cost_usd !== undefined && info.cost_usd !== null) {
    facts.push({
      label: TEXT.cost,
      value: info.cost_usd === 0 ? TEXT.free : `US$${info.cost_usd.toFixed(4)}`,
    });
  }
  if (info.duration_ms) facts.push({ label: TEXT.duration, value: durationText(info.duration_ms) });
  if (info.created_at)
    facts.push({ label: ALL.runs.date, value: <Time value={info.created_at} lang="zh-CN" /> });
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 border-base-300 border-t px-6 py-3 text-sm">
      {facts.map((fact) => (
        <div key={fact.label} className="flex gap-2">
          <dt className="text-muted">{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
