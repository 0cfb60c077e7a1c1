import { MAX_VARIABLES } from '@smops/core/analyzer/analyzer.constants.js';
import { ArrowLeft, ArrowRight, Compass, ListPlus } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../components/Button.js';
import { EmptyState } from '../../../components/feedback/EmptyState.js';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { Skeleton } from '../../../components/feedback/Skeleton.js';
import { ExportMenu } from '../../../components/table/ExportMenu.js';
import { explorationAtom, exportAddress } from '../../../state/analyzer/explorations.js';
import { variablesAtom } from '../../../state/analyzer/prepared.js';
import { addParts, hasVariable } from '../../../state/analyzer/variables.model.js';
import { useAtom, useAtomValue } from '../../../state/atoms.js';
import { toast } from '../../../state/toasts.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { INSIGHT } from '../insight.texts.js';
import { ReadingHelp } from '../ReadingHelp.js';
import { tabAddress } from '../run-address.js';
import { ThemeItem } from './ThemeItem.js';

const TEXT = INSIGHT.explore;

/** What one exploration found, under an address of its own; each theme becomes a variable of the topic tab by a click. */
export function ExplorationView({ id }: { id: string }) {
  const atom = useMemo(() => explorationAtom(id), [id]);
  const { data, error } = useAtomValue(atom);
  const [variables, setVariables] = useAtom(variablesAtom);
  const themes = data?.themes ?? [];
  const open = themes.filter((theme) => !hasVariable(variables, theme.variable));
  const largest = Math.max(0.01, ...themes.map((theme) => theme.high));

  function add(texts: string[], done: (count: number) => string) {
    const added = addParts(variables, texts);
    setVariables(added.variables);
    const count = added.variables.length - variables.length;
    if (added.left > 0) toast({ tone: 'destructive', title: TEXT.full(MAX_VARIABLES) });
    else toast({ title: done(count) });
  }

  return (
    <div className="space-y-4">
      <Link href={tabAddress('reactions')} className="btn btn-ghost btn-sm -ml-3 font-medium text-sm">
        <ArrowLeft className="size-4" aria-hidden />
        {TEXT.back}
      </Link>
      <section className="panel min-h-96" aria-label={TEXT.title}>
        {!data ? (
          error ? (
            <ErrorState
              title={TEXT.loadFailed}
              error={error}
              onRetry={() => void atom.refetch()}
              retryLabel={ALL.run.retry}
            />
          ) : (
            <Skeleton />
          )
        ) : (
          <>
            <header className="p-6 pb-4">
              <div className="flex items-start justify-between gap-4">
                <div className="min-w-0">
                  <h2 className="font-semibold text-base">{TEXT.title}</h2>
                  <p className="break-words text-muted text-sm">
                    {data.fileName || ALL.runs.unnamed} ·{' '}
                    {data.read < data.total ? TEXT.sampled(data.read, data.total) : TEXT.counted(data.total)}
                  </p>
                </div>
                <ExportMenu label={ALL.results.export} address={(format) => exportAddress(id, format)} />
              </div>
              {themes.length > 0 && (
                <div className="mt-4 flex flex-wrap gap-2">
                  <Button
                    icon={<ListPlus className="size-4" aria-hidden />}
                    disabled={open.length === 0}
                    onClick={() =>
                      add(
                        open.map((theme) => theme.variable),
                        TEXT.allAdded,
                      )
                    }
                  >
                    {TEXT.addAll(open.length)}
                  </Button>
                  {variables.length > 0 && (
                    <Link href={tabAddress('topic')} className="btn btn-primary font-medium text-sm">
                      {TEXT.go(variables.length)}
                      <ArrowRight className="size-4" aria-hidden />
                    </Link>
                  )}
                </div>
              )}
            </header>
            {themes.length === 0 ? (
              <EmptyState icon={<Compass />} title={TEXT.nothing} text={TEXT.nothingText} />
            ) : (
              <ul aria-label={TEXT.list} className="border-base-300 border-t">
                {themes.map((theme) => (
                  <ThemeItem
                    key={theme.variable}
                    theme={theme}
                    scale={largest}
                    isAdded={hasVariable(variables, theme.variable)}
                    onAdd={() => add([theme.variable], () => TEXT.addedToast(theme.name))}
                  />
                ))}
              </ul>
            )}
            <ReadingHelp lines={TEXT.readingText} />
          </>
        )}
      </section>
    </div>
  );
}
