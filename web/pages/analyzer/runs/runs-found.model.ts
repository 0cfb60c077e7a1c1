import type { AnalysisRecord } from '@smops/core/analysis/analyzer/analyzer.schemas.js';

type Found = Pick<AnalysisRecord, 'name' | 'fileName' | 'variables' | 'createdBy' | 'pinned'>;

/** The runs whose name, file, variables or person have every word of the search, pinned ones first. */
export function runsFound<Run extends Found>(runs: readonly Run[], search: string): Run[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = runs.filter(({ name, fileName, variables, createdBy }) => {
    const text = [name, fileName, ...variables, createdBy].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return [...found.filter(({ pinned }) => pinned), ...found.filter(({ pinned }) => !pinned)];
}
