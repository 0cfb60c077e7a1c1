import type { Basis } from '@smops/core/judging/estimates/basis.constants.js';

/** The address of all runs. */
export const RUNS_ADDRESS = '/fb-analyzer/runs';

/** The address of one run, to open it again or pass it on. */
export const runAddress = (runId: string) => `/fb-analyzer?task=${encodeURIComponent(runId)}`;

/** The address of a run's results, with those of its comments that a filter of the API means. */
export const filteredAddress = (
  runId: string,
  filter: Readonly<Record<string, string | readonly string[]>>,
) =>
  `${runAddress(runId)}${Object.entries(filter)
    .flatMap(([name, value]) => [value].flat().map((one) => `&${name}=${encodeURIComponent(one)}`))
    .join('')}`;

/** The address where a run is compared with an earlier one. */
export const compareAddress = (runId: string) => `${tabAddress('compare')}&with=${encodeURIComponent(runId)}`;

/** The address of the room where a run's drawn comments are read. */
export const readingAddress = (runId: string) => `/reading/${encodeURIComponent(runId)}`;

/** What a run's address may show beside its results. */
export const RUN_VIEWS = ['accuracy', 'agreement', 'learning', 'report'] as const;
export type RunView = (typeof RUN_VIEWS)[number];

/** The address of a run's accuracy, of its learned words, or of its agreement with another run. */
export const runViewAddress = (runId: string, view: RunView, other?: string) =>
  `${runAddress(runId)}&view=${view}${other === undefined ? '' : `&with=${encodeURIComponent(other)}`}`;

/** Which of these an address's query names, and the other run. */
export function runViewOf(search: string): { view: RunView | undefined; other: string | null } {
  const query = new URLSearchParams(search);
  return { view: RUN_VIEWS.find((view) => view === query.get('view')), other: query.get('with') };
}

/** The run that an address's query names; null for the page where a new one is prepared. */
export const taskOf = (search: string) => new URLSearchParams(search).get('task');

export const TABS = ['topic', 'reactions', 'relations', 'compare'] as const;
export type Tab = (typeof TABS)[number];

/** The address of a tab, with the thing it shows when there is one: a comparison, or the run whose relations it shows. */
export function tabAddress(tab: Tab, id?: string): string {
  if (tab === 'topic') return '/fb-analyzer';
  return `/fb-analyzer?tab=${tab}${id === undefined ? '' : `&id=${encodeURIComponent(id)}`}`;
}

/** The tab that an address's query names; the first one for anything else. */
export function tabOf(search: string): Tab {
  const named = new URLSearchParams(search).get('tab');
  return TABS.find((tab) => tab === named) ?? 'topic';
}

/** What a tab other than the first is to show; null for the place where it is chosen or prepared. */
export const shownOf = (search: string) => new URLSearchParams(search).get('id');

/** How a comparison counts: copies of one text, and on which basis; the usual one when left out. */
interface Counting {
  copies: 'all' | 'once';
  basis?: Basis | undefined;
}

/** The address of a comparison, with how it counts. */
export const comparisonAddress = (id: string, { copies, basis }: Counting) =>
  `${tabAddress('compare', id)}${copies === 'once' ? '&copies=once' : ''}${basis === undefined ? '' : `&basis=${basis}`}`;

/** The address of its report. */
export const comparisonReportAddress = (id: string, counting: Counting) =>
  `${comparisonAddress(id, counting)}&view=report`;

/** How copies of one text count, as `copies` of an address's query says. */
export const copiesOf = (value: string | null): 'all' | 'once' => (value === 'once' ? 'once' : 'all');

/** Whether an address's query means the report of what it shows. */
export const isReportOf = (search: string) => new URLSearchParams(search).get('view') === 'report';
