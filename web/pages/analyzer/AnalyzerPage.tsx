import { Tabs } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import {
  runAddress,
  runViewOf,
  TABS,
  type Tab,
  tabAddress,
  tabOf,
  taskOf,
} from '../../addresses/run-address.js';
import { classes } from '../../components/classes.js';
import { ChineseScreen } from '../../components/format/Written.js';
import { AnalyzerLinks } from '../../components/frame/AnalyzerLinks.js';
import { focusTitle, PageHeader } from '../../components/PageHeader.js';
import { ReportView } from '../reports/ReportView.js';
import { AccuracyView } from './accuracy/AccuracyView.js';
import { AgreementTab } from './agreement/AgreementTab.js';
import { TEXT } from './analyzer.texts.js';
import { CompareTab } from './compare/CompareTab.js';
import { ExploreTab } from './explore/ExploreTab.js';
import { LearnView } from './learn/LearnView.js';
import { PrepareView } from './prepare/PrepareView.js';
import { RelationsTab } from './relations/RelationsTab.js';
import { RunParts } from './run/RunParts.js';
import { RunView } from './run/RunView.js';

/** On a phone the tabs scroll sideways: the open one must be seen. */
const showTab = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** The tabs, what is prepared in them, and what they show, each under an address of its own. */
export function AnalyzerPage() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const tab = tabOf(search);
  const runId = taskOf(search);
  const { view, other } = runViewOf(search);
  /** Over a run the title and the tabs take one line. */
  const isShown = runId !== null;
  // Not the whole search: a filter that is written into the address leaves the focus where it is.
  const screen = [tab, runId, view, other].join(' ');
  const before = useRef(screen);
  // The button that started a run is gone with the form.
  useEffect(() => {
    if (before.current !== screen) focusTitle();
    before.current = screen;
  }, [screen]);
  return (
    <ChineseScreen>
      <Tabs.Root
        value={tab}
        activationMode="manual"
        onValueChange={(next) => navigate(tabAddress(next as Tab))}
      >
        <div
          className={classes(
            'print:hidden',
            isShown && 'mb-3 flex flex-wrap items-center gap-x-5 border-base-300 border-b max-sm:mb-2',
          )}
        >
          <PageHeader
            title={TEXT.title}
            actions={isShown ? undefined : <AnalyzerLinks />}
            isSmall={isShown}
          />
          <Tabs.List
            aria-label={TEXT.title}
            className={classes(
              'flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none]',
              !isShown && 'mb-5 border-base-300 border-b',
            )}
          >
            {TABS.map((one) => (
              <Tabs.Trigger
                key={one}
                value={one}
                ref={one === tab ? showTab : undefined}
                className={classes(
                  '-mb-px -outline-offset-2 cursor-pointer whitespace-nowrap border-transparent border-b-2 font-medium text-sm data-[state=active]:border-primary data-[state=active]:text-primary',
                  isShown ? 'px-2 py-1.5' : 'px-3.5 py-2.5',
                )}
              >
                {TEXT.tabs[one]}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </div>
        <Tabs.Content value="topic" tabIndex={-1}>
          {runId !== null && view !== undefined && <RunParts runId={runId} />}
          {runId === null ? (
            <PrepareView />
          ) : view === 'accuracy' ? (
            <AccuracyView key={runId} runId={runId} />
          ) : view === 'agreement' ? (
            <AgreementTab key={runId} runId={runId} other={other} />
          ) : view === 'report' ? (
            <ReportView key={runId} of="run" id={runId} back={runAddress(runId)} />
          ) : view === 'learning' ? (
            <LearnView key={runId} runId={runId} />
          ) : (
            <RunView key={runId} runId={runId} />
          )}
        </Tabs.Content>
        <Tabs.Content value="reactions" tabIndex={-1}>
          <ExploreTab />
        </Tabs.Content>
        <Tabs.Content value="relations" tabIndex={-1}>
          <RelationsTab />
        </Tabs.Content>
        <Tabs.Content value="compare" tabIndex={-1}>
          <CompareTab />
        </Tabs.Content>
      </Tabs.Root>
    </ChineseScreen>
  );
}
