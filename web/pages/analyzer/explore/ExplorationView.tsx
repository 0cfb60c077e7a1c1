import type { Exploration } from '@smops/core/judging/insight/explorations/exploration.schemas.js';
import { type MergedTheme, mergedTheme } from '@smops/core/judging/insight/explorations/themes.model.js';
import { Combine, Compass } from 'lucide-react';
import { useMemo, useState } from 'react';
import { tabAddress } from '../../../addresses/run-address.js';
import { Button } from '../../../components/Button.js';
import { EmptyState } from '../../../components/feedback/EmptyState.js';
import { ExportMenu } from '../../../components/table/ExportMenu.js';
import { useUrlState } from '../../../components/useUrlState.js';
import { explorationAtom, exportAddress } from '../../../state/analyzer/explorations.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { InsightView } from '../InsightView.js';
import { INSIGHT } from '../insight.texts.js';
import { ReadingHelp } from '../ReadingHelp.js';
import { COPIES_TEXT } from '../results/comments/copies.texts.js';
import { langOf } from '../results/results.model.js';
import { ExplorationFoot } from './ExplorationFoot.js';
import { commentsOf, THEME_SORTS, type ThemeSort, ThemesTable } from './ThemesTable.js';

const TEXT = INSIGHT.explore;

/** What one exploration found, under an address of its own. */
export function ExplorationView({ id }: { id: string }) {
  const atom = useMemo(() => explorationAtom(id), [id]);
  return (
    <InsightView back={tabAddress('reactions')} texts={TEXT} atom={atom}>
      {(data) => <Found exploration={data} />}
    </InsightView>
  );
}

const BY: Record<ThemeSort, (a: MergedTheme, b: MergedTheme) => number> = {
  share: (a, b) => b.comments - a.comments,
  negative: (a, b) => negativeOf(b) - negativeOf(a),
  newest: (a, b) => (b.rise ?? -1) - (a.rise ?? -1),
  name: (a, b) => a.name.localeCompare(b.name),
};
const negativeOf = ({ sentiments, comments }: MergedTheme) => sentiments.negative / Math.max(1, comments);

/** Themes as a table, with the examples of the one that has the focus beside it, and what is done with those chosen. */
function Found({ exploration }: { exploration: Exploration }) {
  const { themes, read } = exploration;
  const [sortName, setSort] = useUrlState('sort', 'share');
  const sort = THEME_SORTS.find((one) => one === sortName) ?? 'share';
  /** Places of themes that stand as one. */
  const [groups, setGroups] = useState<readonly (readonly number[])[]>(() => themes.map((_, at) => [at]));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string>();
  const shown = useMemo(
    () => groups.flatMap((group) => mergedTheme(themes, group, read) ?? []).sort(BY[sort]),
    [groups, themes, read, sort],
  );
  const ticked = shown.filter(({ variable }) => chosen.has(variable));
  const current = shown.find(({ variable }) => variable === focused) ?? shown[0];

  /** Joins the groups of these themes; ticks stay with what they became. */
  function merge(names: readonly string[]) {
    const places = names.map((name) => themes.findIndex((theme) => theme.name === name));
    const isPart = (group: readonly number[]) => group.some((place) => places.includes(place));
    const joined = groups.filter(isPart).flat();
    const one = mergedTheme(themes, joined, read);
    setGroups([...groups.filter((group) => !isPart(group)), joined]);
    if (one === undefined) return;
    setChosen(new Set([...chosen, one.variable]));
    setFocused(one.variable);
  }
  function split({ parts }: MergedTheme) {
    const places = parts.map((name) => themes.findIndex((theme) => theme.name === name));
    const kept = groups.filter((group) => !group.some((place) => places.includes(place)));
    setGroups([...kept, ...places.map((place) => [place])]);
  }
  function tick(variable: string) {
    const next = new Set(chosen);
    if (!next.delete(variable)) next.add(variable);
    setChosen(next);
  }

  if (themes.length === 0)
    return <EmptyState icon={<Compass />} title={TEXT.nothing} text={TEXT.nothingText} />;
  const areAll = ticked.length === shown.length;
  return (
    <>
      <header className="p-6 pb-4">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 className="font-semibold text-base">{TEXT.title}</h2>
            <p className="break-words text-muted text-sm">
              {exploration.fileName || ALL.runs.unnamed} ·{' '}
              {read < exploration.total
                ? TEXT.sampled(read, exploration.total)
                : TEXT.counted(exploration.total)}
            </p>
          </div>
          <ExportMenu
            label={ALL.results.export}
            address={(format) => exportAddress(exploration.explorationId, format)}
          />
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            size="small"
            onClick={() => setChosen(new Set(areAll ? [] : shown.map(({ variable }) => variable)))}
          >
            {areAll ? TEXT.tickNone : TEXT.tickAll(shown.length)}
          </Button>
          <Button
            size="small"
            icon={<Combine className="size-4" aria-hidden />}
            disabled={ticked.length < 2}
            onClick={() => merge(ticked.flatMap(({ parts }) => parts))}
          >
            {TEXT.merge(ticked.length)}
          </Button>
        </div>
      </header>
      <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ThemesTable
          themes={shown}
          sort={sort}
          onSort={setSort}
          chosen={chosen}
          onTick={tick}
          focused={current?.variable}
          onFocus={setFocused}
          onMerge={(theme, other) => merge([...theme.parts, other])}
          onSplit={split}
        />
        {current && <Examples theme={current} />}
      </div>
      <ReadingHelp lines={TEXT.readingText} />
      <ExplorationFoot runId={exploration.taskId} chosen={ticked.map(({ variable }) => variable)} />
    </>
  );
}

/** Comments that show a theme. */
function Examples({ theme }: { theme: MergedTheme }) {
  return (
    <aside
      aria-label={TEXT.examplesOf(theme.name)}
      aria-live="polite"
      className="min-w-0 border-base-300 border-t p-6 lg:border-l"
    >
      <h3 className="font-semibold text-sm">{TEXT.examplesOf(theme.name)}</h3>
      <p className="text-muted text-sm tabular-nums">{TEXT.commentsWith(commentsOf(theme))}</p>
      <ul className="mt-3 space-y-2">
        {theme.examples.map((example, place) => (
          <li
            key={example}
            lang={langOf(theme.exampleLanguages[place])}
            className="break-words border-base-300 border-l-2 pl-3 text-sm"
          >
            {example}
            {(theme.exampleCopies[place] ?? 0) > 0 && (
              <span className="block text-muted text-xs tabular-nums">
                {COPIES_TEXT.others(theme.exampleCopies[place] ?? 0)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </aside>
  );
}
